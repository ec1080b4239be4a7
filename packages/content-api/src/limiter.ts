/** Most clients that are counted at once; without a bound an attacker could fill the memory. */
const maxClients = 10_000

interface Options {
  /** Number of attempts that a client has within a window. */
  limit: number
  /** Length of the window in milliseconds. */
  window: number
  /** Default: a clock that nobody can set back. */
  now?: (() => number) | undefined
}

/** Counts the attempts of each client within a time window. `undefined` is the server itself, which calls in process, and is not counted. */
export interface Limiter {
  /** Whether a client has had all its attempts. */
  isOver(client: string | undefined): boolean | Promise<boolean>
  /** Counts an attempt; whether it was one too many. */
  count(client: string | undefined): boolean | Promise<boolean>
}

/** Makes the limiter of a kind of attempt, by its name: `search`. */
export type MakeLimiter = (name: string, options: Pick<Options, 'limit' | 'window'>) => Limiter

/** Counts in this process. */
export function createLimiter({ limit, window, now = () => performance.now() }: Options) {
  const counted = new Map<string, { count: number; until: number }>()
  const current = (client: string) => {
    const entry = counted.get(client)
    return entry && entry.until > now() ? entry : undefined
  }
  return {
    isOver: (client: string | undefined): boolean => client !== undefined && (current(client)?.count ?? 0) >= limit,
    count(client: string | undefined): boolean {
      if (client === undefined) return false
      const entry = current(client)
      if (entry) return (entry.count += 1) > limit
      counted.delete(client)
      counted.set(client, { count: 1, until: now() + window })
      // The first entry of the map has the oldest window.
      if (counted.size > maxClients) counted.delete(counted.keys().next().value!)
      return limit < 1
    },
  }
}
