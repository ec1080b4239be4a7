import type { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, apiPaths } from '@brand/content'
import type { OpenApiDocument } from './document.ts'
import { withExamples, type ExampleOptions } from './examples.ts'

const config = {
  openapi: '3.1.0',
  info: { title: 'Content', version: '1', description: 'The content of the site, by locale. All calls are GET.' },
}

/** Adds the OpenAPI document of all calls as JSON, at both of its addresses. */
export function addOpenApi(app: OpenAPIHono, options: ExampleOptions): void {
  const document = withExamples(app, () => app.getOpenAPI31Document(config) as unknown as OpenApiDocument, options)
  for (const path of [apiPaths.openapi, apiPaths.docs]) {
    app.get(path, async (c) => c.json(await document(), 200, { 'Cache-Control': 'public, no-cache' }))
    app.all(path, () => {
      throw new ApiError('Method not allowed', 405)
    })
  }
}
