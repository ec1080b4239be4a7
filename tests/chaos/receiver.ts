import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const faults = ['error', 'hang', 'reset', 'limit', 'slow'] as const
type Kind = (typeof faults)[number] | 'taken'

/** Percentage of requests with each kind of trouble. The others are taken at once. */
const shares: Record<(typeof faults)[number], number> = { error: 30, hang: 10, reset: 10, limit: 5, slow: 5 }

export interface Receiver {
  url: string
  /** Bodies of the requests that were taken, by `Idempotency-Key`. */
  taken: ReadonlyMap<string, string>
  /** Number of requests by kind of answer. */
  answers: Readonly<Record<Kind, number>>
  /** Number of requests whose key was still being answered. */
  overlapping: () => number
  /** Number of requests that repeat a key with other content; 0 if nothing is wrong. */
  changed: () => number
  /** From now on all is taken at once. */
  heal(): void
  close(): Promise<void>
}

/** Draws the kind of answer to one request. */
function draw(): Kind {
  let at = Math.random() * 100
  return faults.find((kind) => (at -= shares[kind]) < 0) ?? 'taken'
}

/**
 * An inquiry service in trouble: errors, no answers, cut connections, 429, slow answers. It takes half of the inquiries that hang
 * or are cut.
 */
export async function startReceiver(): Promise<Receiver> {
  const taken = new Map<string, string>()
  const answers: Record<Kind, number> = { error: 0, hang: 0, reset: 0, limit: 0, slow: 0, taken: 0 }
  let isHealed = false
  const open = new Set<string>()
  let changed = 0
  let overlapping = 0

  function take(key: string, body: string): void {
    if ((taken.get(key) ?? body) !== body) changed += 1
    taken.set(key, body)
  }
  const answer: Record<Kind, (response: ServerResponse) => void> = {
    error: (response) => response.writeHead(500).end('broken'),
    hang: () => {},
    reset: (response) => response.socket?.resetAndDestroy(),
    limit: (response) => response.writeHead(429, { 'retry-after': String(1 + Math.floor(Math.random() * 5)) }).end(),
    slow: (response) => void setTimeout(() => response.end(), 1_000 + Math.random() * 3_000),
    taken: (response) => response.end(),
  }
  const server = createServer(async (request, response) => {
    // A sender that was killed ends in the middle of its request.
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return
    const key = String(request.headers['idempotency-key'])
    if (open.has(key)) overlapping += 1
    open.add(key)
    response.once('close', () => open.delete(key))
    const kind = isHealed ? 'taken' : draw()
    answers[kind] += 1
    const isTaken = kind === 'taken' || kind === 'slow' || (kind !== 'error' && kind !== 'limit' && Math.random() < 0.5)
    if (isTaken) take(key, body)
    answer[kind](response)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    taken,
    answers,
    overlapping: () => overlapping,
    changed: () => changed,
    heal: () => void (isHealed = true),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
