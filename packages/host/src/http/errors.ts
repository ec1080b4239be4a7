import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error with the status of its answer. Its message is part of the answer. */
export class HttpError extends Error {
  readonly status: number
  /** Seconds after which a client may ask again. */
  readonly retryAfter: number | undefined

  constructor(message: string, status: number, { retryAfter }: { retryAfter?: number } = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Whether an error has a status. Those of an API need not be of this class. */
export const hasStatus = (error: unknown): error is HttpError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** Seconds after which a client may ask again, by status, unless the error gives another time. */
const waits: Record<number, number> = { 429: 60, 503: 2 }

/**
 * Answers an error as `{ message, code }`. An error without a status is logged and answered 500, without its cause.
 * @requirement ENT-02, RELIABILITY 17
 */
export function sendError(c: Context, error: unknown, wait?: number): Response {
  if (!hasStatus(error)) console.error(`${c.req.method} ${c.req.path}:`, error)
  const { message, status, retryAfter } = hasStatus(error) ? error : new HttpError('Error', 500)
  const seconds = wait ?? retryAfter ?? waits[status]
  return c.json({ message, code: status }, status as ContentfulStatusCode, {
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...(waits[status] && { 'Retry-After': `${seconds}` }),
  })
}
