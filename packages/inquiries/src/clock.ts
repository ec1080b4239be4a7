/** Time for what waits; tests give one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something after a number of milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
