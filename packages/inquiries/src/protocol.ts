import type { Name } from './calls.ts'

/** Names of the calls of the thread. They are listed here so that the server's own thread need not load the query builder. */
export const names = Object.keys({
  add: true,
  backup: true,
  check: true,
  claim: true,
  count: true,
  deleteSentFiles: true,
  erase: true,
  file: true,
  forget: true,
  list: true,
  noteMissing: true,
  oldest: true,
  oldestDead: true,
  overdue: true,
  purge: true,
  release: true,
  resend: true,
  restore: true,
  settle: true,
} satisfies Record<Name, true>) as Name[]

export interface Message {
  number: number
  name: Name | 'close'
  params: unknown
}

export type Reply = { number: number; result: unknown } | { number: number; error: string; isMoved: boolean }

/** Parameters that start the thread that writes. */
export interface Start {
  file: string
  /** Whether it may make the file; not once there was one. */
  mayMake: boolean
}
