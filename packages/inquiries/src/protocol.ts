import type { Name } from './calls.ts'

export interface Message {
  number: number
  name: Name | 'close'
  params: unknown
}

export type Reply = { number: number; result: unknown } | { number: number; error: string; isMoved: boolean }

/** What the thread that writes is started with. */
export interface Start {
  file: string
  /** Whether it may make the file; not once there was one. */
  mayMake: boolean
}
