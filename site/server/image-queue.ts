/** Thrown when too many are waiting already. */
export class Busy extends Error {}

/** `now`: a visitor waits for it. `later`: nobody does. */
export type Urgency = 'now' | 'later'

const atOnce = 2
const longest: Record<Urgency, number> = { now: 200, later: 100 }

/** Runs two tasks at a time. Urgent ones go first, and one of the two places is always theirs. */
export function createQueue() {
  const waiting: Record<Urgency, (() => Promise<void>)[]> = { now: [], later: [] }
  const running: Record<Urgency, number> = { now: 0, later: 0 }

  function next(): void {
    if (running.now + running.later >= atOnce) return
    const urgency = waiting.now.length ? 'now' : 'later'
    if (urgency === 'later' && running.later) return
    const task = waiting[urgency].shift()
    if (!task) return
    running[urgency] += 1
    void task().finally(() => {
      running[urgency] -= 1
      next()
    })
    next()
  }

  /** Answers what the task answers. Rejects with `Busy` where the line is too long. */
  return <T>(urgency: Urgency, task: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (waiting[urgency].length >= longest[urgency]) return reject(new Busy())
      waiting[urgency].push(() => task().then(resolve, reject))
      next()
    })
}
