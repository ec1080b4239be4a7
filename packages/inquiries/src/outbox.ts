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
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: join(folder, 'inquiries.sqlite') })
  let ended: Error | undefined
  let last = 0

  function end(error: Error): void {
    ended ??= error
    for (const { reject } of pending.values()) reject(ended)
    pending.clear()
  }
  const opened = new Promise<unknown>((resolve, reject) => pending.set(0, { resolve, reject }))
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The outbox is closed')))
  worker.on('message', (reply: Reply) => {
    const caller = pending.get(reply.number)
    pending.delete(reply.number)
    if ('error' in reply) caller?.reject(new Error(reply.error))
    else caller?.resolve(reply.result)
  })

  const call = (name: Name) => (params?: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended)
      const message: Message = { number: (last += 1), name, params }
      pending.set(message.number, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(message)
    })
  await opened
  const functions = Object.keys(calls).map((name) => [name, call(name as Name)])
  return { ...Object.fromEntries(functions), close: async () => void (await worker.terminate()) } as Outbox
}
