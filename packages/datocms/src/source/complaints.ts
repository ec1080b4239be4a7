/** After which the same reason is said again, in ms. */
const repeatAfter = 600_000

/** Says why the CMS cannot be used: each reason at once, and again while it stays. */
export function createComplaints(log: (line: string) => void, now: () => number = () => performance.now()) {
  const said = new Map<string, number>()
  return {
    say(reason: string): void {
      if (now() - (said.get(reason) ?? -Infinity) < repeatAfter) return
      said.set(reason, now())
      log(reason)
    },
    end(): void {
      if (said.size) log('The CMS answers again.')
      said.clear()
    },
  }
}
