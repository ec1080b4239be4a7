import { Worker } from 'node:worker_threads'
import type { Message, Reply, Requests } from './protocol.ts'

type Calls = { [Name in keyof Requests]: (params: Requests[Name]['params']) => Promise<Requests[Name]['result']> }

/**
 * The worker thread of the indexes, as asynchronous functions. It starts with the first call, and again with the first call
 * after it has ended, which `onEnd` reports. It does not keep the process alive.
 */
export function createWorkerClient(onEnd: () => void): Calls & { close(): Promise<unknown> } {
  const pending = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let current: Worker | undefined
  let last = 0

  function fail(worker: Worker, error: Error): void {
    if (worker !== current) return
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    current = undefined
    onEnd()
  }
  function settle(reply: Reply): void {
    const caller = pending.get(reply.number)
    pending.delete(reply.number)
    if (!pending.size) current?.unref()
    if ('error' in reply) caller?.reject(new Error(reply.error))
    else caller?.resolve(reply.result)
  }
  function start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.on('message', settle)
    worker.on('error', (error) => fail(worker, error))
    worker.on('exit', () => fail(worker, new Error('The search worker has ended.')))
    return worker
  }
  const call =
    <Name extends keyof Requests>(name: Name) =>
    (params: Requests[Name]['params']) =>
      new Promise<Requests[Name]['result']>((resolve, reject) => {
        current ??= start()
        current.ref()
        const message: Message<Name> = { number: (last += 1), name, params }
        pending.set(message.number, { resolve: resolve as (result: unknown) => void, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        current.postMessage(message)
      })

  return {
    change: call('change'),
    find: call('find'),
    close: async () => current?.terminate(),
  }
}
