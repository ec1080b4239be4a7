import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Outbox } from './calls.ts'
import { MovedError } from './errors.ts'
import { names, type Message, type Reply, type Start } from './protocol.ts'

/**
 * The outbox in a folder. The first call makes what is missing; while the file cannot be used each call rejects, and the next one tries
 * again. It keeps the process alive from then on until it is closed.
 */
export function openOutbox(folder: string): Outbox {
  const pending = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let isClosed = false
  let wasOpen = false
  let last = 0

  function fail(error: Error): void {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  function start(): Worker {
    const workerData: Start = { file: join(folder, 'inquiries.sqlite'), mayMake: !wasOpen }
    const started = new Worker(new URL('./writer.ts', import.meta.url), { workerData })
    started.on('error', fail)
    started.on('exit', () => {
      fail(new Error('The outbox is closed'))
      worker = undefined
    })
    started.on('message', (reply: Reply) => {
      const caller = pending.get(reply.number)
      pending.delete(reply.number)
      wasOpen ||= !('error' in reply)
      if ('error' in reply) caller?.reject(reply.isMoved ? new MovedError() : new Error(reply.error))
      else caller?.resolve(reply.result)
    })
    return started
  }
  const send = (name: Message['name'], params?: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      // A thread that ended unasked is started again.
      worker ??= start()
      const message: Message = { number: (last += 1), name, params }
      pending.set(message.number, { resolve, reject })
      // A file moves to the thread, so that it is in memory once.
      const { bytes } = (params ?? {}) as { bytes?: Uint8Array<ArrayBuffer> }
      worker.postMessage(message, bytes ? [bytes.buffer] : [])
    })
  const call = (name: Message['name']) => async (params?: unknown) => {
    if (isClosed) throw new Error('The outbox is closed')
    return send(name, params)
  }
  return {
    ...Object.fromEntries(names.map((name) => [name, call(name)])),
    async close() {
      isClosed = true
      // Merges the write-ahead log into the file.
      if (worker) await send('close').catch(() => {})
      await worker?.terminate()
    },
  } as Outbox
}
