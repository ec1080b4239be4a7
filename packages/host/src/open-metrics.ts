import { listen } from './http/listen.ts'
import type { RouteKinds } from './metrics/kind-of-route.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { SettingValues } from './settings/read.ts'
import type { metricsSettings } from './settings/settings.ts'

/**
 * Opens the port of the metrics. Without a port nothing is counted, and what counts is not loaded.
 * @requirement OPS-02
 */
export async function openMetrics(
  { metricsHost: host, metricsPort: port }: SettingValues<typeof metricsSettings>,
  kinds: RouteKinds,
): Promise<Metrics | undefined> {
  if (port === undefined) return undefined
  const { createMetrics, createMetricsServer } = await import('./metrics/index.ts')
  const metrics = createMetrics(kinds)
  await listen(createMetricsServer(metrics), { host, port }, 'METRICS_PORT')
  return metrics
}
