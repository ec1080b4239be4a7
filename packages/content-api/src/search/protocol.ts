import type { Locale } from '@brand/content'
import type { Document } from './documents.ts'

/** An item that was found, with those of its words that matched. */
export interface Hit {
  id: string
  terms: string[]
  /** It has most of the typed words, and not all; then no item has all of them. */
  partial: boolean
}

/** The calls of the search worker. */
export interface Requests {
  change: { params: { locale: Locale; add: Document[]; remove: string[] }; result: void }
  find: { params: { locale: Locale; keyword: string; types: readonly string[]; limit: number }; result: Hit[] }
}

export interface Message<Name extends keyof Requests = keyof Requests> {
  number: number
  name: Name
  params: Requests[Name]['params']
}

export type Reply = { number: number; result: unknown } | { number: number; error: string }
