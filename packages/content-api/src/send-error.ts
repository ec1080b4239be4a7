import { ApiError, errorAnswer, type ErrorBody, type ErrorCode } from '@brand/content'
import type { Context } from 'hono'

interface SendOptions {
  /** Methods that the call knows, for 405. Default `GET, HEAD`. */
  allow?: string
  /** Seconds after which a client may ask again. Default 60 with a 429, 2 with a 503. */
  retryAfter?: number
  /** Logs what is no `ApiError`. Default `console.error`. */
  log?: (line: string) => void
}

/** The headers of an answer that is an error, by its status. */
export const errorHeaders = (status: number, { allow = 'GET, HEAD', retryAfter }: SendOptions = {}) => ({
  'Cache-Control': 'no-store',
  ...(status === 405 && { Allow: allow }),
  ...(status === 429 && { 'Retry-After': `${retryAfter ?? 60}` }),
  ...(status === 503 && { 'Retry-After': `${retryAfter ?? 2}` }),
})

const isErrorCode = (status: number): status is ErrorCode => errorAnswer.shape.code.safeParse(status).success

/** Whether a request failed because its client went away before its body was read, in the terms of Node. */
const isEndedByClient = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'

/** Describes an error for the log. Anybody can end a request, so that takes one line. */
function describeError(error: unknown): string {
  if (isEndedByClient(error)) return 'the client aborted the request.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Answers an error as `{ message, code }`, with what is wrong with fields. Any other error than an `ApiError` is logged and
 * answered 500, without its cause.
 * @requirement ENT-02, RELIABILITY 17
 */
export function sendError(c: Context, error: unknown, options: SendOptions = {}): Response {
  const { log = (line: string) => console.error(line) } = options
  const apiError = error instanceof ApiError && isErrorCode(error.status) ? error : undefined
  if (!apiError) log(`${c.req.method} ${c.req.path}: ${describeError(error)}`)
  const { message, status, fields, failure, retryAfter } = apiError ?? new ApiError('Error', 500)
  const body: ErrorBody = { message, code: status as ErrorCode, ...(fields && { fields }), ...(failure && { failure }) }
  return c.json(body, body.code, errorHeaders(status, { ...(retryAfter && { retryAfter }), ...options }))
}
