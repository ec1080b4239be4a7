import { Worker } from 'node:worker_threads'
import type { Message, Reply, Requests } from './protocol.ts'

type Answers = { [Name in keyof Requests]: (ask: Requests[Name]['ask']) => Promise<Requests[Name]['answer']> }

/**
 * The thread of the indexes, as functions. It starts with the first call, anew after it has ended, of which `onEnd` hears; it
 * never keeps the process alive by itself.
 */
export function startThread(onEnd: () => void): Answers & { close(): Promise<unknown> } {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  let thread: Worker | undefined
  let last = 0

  function fail(worker: Worker, error: Error): void {
    if (worker !== thread) return
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    thread = undefined
    onEnd()
  }
  function settle(reply: Reply): void {
    const caller = waiting.get(reply.number)
    waiting.delete(reply.number)
    if (!waiting.size) thread?.unref()
    if ('error' in reply) caller?.reject(new Error(reply.error))
    else caller?.resolve(reply.answer)
  }
  function start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url))
    worker.on('message', settle)
    worker.on('error', (error) => fail(worker, error))
    worker.on('exit', () => fail(worker, new Error('The search thread has ended.')))
    return worker
  }
  const call =
    <Name extends keyof Requests>(name: Name) =>
    (ask: Requests[Name]['ask']) =>
      new Promise<Requests[Name]['answer']>((resolve, reject) => {
        thread ??= start()
        thread.ref()
        const message: Message<Name> = { number: (last += 1), name, ask }
        waiting.set(message.number, { resolve: resolve as (answer: unknown) => void, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage(message)
      })

  return {
    open: call('open'),
    change: call('change'),
    save: call('save'),
    find: call('find'),
    close: async () => thread?.terminate(),
  }
}
