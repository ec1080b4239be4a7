/** The production server: `npm start`. */
import { getRequestListener } from '@hono/node-server'
import { iconFiles } from '../icons.ts'
import { createSite } from './site.ts'
import { createPageCache } from './page-cache.ts'
import { readEnv } from './env.ts'
import { headerSetter, securityHeaders } from './headers.ts'
import { listen, stopGracefully } from './listen.ts'
import { builtFiles, builtIcons } from './static.ts'

// React is several times slower without it.
process.env.NODE_ENV ??= 'production'
const { entry } = { entry: '../dist/server/entry.mjs' }
await import(entry).catch(() => {
  console.error('The site is not built yet: run npm run build, or npm start, which does.')
  process.exit(1)
})

const env = readEnv()
let ready = true
const { app } = await createSite({
  env,
  cache: createPageCache(),
  isReady: () => ready,
  files(app) {
    app.get('/assets/*', builtFiles(), (c) => c.notFound())
    for (const { path } of iconFiles) app.get(path, builtIcons(), (c) => c.notFound())
  },
})
const setHeaders = headerSetter(securityHeaders(env.baseUrl))
const answer = getRequestListener(app.fetch)
const server = await listen((request, response) => {
  setHeaders(response)
  void answer(request, response)
}, env)
stopGracefully(server, () => (ready = false))
console.log(`The site is ready at http://${env.host}:${env.port}/`)
