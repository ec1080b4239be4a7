/** Pause before the same reason is logged again, in ms. */
const repeatAfter = 600_000

/** Logs why the CMS cannot be used: each reason at once, and again while it stays. */
export function createComplaints(log: (line: string) => void, now: () => number = () => performance.now()) {
  const loggedAt = new Map<string, number>()
  return {
    say(reason: string): void {
      if (now() - (loggedAt.get(reason) ?? -Infinity) < repeatAfter) return
      loggedAt.set(reason, now())
      log(reason)
    },
    end(): void {
      if (loggedAt.size) log('The CMS responds again.')
      loggedAt.clear()
    },
  }
}
