import { createServer, type RequestListener, type Server } from 'node:http'

/** After SIGTERM the server still accepts for this long, so that a balancer can notice that it is not ready, in ms. */
export const drainTime = 5000

/** Listens, and says in one sentence what to do when it cannot. */
export async function listen(handler: RequestListener, { host, port }: { host: string; port: number }): Promise<Server> {
  // A slow client must not hold a socket for Node's default minutes.
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 10_000 }, handler)
  server.listen(port, host)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      console.error(`Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm start.`)
      process.exit(1)
    })
  })
  return server
}

/**
 * Ends without failing a request: on SIGTERM readiness goes false, requests are accepted a little longer, those under way
 * finish. Ctrl-C (SIGINT) does not wait for a balancer.
 */
export function stopGracefully(server: Server, stopping: () => void) {
  let isStopping = false
  async function stop(wait: number) {
    if (isStopping) return
    isStopping = true
    stopping()
    if (wait) await new Promise((go) => setTimeout(go, wait))
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  }
  process.on('SIGTERM', () => void stop(drainTime))
  process.on('SIGINT', () => void stop(0))
}
