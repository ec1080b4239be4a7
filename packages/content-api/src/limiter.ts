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

/** Counts the attempts of each client within a time window. `undefined` is the server itself and is not counted. */
export function createLimiter({ limit, window, now = () => performance.now() }: Options) {
  const counted = new Map<string, { count: number; until: number }>()
  const current = (client: string) => {
    const entry = counted.get(client)
    return entry && entry.until > now() ? entry : undefined
  }
  return {
    isOver: (client: string | undefined): boolean => client !== undefined && (current(client)?.count ?? 0) >= limit,
    count(client: string | undefined): void {
      if (client === undefined) return
      const entry = current(client)
      if (entry) {
        entry.count += 1
        return
      }
      counted.delete(client)
      counted.set(client, { count: 1, until: now() + window })
      // The first entry of the map has the oldest window.
      if (counted.size > maxClients) counted.delete(counted.keys().next().value!)
    },
  }
}
