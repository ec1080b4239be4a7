/** The development server: `npm run dev`. Blocks and pages come from source with hot reload; a change of content reloads the page. */
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createDevMiddleware } from 'vike/server'
import { readEnv } from './env.ts'
import { listen } from './http/listen.ts'
import { createServerWithTimeouts } from './http/timeouts.ts'
import { createSite } from './site.ts'
import { createProxyTrust } from './http/proxy-trust.ts'

const env = readEnv()
const root = fileURLToPath(new URL('..', import.meta.url))
const started = Promise.withResolvers<RequestListener>()
const server = createServerWithTimeouts((request, response) => void started.promise.then((answer) => answer(request, response)))
await listen(server, env)

// Hot reload uses the same port: Vite's default port may belong to another project.
const { devMiddleware, viteServer } = await createDevMiddleware({ root, viteConfig: { server: { hmr: { server } } } })
const { app, api } = await createSite({ env, trust: createProxyTrust(env), isReady: () => true, dev: true })
await api.ready
api.onChange(() => viteServer.ws.send({ type: 'full-reload' }))
const pages = getRequestListener(app.fetch)
started.resolve((request, response) => devMiddleware(request, response, () => void pages(request, response)))

process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0))
console.log(`The site is ready at http://${env.host}:${env.port}/ (development)`)
