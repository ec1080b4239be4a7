import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, apiPaths, errorAnswer, type ErrorBody, type ErrorCode, type Locale } from '@brand/content'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { addCall } from './routes/answer.ts'
import { generalCall } from './routes/general.ts'
import { organizationCall } from './routes/organization.ts'
import { pagesCall } from './routes/pages.ts'
import type { Snapshot } from './snapshot.ts'

/** Headers that belong to a status. Seconds for Retry-After. */
const headersOf: Partial<Record<number, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD' },
  503: { 'Retry-After': '2' },
}

function sendError(c: Context, message: string, code: ErrorCode): Response {
  const body: ErrorBody = { message, code }
  return c.json(body, code, { 'Cache-Control': 'no-store', ...headersOf[code] })
}

const isErrorCode = (status: number): status is ErrorCode => errorAnswer.shape.code.safeParse(status).success

/** The API as an app of its own; every error is `{ message, code }` and tells nothing of its cause (ENT-02, RELIABILITY 17). */
export function createApp(options: {
  locales: readonly Locale[]
  snapshot: () => Snapshot | undefined
  log: (line: string) => void
}) {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const [issue] = result.error.issues
      return sendError(c, `${issue!.path.join('.')}: ${issue!.message}`, 400)
    },
  })
  app.use(etag())
  addCall(app, generalCall, options)
  addCall(app, pagesCall, options)
  addCall(app, organizationCall, options)
  app.doc31(apiPaths.openapi, {
    openapi: '3.1.0',
    info: { title: 'Content', version: '1', description: 'The content of the site, by locale.' },
  })
  app.all(apiPaths.openapi, () => {
    throw new ApiError('Method not allowed', 405)
  })
  app.notFound((c) => sendError(c, 'Not found', 404))
  app.onError((error, c) => {
    if (error instanceof ApiError && isErrorCode(error.status)) return sendError(c, error.message, error.status)
    options.log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
    return sendError(c, 'Error', 500)
  })
  return app
}
