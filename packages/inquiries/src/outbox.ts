import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { calls, type Name, type Outbox } from './calls.ts'
import type { Message, Reply } from './protocol.ts'

/** Opens the outbox in a folder, which is made where there is none. Rejects when it cannot be written. It keeps the process alive until it is closed. */
export async function openOutbox(folder: string): Promise<Outbox> {
  // What visitors wrote is for this user alone.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pending = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let isClosed = false
  let last = 0

  function fail(error: Error): void {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  function start(): Worker {
    const started = new Worker(new URL('./writer.ts', import.meta.url), { workerData: join(folder, 'inquiries.sqlite') })
    started.on('error', fail)
    started.on('exit', () => {
      fail(new Error('The outbox is closed'))
      worker = undefined
    })
    started.on('message', (reply: Reply) => {
      const caller = pending.get(reply.number)
      pending.delete(reply.number)
      if ('error' in reply) caller?.reject(new Error(reply.error))
      else caller?.resolve(reply.result)
    })
    return started
  }
  const call = (name: Name) => (params?: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      if (isClosed) return reject(new Error('The outbox is closed'))
      // A thread that ended unasked is started again.
      worker ??= start()
      const message: Message = { number: (last += 1), name, params }
      pending.set(message.number, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(message)
    })
  const functions = Object.keys(calls).map((name) => [name, call(name as Name)])
  const outbox = {
    ...Object.fromEntries(functions),
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  } as Outbox
  // Tells whether the file can be used.
  await outbox.count()
  return outbox
}
