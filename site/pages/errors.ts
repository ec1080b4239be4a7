import type { PageContextServer } from 'vike/types'
import { messages } from '../i18n/index.ts'

/** An error page's status and message: those of the API's answer, or of any other error. */
export interface Reason {
  status: number
  message: string
}

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'status' in value

/** Status and text of an error page; the common errors have a text in the visitor's language. */
export function reasonOf({ abortReason, is404, request }: PageContextServer): Reason {
  const texts: Partial<Record<number, string>> = messages[request.locale].errors
  const { status, message } = isReason(abortReason) ? abortReason : { status: is404 ? 404 : 500, message: '' }
  return { status, message: texts[status] ?? (message || messages[request.locale].errors[500]) }
}
