import PQueue from 'p-queue'

/** Thrown when too many tasks are waiting. */
export class QueueFullError extends Error {}

/** `high`: a visitor waits for the result. `low`: no visitor does. */
export type Priority = 'high' | 'low'

const concurrency = 2
const maxQueued: Record<Priority, number> = { high: 200, low: 100 }

/** Runs two tasks at a time: those of high priority first, and at most one of low priority. */
export function createQueue() {
  const all = new PQueue({ concurrency })
  // A task of low priority enters the common queue only when the one before it has ended.
  const low = new PQueue({ concurrency: 1 })

  /** Resolves with the task's result. Rejects with `QueueFullError` when too many are waiting. */
  return async <T>(priority: Priority, task: () => Promise<T>): Promise<T> => {
    const queued = priority === 'high' ? all.sizeBy({ priority: 1 }) : low.size
    if (queued >= maxQueued[priority]) throw new QueueFullError()
    return priority === 'high' ? all.add(task, { priority: 1 }) : low.add(() => all.add(task))
  }
}
