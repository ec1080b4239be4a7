import type { Document } from './documents.ts'

/** An item that was found, with its words that matched. */
export interface Hit {
  id: string
  terms: string[]
}

/** What the thread of the index can be asked, and what it answers. */
export interface Requests {
  /** Takes an index of so many documents from a file. Answers whether there was one. */
  open: { ask: { locale: string; file: string; documents: number }; answer: boolean }
  change: { ask: { locale: string; add: Document[]; remove: string[] }; answer: void }
  save: { ask: { locale: string; file: string }; answer: void }
  find: { ask: { locale: string; keyword: string; types: readonly string[]; limit: number }; answer: Hit[] }
}

export interface Message<Name extends keyof Requests = keyof Requests> {
  number: number
  name: Name
  ask: Requests[Name]['ask']
}

export type Reply = { number: number; answer: unknown } | { number: number; error: string }
