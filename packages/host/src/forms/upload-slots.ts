import PQueue from 'p-queue'
import { HttpError } from '../http/errors.ts'

interface UploadSlotsOptions {
  /** Most tasks at a time, and most that wait for a place. */
  all: number
  /** Most of one client, with those that wait. */
  each: number
}

/** State of a task that a client may slow down. */
export interface UploadSlot {
  /** Bytes that are done, counted by the task itself. */
  bytes: number
  /** Aborted when the task must end for another one. */
  signal: AbortSignal
}

/** Time that a task waits until another gives way, and the least time that a task has its place, in ms. */
export const patience = 3_000

const tooMany = () => new HttpError('Too many simultaneous uploads', 503)

/**
 * Runs some tasks at a time. When all places are taken the next one waits a little, then the slowest for its time gives way: a client
 * decides how long its task takes. Refuses with 429 where one client has too many, and with 503 where too many wait.
 * @requirement FORM-64, RELIABILITY 33
 */
export function createUploadSlots({ all, each }: UploadSlotsOptions) {
  const queue = new PQueue({ concurrency: all })
  const clients: (string | undefined)[] = []
  const taken = new Set<{ place: UploadSlot; since: number; end: () => void }>()

  function endSlowest(): void {
    const age = ({ since }: { since: number }) => performance.now() - since
    const [slowest] = [...taken]
      .filter((task) => age(task) >= patience && !task.place.signal.aborted)
      .toSorted((a, b) => a.place.bytes / age(a) - b.place.bytes / age(b))
    slowest?.end()
  }
  async function takeSlot<T>(task: (place: UploadSlot) => Promise<T>): Promise<T> {
    const ending = new AbortController()
    const place = { bytes: 0, signal: ending.signal }
    const running = { place, since: performance.now(), end: () => ending.abort(tooMany()) }
    taken.add(running)
    return task(place).finally(() => taken.delete(running))
  }

  return async <T>(client: string | undefined, task: (place: UploadSlot) => Promise<T>): Promise<T> => {
    if (client !== undefined && clients.filter((other) => other === client).length >= each)
      throw new HttpError('Too many requests', 429)
    if (queue.size >= all) throw tooMany()
    clients.push(client)
    const timer = setInterval(endSlowest, patience)
    try {
      return await queue.add(() => {
        clearInterval(timer)
        return takeSlot(task)
      })
    } finally {
      clients.splice(clients.indexOf(client), 1)
    }
  }
}
