/**
 * The development server: `npm run dev`. Blocks and pages come from source with hot reload; a change of content reloads the page.
 * The site is loaded by Vite too, because it imports components of the library and Node cannot read their `.tsx` sources.
 */
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServerWithTimeouts, exitOnFailure, listen, secretsFrom } from '@brand/host'
import { getRequestListener } from '@hono/node-server'
import { createDevMiddleware } from 'vike/server'
import { isRunnableDevEnvironment } from 'vite'
import { readEnv } from './env.ts'
import { escape } from '../i18n/escape.ts'
import { requestLimits } from './http/body-limits.ts'
import { openInquiries } from './inquiries/open.ts'
import type * as Site from '../host.ts'

/** Renders the error in place of the page. Vite's client reloads it when a file has changed. */
const reasonPage = (reason: string) =>
  `<!doctype html><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escape(reason)}</pre>`

async function start(): Promise<void> {
  const env = readEnv()
  const root = fileURLToPath(new URL('..', import.meta.url))
  const started = Promise.withResolvers<RequestListener>()
  const server = createServerWithTimeouts(
    (request, response) => void started.promise.then((answer) => answer(request, response)),
    undefined,
    requestLimits,
  )
  await listen(server, env)

  // Hot reload uses the same port: Vite's default port may belong to another project.
  const { devMiddleware, viteServer } = await createDevMiddleware({ root, viteConfig: { server: { hmr: { server } } } })
  const { ssr } = viteServer.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment that can import modules.')
  const { createSite } = await ssr.runner.import<typeof Site>(fileURLToPath(new URL('../host.ts', import.meta.url)))
  const { app, api } = await createSite({
    env,
    inquiries: await openInquiries(env),
    downloadSecrets: env.downloadSecrets ?? secretsFrom(env.dataDir),
    dev: true,
  })
  app.onError((error, c) => {
    console.error(error)
    return c.html(reasonPage(error.stack ?? error.message), 500)
  })
  await api.ready
  api.onChange(() => viteServer.ws.send({ type: 'full-reload' }))
  const pages = getRequestListener(app.fetch)
  started.resolve((request, response) => devMiddleware(request, response, () => void pages(request, response)))
  console.log(`The site is ready at http://${env.host}:${env.port}/ (development)`)
}

process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0))
await exitOnFailure(start)
