import type { Name } from './calls.ts'

export interface Message {
  number: number
  name: Name
  params: unknown
}

export type Reply = { number: number; result: unknown } | { number: number; error: string }
