import { setImmediate } from 'node:timers/promises'

/** Thrown when a client has too many tasks waiting. */
export class TooManyWaitingError extends Error {}

/** Thrown for a task that was aborted before its turn. */
export class AbortedError extends Error {}

interface FairQueueOptions {
  /** Tasks that run at a time. */
  concurrency: number
  /** Most tasks of one client that wait. */
  maxWaiting: number
  /** Time between the beginnings of two paced tasks of one client, in ms. Default 0. */
  pace?: number
  /** Waits for a turn of the event loop between two tasks. Default `setImmediate`. */
  yieldTurn?: (() => Promise<void>) | undefined
  /** Called for each task that is refused. */
  onRefused?: (() => void) | undefined
}

/** Client, abort signal and pace of a task. */
export interface Turn {
  /** Default: the server itself, which is one among the clients and is never refused. */
  client?: string | undefined
  /** Takes the task out of the queue. A task that runs already goes on. */
  signal?: AbortSignal | undefined
  /** Whether the client may only begin such a task now and then. Default `false`; the server itself is never paced. */
  isPaced?: boolean
}

interface Waiting {
  start: () => void
  isPaced: boolean
}

/**
 * Runs few tasks at a time, and one of each waiting client in turn. A client with many tasks delays its own, and others by no
 * more than those that run. A client may have `maxWaiting` tasks in the queue; the next one is refused with
 * `TooManyWaitingError`. Tasks that a client can request without limit are paced, so that one client cannot take the thread for
 * itself.
 * @requirement RELIABILITY 33
 */
export function createFairQueue({ concurrency, maxWaiting, pace = 0, yieldTurn = setImmediate, onRefused }: FairQueueOptions) {
  /** Waiting tasks by client. The first client of the map has the next turn, unless its task is paced and it rests. */
  const waiting = new Map<string | undefined, Waiting[]>()
  /** Clients whose last paced task began less than `pace` ago. */
  const resting = new Set<string>()
  let running = 0

  function rest(client: string): void {
    resting.add(client)
    setTimeout(() => {
      resting.delete(client)
      startNext()
    }, pace).unref()
  }

  function startNext(): void {
    if (running >= concurrency) return
    const next = [...waiting].find(([client, [first]]) => !(client && first!.isPaced && resting.has(client)))
    if (!next) return
    const [client, line] = next
    const { start, isPaced } = line.shift()!
    waiting.delete(client)
    // To the end, behind all others that wait.
    if (line.length) waiting.set(client, line)
    if (client && isPaced && pace) rest(client)
    running += 1
    start()
  }

  function leave(client: string | undefined, start: () => void): void {
    const line = waiting.get(client)?.filter((other) => other.start !== start) ?? []
    if (line.length) waiting.set(client, line)
    else waiting.delete(client)
  }

  /** Resolves when it is the task's turn. Rejects when it is refused or aborted. */
  function waitForTurn({ client, signal, isPaced = false }: Turn): Promise<void> {
    if (signal?.aborted) throw new AbortedError()
    const line = waiting.get(client) ?? []
    if (client !== undefined && line.length >= maxWaiting) {
      onRefused?.()
      throw new TooManyWaitingError()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => {
      leave(client, start)
      reject(new AbortedError())
    }
    const start = () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }
    signal?.addEventListener('abort', abort, { once: true })
    waiting.set(client, [...line, { start, isPaced }])
    startNext()
    return promise
  }

  /**
   * Ends a task. Requests that have arrived meanwhile, such as those for cached pages, are answered before the next one begins.
   */
  async function leaveTurn(): Promise<void> {
    await yieldTurn()
    running -= 1
    startNext()
  }

  /** Runs a task in its turn, and resolves with its result. */
  async function run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    await waitForTurn(turn)
    try {
      return await task()
    } finally {
      void leaveTurn()
    }
  }
  return Object.assign(run, { waiting: () => [...waiting.values()].reduce((sum, line) => sum + line.length, 0) })
}

export type FairQueue = ReturnType<typeof createFairQueue>
