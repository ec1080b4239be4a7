/** An entry of its own, since it loads the client of Prometheus. */
export { createMetrics, type Metrics } from './metrics.ts'
export { createMetricsServer } from './serve.ts'
