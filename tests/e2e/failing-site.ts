/** The built site over an API that fails where the path says so: `/fails-503` with 503, `/fails` without a reason. */
import { ApiError, type Client } from '@brand/content'
import { getRequestListener } from '@hono/node-server'
import { readEnv } from '../../site/server/env.ts'
import { inProcess } from '../../site/server/in-process.ts'
import { listen } from '../../site/server/listen.ts'
import { createPageCache } from '../../site/server/page-cache.ts'
import { createSite } from '../../site/server/site.ts'
import { builtFiles } from '../../site/server/static.ts'

const entry = '../../site/dist/server/entry.mjs'
await import(entry)

function fail(slug: string): void {
  const [, code] = /^\/?fails(?:-(\d+))?$/.exec(slug) ?? []
  if (code) throw new ApiError(`In other words: ${code}`, Number(code))
  if (slug.endsWith('fails')) throw new TypeError('secret')
}

const env = readEnv()
const { app } = await createSite({
  env,
  cache: createPageCache(),
  isReady: () => true,
  files: (files) => files.get('/assets/*', builtFiles(), (c) => c.notFound()),
  clientOf(api): Client {
    const client = inProcess(api)
    return {
      ...client,
      page: async (ask) => (fail(ask.slug), client.page(ask)),
      search: async (ask) => (fail(ask.keyword), client.search(ask)),
    }
  },
})
await listen(getRequestListener(app.fetch), env)
