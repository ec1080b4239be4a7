import type { PageContextServer } from 'vike/types'
import { messages } from '../messages/index.ts'

/** An error page's status and message: what the API answered, or what is known of a fault. */
export interface Reason {
  status: number
  message: string
}

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'status' in value

/** Why an error page is shown; what the common errors say is in the visitor's language. */
export function reasonOf({ abortReason, is404, request }: PageContextServer): Reason {
  const texts: Partial<Record<number, string>> = messages[request.locale].errors
  const { status, message } = isReason(abortReason) ? abortReason : { status: is404 ? 404 : 500, message: '' }
  return { status, message: texts[status] ?? (message || messages[request.locale].errors[500]) }
}
