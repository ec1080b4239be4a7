import { ApiError, errorAnswer, type ErrorBody, type ErrorCode } from '@brand/content'
import type { Context } from 'hono'

/** Seconds after which a client may ask again, by status. */
const waits: Record<number, number> = { 429: 60, 503: 2 }

const isErrorCode = (status: number): status is ErrorCode => errorAnswer.shape.code.safeParse(status).success

/**
 * Answers an error as `{ message, code }`, with what is wrong with fields. Any other error than an `ApiError` is logged, by default
 * with `console.error`, and answered 500, without its cause.
 * @requirement ENT-02, RELIABILITY 17
 */
export function sendError(c: Context, error: unknown, log: (line: string) => void = console.error): Response {
  const apiError = error instanceof ApiError && isErrorCode(error.status) ? error : undefined
  if (!apiError) log(`${c.req.method} ${c.req.path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  const { message, status, fields } = apiError ?? new ApiError('Error', 500)
  const body: ErrorBody = { message, code: status as ErrorCode, ...(fields && { fields }) }
  return c.json(body, body.code, {
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...(waits[status] && { 'Retry-After': `${waits[status]}` }),
  })
}
