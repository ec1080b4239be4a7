/** The development server: `npm run dev`. Blocks and pages come from source with hot reload; a change of content reloads the page. */
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createDevMiddleware } from 'vike/server'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'
import { createSite } from './site.ts'

const env = readEnv()
const root = fileURLToPath(new URL('..', import.meta.url))
const { devMiddleware, viteServer } = await createDevMiddleware({ root })
const { app, api } = await createSite({ env, isReady: () => true, dev: true })
api.onChange(() => viteServer.ws.send({ type: 'full-reload' }))

const answer = getRequestListener(app.fetch)
await listen((request, response) => devMiddleware(request, response, () => void answer(request, response)), env)
process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0))
console.log(`The site is ready at http://${env.host}:${env.port}/ (development)`)
