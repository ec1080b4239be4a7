import PQueue from 'p-queue'

/** Thrown when too many tasks are waiting. */
export class QueueFullError extends Error {}

/** `high`: a visitor waits for the result. `low`: no visitor does. */
export type Priority = 'high' | 'low'

interface TaskOptions {
  priority: Priority
  /** Whether the task takes so much memory that no other large one may run beside it. */
  isLarge?: boolean
}

const maxQueued: Record<Priority, number> = { high: 200, low: 100 }
const rank: Record<Priority, number> = { high: 1, low: 0 }

/** Runs some tasks at a time: those of high priority first, and of those of low priority and of the large ones at most one each. */
export function createQueue(concurrency = 2) {
  const all = new PQueue({ concurrency })
  // A task enters the common queue only when the low, or the large, one before it has ended.
  const low = new PQueue({ concurrency: 1 })
  const large = new PQueue({ concurrency: 1 })

  /** Resolves with the task's result. Rejects with `QueueFullError` when too many are waiting. */
  return async <T>({ priority, isLarge = false }: TaskOptions, task: () => Promise<T>): Promise<T> => {
    const options = { priority: rank[priority] }
    const queued = priority === 'high' ? all.sizeBy(options) + large.sizeBy(options) : low.size
    if (queued >= maxQueued[priority]) throw new QueueFullError()
    const run = () => all.add(task, options)
    const inTurn = () => (isLarge ? large.add(run, options) : run())
    return priority === 'low' ? low.add(inTurn) : inTurn()
  }
}
