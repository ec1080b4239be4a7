import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError } from '@brand/content'
import { etag } from 'hono/etag'
import { addOpenApi } from './openapi/index.ts'
import type { CallOptions } from './routes/call.ts'
import { addCalls } from './routes/index.ts'
import type { SearchOptions } from './routes/search.ts'
import type { Search } from './search/index.ts'
import { sendError } from './send-error.ts'

/**
 * The API as an app; every error is `{ message, code }` and does not reveal its cause.
 * @requirement ENT-02, RELIABILITY 17
 */
export function createApp(options: CallOptions & SearchOptions & { search: Search; log: (line: string) => void }) {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields = Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
      const [[name, message]] = Object.entries(fields) as [[string, string]]
      return sendError(c, new ApiError(`${name}: ${message}`, 400, { fields }))
    },
  })
  // Only for the API: for a film beside it, each range request would read the whole file to compute the tag.
  app.use('/api/*', etag())
  const examples = addCalls(app, options, options.search)
  addOpenApi(app, { examples, snapshot: options.snapshot })
  app.notFound((c) => sendError(c, new ApiError('Not found', 404)))
  app.onError((error, c) => sendError(c, error, options.log))
  return app
}
