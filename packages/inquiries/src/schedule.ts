const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Waits after the first failures, in ms. */
const first = [1, 5, 15, 30].map((seconds) => seconds * second)

/** Then this often, until an inquiry is an hour old. */
const often = 30 * second

/** After that hour the steps of Standard Webhooks, one after the other. */
const rare = [5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)]

/** Longest wait that a `Retry-After` header can ask for, in ms. */
const maxWait = 24 * hour

/**
 * Returns the wait of an inquiry after a failure, in ms; `undefined` when it has been tried for long enough. `attempts` counts
 * those made, `age` is the time since the first. The wait varies by a fifth, so that many inquiries are not sent again at once.
 */
export function delayAfter(attempts: number, age: number, random: () => number = Math.random): number | undefined {
  const spread = (ms: number) => Math.round(ms * (0.8 + 0.4 * random()))
  if (attempts <= first.length) return spread(first[attempts - 1]!)
  if (age < hour) return spread(often)
  let next = hour
  for (const step of rare) {
    next += step
    if (age < next) return spread(Math.min(step, next - age))
  }
  return undefined
}

/** The wait that a `Retry-After` header asks for, in ms: seconds or a date; `undefined` without a valid one. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxWait)
}
