import type { MiddlewareHandler } from 'hono'

/** What Node tells of an answer that is being sent. */
interface Sending {
  outgoing?: { once(event: 'close', listener: () => void): unknown }
}

/**
 * Sends so many answers at a time; who comes later waits for a place, and where `line` are waiting is answered 503. For large
 * files: hundreds of them at once would keep the server from anything else (RELIABILITY 15).
 */
export function limitTo(places: number, line: number): MiddlewareHandler {
  const waiting = new Set<() => void>()
  let free = places
  const leave = () => {
    const [next] = waiting
    if (!next) free += 1
    else {
      waiting.delete(next)
      next()
    }
  }
  return async (c, next) => {
    const { outgoing } = (c.env ?? {}) as Sending
    // Asked in process: nothing is sent.
    if (!outgoing) return next()
    if (free) {
      free -= 1
      outgoing.once('close', leave)
      return next()
    }
    if (waiting.size >= line) return c.text('Service Unavailable\n', 503, { 'Retry-After': '5' })
    const place = Promise.withResolvers<void>()
    waiting.add(place.resolve)
    // Who goes away while waiting gives up the place in the line, later the place.
    outgoing.once('close', () => void (waiting.delete(place.resolve) || leave()))
    await place.promise
    return next()
  }
}
