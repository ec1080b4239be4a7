/** Starts the production server, see index.ts. */
import type { Inquiries } from '@brand/inquiries'
import { iconFiles } from './icon-files.ts'
import { exitOnFailure } from './exit-on-failure.ts'
import { createSite } from './site.ts'
import { readEnv, type Env } from './env.ts'
import type { Metrics } from './metrics/metrics.ts'
import { secretsFrom } from './downloads/secret.ts'
import { openInquiries } from './inquiries/open.ts'
import { createHttpServer } from './http/http-server.ts'
import { listen, stopGracefully } from './http/listen.ts'
import { builtFiles, builtIcons, builtNotices, noticesPath } from './http/static.ts'
import { createProxyTrust } from './http/proxy-trust.ts'

/** Without a port nothing is counted, and what counts is not loaded. */
async function startMetrics({ metricsHost: host, metricsPort: port }: Env, inquiries: Inquiries): Promise<Metrics | undefined> {
  if (port === undefined) return undefined
  const { createMetrics } = await import('./metrics/metrics.ts')
  const { createMetricsServer } = await import('./metrics/serve.ts')
  const metrics = createMetrics()
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
      app.get('/assets/*', builtFiles(), (c) => c.notFound())
      app.get(noticesPath, builtNotices(), (c) => c.notFound())
      for (const { path } of iconFiles) app.get(path, builtIcons(), (c) => c.notFound())
    },
  })
  const server = createHttpServer({
    trust,
    ancestors: env.previewFrames,
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
