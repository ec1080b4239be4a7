import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, errorAnswer, type ErrorBody, type ErrorCode } from '@brand/content'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { bodyGuard } from './body-guard.ts'
import { addOpenApi } from './openapi/index.ts'
import type { CallOptions } from './routes/call.ts'
import { addCalls } from './routes/index.ts'
import type { SearchOptions } from './routes/search.ts'
import type { Search } from './search/index.ts'

/** Headers by status; Retry-After is in seconds. */
const headersOf: Partial<Record<number, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD' },
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': '2' },
}

function sendError(c: Context, message: string, code: ErrorCode, fields?: ErrorBody['fields']): Response {
  const body: ErrorBody = { message, code, ...(fields && { fields }) }
  return c.json(body, code, { 'Cache-Control': 'no-store', ...headersOf[code] })
}

const isErrorCode = (status: number): status is ErrorCode => errorAnswer.shape.code.safeParse(status).success

/** The API as an app; every error is `{ message, code }` and does not reveal its cause (ENT-02, RELIABILITY 17). */
export function createApp(options: CallOptions & SearchOptions & { search: Search; log: (line: string) => void }) {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields = Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
      const [[name, message]] = Object.entries(fields) as [[string, string]]
      return sendError(c, `${name}: ${message}`, 400, fields)
    },
  })
  // Only for the API: for a film beside it, each range request would read the whole file to compute the tag.
  app.use('/api/*', etag())
  app.use('/api/*', bodyGuard(app as unknown as Hono))
  const examples = addCalls(app, options, options.search)
  addOpenApi(app, { examples, snapshot: options.snapshot })
  app.notFound((c) => sendError(c, 'Not found', 404))
  app.onError((error, c) => {
    if (error instanceof ApiError && isErrorCode(error.status)) return sendError(c, error.message, error.status, error.fields)
    options.log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
    return sendError(c, 'Error', 500)
  })
  return app
}
