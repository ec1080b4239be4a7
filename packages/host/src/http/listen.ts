import type { Server } from 'node:http'

/** After SIGTERM the server accepts requests for this time, so that a load balancer notices that it is not ready, in ms. */
const drainTime = 5000

/** Requests in flight when the server stops accepting may take this long, in ms. */
const shutdownTime = 15_000

/** Listens. Ends the process with one sentence on what to do when the port, of that setting, is in use. */
export async function listen(server: Server, { host, port }: { host: string; port: number }, setting = 'PORT'): Promise<void> {
  server.listen(port, host)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      console.error(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: ${setting}=${port + 1} npm start.`,
      )
      process.exit(1)
    })
  })
}

interface Stop {
  /** Called when the process is asked to end. */
  stopping: () => void
  /** Called when the last answer is given; the process ends after it. */
  stopped?: () => Promise<void>
}

/**
 * Stops without failing a request: on SIGTERM readiness goes false, requests are accepted for `drainTime`, those in flight
 * finish, and every answer closes its connection. Ctrl-C (SIGINT) skips the `drainTime`.
 * @requirement RELIABILITY 20
 */
export function stopGracefully(server: Server, { stopping, stopped }: Stop) {
  let isStopping = false
  async function stop(wait: number) {
    if (isStopping) return
    isStopping = true
    stopping()
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait))
    server.close(async () => {
      await stopped?.().catch(() => {})
      process.exit(0)
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), shutdownTime).unref()
  }
  process.on('SIGTERM', () => void stop(drainTime))
  process.on('SIGINT', () => void stop(0))
}
