import type { MiddlewareHandler } from 'hono'

/** What Node tells of an answer that is being sent. */
interface Sending {
  outgoing?: { once(event: 'close', listener: () => void): unknown }
}

/** Longest wait for a place, in ms. */
const patience = 3000

/**
 * Sends so many answers at a time; who comes later waits for a place, and is answered 503 where `line` are waiting or after
 * `patience`. For large files: hundreds of them at once would keep the server from anything else (RELIABILITY 15).
 */
export function limitTo(places: number, line: number): MiddlewareHandler {
  const waiting = new Set<(isMine: boolean) => void>()
  let free = places
  const leave = () => {
    const [next] = waiting
    if (!next) free += 1
    else {
      waiting.delete(next)
      next(true)
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
    const busy = () => c.text('Service Unavailable\n', 503, { 'Retry-After': '5' })
    if (waiting.size >= line) return busy()
    const answer = Promise.withResolvers<boolean>()
    let isMine = false
    const enter = (given: boolean) => {
      isMine = given
      answer.resolve(given)
    }
    waiting.add(enter)
    const timer = setTimeout(() => waiting.delete(enter) && enter(false), patience)
    // Who goes away while waiting gives up the place in the line, later the place.
    outgoing.once('close', () => {
      clearTimeout(timer)
      if (!waiting.delete(enter) && isMine) leave()
    })
    await answer.promise
    clearTimeout(timer)
    return isMine ? next() : busy()
  }
}
