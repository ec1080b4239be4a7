import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface ErrorOptions {
  /** Seconds after which a client may ask again. Default: that of the status. */
  retryAfter?: number | undefined
  /** Problem of each rejected field. */
  fields?: Record<string, string> | undefined
  /** Reason for the rejection of a form, for the visitor. */
  failure?: string | undefined
}

/** An error with the status of its answer. Its message is part of the answer. */
export class HttpError extends Error {
  readonly status: number
  readonly retryAfter: ErrorOptions['retryAfter']
  readonly fields: ErrorOptions['fields']
  readonly failure: ErrorOptions['failure']

  constructor(message: string, status: number, { retryAfter, fields, failure }: ErrorOptions = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.retryAfter = retryAfter
    this.fields = fields
    this.failure = failure
  }
}

/** Whether an error has a status. Those of an API need not be of this class. */
export const hasStatus = (error: unknown): error is HttpError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** Seconds after which a client may ask again, by status, unless the error gives another time. */
const waits: Record<number, number> = { 429: 60, 503: 2 }

interface HeaderOptions {
  /** Methods that the path has, for 405. Default `GET, HEAD`. */
  allow?: string
  /** Seconds after which a client may ask again, for 429 and 503. Default: 60 and 2. */
  retryAfter?: number | undefined
}

/** Returns the headers of an answer that is an error, by its status. */
export const errorHeaders = (status: number, { allow = 'GET, HEAD', retryAfter = waits[status] }: HeaderOptions = {}) => ({
  'Cache-Control': 'no-store',
  ...(status === 405 && { Allow: allow }),
  ...(waits[status] && { 'Retry-After': `${retryAfter}` }),
})

/** Whether a request failed because its client went away before its body was read, in the terms of Node. */
const isEndedByClient = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'

/**
 * Answers an error as `{ message, code }`, with the problems of fields. An error without a status is logged and answered 500, without
 * its cause. Anybody can end a request, so that takes one line of the log.
 * @requirement ENT-02, RELIABILITY 17
 */
export function sendError(c: Context, error: unknown, options: HeaderOptions = {}): Response {
  if (!hasStatus(error))
    console.error(`${c.req.method} ${c.req.path}:`, isEndedByClient(error) ? 'the client aborted the request.' : error)
  const { message, status, retryAfter, fields, failure } = hasStatus(error) ? error : new HttpError('Error', 500)
  return c.json(
    { message, code: status, ...(fields && { fields }), ...(failure && { failure }) },
    status as ContentfulStatusCode,
    errorHeaders(status, { retryAfter, ...options }),
  )
}
