import type { PageContextServer } from 'vike/types'
import { messages } from '../messages/index.ts'

/** An error page's status and message: what the API answered, or what is known of a fault. */
export interface Reason {
  status: number
  message: string
}

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'status' in value

/** Why an error page is shown; the two common messages are in the visitor's language. */
export function reasonOf({ abortReason, is404, site }: PageContextServer): Reason {
  const text = messages[site.locale]
  const { status, message } = isReason(abortReason) ? abortReason : { status: is404 ? 404 : 500, message: '' }
  if (status === 404) return { status, message: text.notFound }
  return { status, message: status === 500 || !message ? text.error : message }
}
