/** The thread that writes: waiting for the disk blocks no request. What comes while it waits is one transaction, so one wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { calls, type Call } from './calls.ts'
import type { Message, Reply } from './protocol.ts'
import { inTransaction, openDatabase } from './sqlite.ts'

const port = parentPort!
const reply = (content: Reply) => port.postMessage(content)
const db = await openDatabase(workerData as string)

let queue: Message[] = []
let isBusy = false

async function work(): Promise<void> {
  const batch = queue
  queue = []
  try {
    const results = await inTransaction(db, async (db) => {
      const results: unknown[] = []
      for (const { name, params } of batch) results.push(await (calls[name] as Call)(db, params))
      return results
    })
    batch.forEach(({ number }, i) => reply({ number, result: results[i] }))
  } catch (error) {
    for (const { number } of batch) reply({ number, error: (error as Error).message })
  }
  isBusy = queue.length > 0
  if (isBusy) setImmediate(work)
}

port.on('message', (message: Message) => {
  queue.push(message)
  if (isBusy) return
  isBusy = true
  // After all messages that have arrived.
  setImmediate(work)
})
