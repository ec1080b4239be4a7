import type { Server } from 'node:http'

/** After SIGTERM the server still accepts for this long, so that a balancer can notice that it is not ready, in ms. */
export const drainTime = 5000

/** What is under way when the server stops accepting may take this long, in ms. */
const lastTime = 15_000

/** Listens, and says in one sentence what to do when it cannot. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  server.listen(port, host)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      console.error(`Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm start.`)
      process.exit(1)
    })
  })
}

/**
 * Ends without failing a request (RELIABILITY 20): on SIGTERM readiness goes false, requests are accepted a little longer, those
 * under way finish; a client that is told to close its connection asks the next time elsewhere. Ctrl-C (SIGINT) does not wait for a balancer.
 */
export function stopGracefully(server: Server, stopping: () => void) {
  let isStopping = false
  async function stop(wait: number) {
    if (isStopping) return
    isStopping = true
    stopping()
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    if (wait) await new Promise((go) => setTimeout(go, wait))
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), lastTime).unref()
  }
  process.on('SIGTERM', () => void stop(drainTime))
  process.on('SIGINT', () => void stop(0))
}
