/** Starts the production server, see index.ts. */
import { builtFiles, exitOnFailure, fixedFiles, openMetrics, secretsFrom } from '@brand/host'
import { createSite } from '../host.ts'
import { readEnv } from './env.ts'
import { builtFolder, noticesPath } from './files.ts'
import { iconFiles } from './icon-files.ts'
import { openInquiries } from './inquiries/open.ts'
import { routeKinds } from './kind-of-route.ts'

async function start(): Promise<void> {
  const env = readEnv()
  // The pages, as Vike has built them.
  await import(new URL('../dist/server/entry.mjs', import.meta.url).href)
  const inquiries = await openInquiries(env)
  const metrics = await openMetrics(env, routeKinds)
  metrics?.observe({ inquiries })
  const { api, listen, prerender } = await createSite({
    env,
    inquiries,
    metrics,
    downloadSecrets: env.downloadSecrets ?? secretsFrom(env.dataDir),
    files(app) {
      app.get('/assets/*', builtFiles(builtFolder), (c) => c.notFound())
      app.get(noticesPath, fixedFiles(builtFolder, 'text/plain; charset=utf-8'), (c) => c.notFound())
      for (const { path } of iconFiles) app.get(path, fixedFiles(builtFolder), (c) => c.notFound())
    },
  })
  await listen({ stopping: inquiries.stop, stopped: inquiries.close })
  if (!env.inquiryUrl)
    console.log(
      `INQUIRY_URL is not set: inquiries are stored in ${env.databaseUrl ? 'the database' : env.dataDir}. Set it to deliver them.`,
    )
  // Until there is content pages are answered 503.
  await api.ready.then(
    () => console.log(`The site is ready at http://${env.host}:${env.port}/`),
    (error: Error) => console.error(`The content is not loaded yet: ${error.message}`),
  )
  if (!env.rendersAhead) return
  const begun = performance.now()
  const count = await prerender()
  if (count !== undefined) console.log(`${count} pages are prerendered, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

await exitOnFailure(start)
