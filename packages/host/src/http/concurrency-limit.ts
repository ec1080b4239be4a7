import type { MiddlewareHandler } from 'hono'
import PQueue from 'p-queue'

/** Node's response; missing when the app is called in process. */
interface Bindings {
  outgoing?: { once(event: 'close', listener: () => void): unknown }
}

/** Longest wait for a turn, in ms. */
const maxWait = 3000

/**
 * Sends at most `concurrency` answers at a time. Further requests wait; with `maxQueued` waiting, or after 3 s, they are answered
 * 503. For large files: hundreds of them at once would stop the server from answering anything else.
 * @requirement RELIABILITY 15
 */
export function limitConcurrency(concurrency: number, maxQueued: number): MiddlewareHandler {
  const queue = new PQueue({ concurrency })
  return async (c, next) => {
    const { outgoing } = (c.env ?? {}) as Bindings
    if (!outgoing) return next()
    // Without `close` each of the requests pipelined behind this one would wait again, and hold the connection for minutes.
    const unavailable = () => c.text('Service Unavailable\n', 503, { 'Retry-After': '5', Connection: 'close' })
    if (queue.size >= maxQueued) return unavailable()
    const waiting = new AbortController()
    const closed = Promise.withResolvers<void>()
    outgoing.once('close', () => {
      closed.resolve()
      waiting.abort()
    })
    const timer = setTimeout(() => waiting.abort(), maxWait)
    const hasTurn = await new Promise<boolean>((resolve) => {
      const send = () => {
        clearTimeout(timer)
        resolve(true)
        return closed.promise
      }
      queue.add(send, { signal: waiting.signal }).catch(() => resolve(false))
    })
    clearTimeout(timer)
    return hasTurn ? next() : unavailable()
  }
}
