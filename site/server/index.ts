/** The production server: `npm start`. */
import './production.ts'
import { iconFiles } from '../icons.ts'
import { createSite } from './site.ts'
import { createPageCache } from './page-cache.ts'
import { readEnv } from './env.ts'
import { createFront } from './front.ts'
import { listen, stopGracefully } from './listen.ts'
import { builtFiles, builtIcons } from './static.ts'
import { createTrust } from './trust.ts'

const { entry } = { entry: '../dist/server/entry.mjs' }
await import(entry).catch(() => {
  console.error('The site is not built yet: run npm run build, or npm start, which does.')
  process.exit(1)
})

const env = readEnv()
const trust = createTrust(env)
let isStopping = false
const { app, api } = await createSite({
  env,
  trust,
  cache: createPageCache(),
  isReady: () => !isStopping,
  files(app) {
    app.get('/assets/*', builtFiles(), (c) => c.notFound())
    for (const { path } of iconFiles) app.get(path, builtIcons(), (c) => c.notFound())
  },
})
const server = createFront({ trust, fetch: app.fetch })
await listen(server, env)
stopGracefully(server, () => (isStopping = true))
// Until there is content, and where there can be none yet, pages are answered 503.
await api.ready.then(
  () => console.log(`The site is ready at http://${env.host}:${env.port}/`),
  (error: Error) => console.error(`There is no content yet: ${error.message}`),
)
