/** Starts the production server, see index.ts. */
import type { Inquiries } from '@brand/inquiries'
import {
  builtFiles,
  fixedFiles,
  createHttpServer,
  createProxyTrust,
  exitOnFailure,
  listen,
  secretsFrom,
  stopGracefully,
} from '@brand/host'
import type { Metrics } from '@brand/host/metrics'
import { iconFiles } from './icon-files.ts'
import { createSite } from './site.ts'
import { readEnv, type Env } from './env.ts'
import { builtFolder, noticesPath } from './files.ts'
import { requestLimits } from './http/body-limits.ts'
import { toSecurity } from './http/policy.ts'
import { routeKinds } from './kind-of-route.ts'
import { openInquiries } from './inquiries/open.ts'

/** Without a port nothing is counted, and what counts is not loaded. */
async function startMetrics({ metricsHost: host, metricsPort: port }: Env, inquiries: Inquiries): Promise<Metrics | undefined> {
  if (port === undefined) return undefined
  const { createMetrics, createMetricsServer } = await import('@brand/host/metrics')
  const metrics = createMetrics(routeKinds)
  metrics.observe({ inquiries })
  await listen(createMetricsServer(metrics), { host, port }, 'METRICS_PORT')
  return metrics
}

async function start(): Promise<void> {
  const env = readEnv()
  // The pages, as Vike has built them.
  await import(new URL('../dist/server/entry.mjs', import.meta.url).href)
  const trust = createProxyTrust(env)
  const inquiries = await openInquiries(env)
  const metrics = await startMetrics(env, inquiries)
  let isStopping = false
  const { app, api, prerender, answerCached } = await createSite({
    env,
    trust,
    inquiries,
    metrics,
    downloadSecrets: env.downloadSecrets ?? secretsFrom(env.dataDir),
    isReady: () => !isStopping && inquiries.problem() !== 'moved',
    files(app) {
      app.get('/assets/*', builtFiles(builtFolder), (c) => c.notFound())
      app.get(noticesPath, fixedFiles(builtFolder, 'text/plain; charset=utf-8'), (c) => c.notFound())
      for (const { path } of iconFiles) app.get(path, fixedFiles(builtFolder), (c) => c.notFound())
    },
  })
  const server = createHttpServer({
    trust,
    security: toSecurity(env.previewFrames),
    limits: requestLimits,
    fetch: app.fetch,
    answerCached,
    onRequest: metrics?.request,
  })
  await listen(server, env)
  stopGracefully(server, {
    stopping() {
      isStopping = true
      inquiries.stop()
    },
    stopped: inquiries.close,
  })
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
