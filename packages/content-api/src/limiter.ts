/** Clients that are counted at once; more would let an attacker fill the memory. */
const most = 10_000

interface Options {
  /** How many acts a client may do within a window. */
  acts: number
  /** Length of the window in milliseconds. */
  window: number
  now?: () => number
}

/** Counts the acts of each client within a window of time. A client that is not known is not counted: it is the server itself. */
export function createLimiter({ acts, window, now = Date.now }: Options) {
  const counted = new Map<string, { count: number; until: number }>()
  const current = (client: string) => {
    const entry = counted.get(client)
    return entry && entry.until > now() ? entry : undefined
  }
  return {
    isOver: (client: string | undefined): boolean => client !== undefined && (current(client)?.count ?? 0) >= acts,
    count(client: string | undefined): void {
      if (client === undefined) return
      const entry = current(client)
      if (entry) {
        entry.count += 1
        return
      }
      counted.delete(client)
      counted.set(client, { count: 1, until: now() + window })
      // The first in the map began its window longest ago.
      if (counted.size > most) counted.delete(counted.keys().next().value!)
    },
  }
}
