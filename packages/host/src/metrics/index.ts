/** Loaded with the client of Prometheus only where something is counted. */
export { createMetrics } from './metrics.ts'
export { createMetricsServer } from './serve.ts'
