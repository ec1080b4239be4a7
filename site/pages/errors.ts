import { routeAt } from '@brand/content/routes'
import type { PageContextServer } from 'vike/types'
import { messages } from '../i18n/index.ts'

/** An error page's status and message: those of the API's answer, or of any other error. */
export interface Reason {
  status: number
  message: string
}

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'status' in value

/**
 * Status and text of an error page; the common errors have a text in the visitor's language. An address that is of no kind of its own
 * has another text than one of a record that is not there.
 * @requirement ERR-01, ERR-02, ERR-09
 */
export function toReason({ abortReason, is404, request, urlPathname }: PageContextServer): Reason {
  const { errors, routeNotFound } = messages[request.locale]
  const texts: Partial<Record<number, string>> = errors
  const { status, message } = isReason(abortReason) ? abortReason : { status: is404 ? 404 : 500, message: '' }
  if (status === 404 && routeAt(urlPathname).name === 'content') return { status, message: routeNotFound }
  return { status, message: texts[status] ?? (message || errors[500]) }
}
