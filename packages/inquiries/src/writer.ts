/**
 * The thread that writes: waiting for the disk blocks no request. Calls that come while it waits form one transaction, so one
 * wait.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { calls, type Call } from './calls.ts'
import { chores } from './chores.ts'
import { MovedError } from './errors.ts'
import { openFile, type OpenFile } from './file.ts'
import type { Message, Reply, Start } from './protocol.ts'
import { inTransaction } from './sqlite.ts'
import { tallyUp } from './tally.ts'

const port = parentPort!
const reply = (content: Reply) => port.postMessage(content)
const { file, ...start } = workerData as Start
let { mayMake } = start
let openedFile: OpenFile | undefined

let queue: Message[] = []
let isBusy = false

/** Whether a call promises that inquiries are kept: it needs the file in its place. Other calls go on, to deliver what waits. */
const promises = (name: Message['name']) => name === 'add' || name === 'check'

async function close(): Promise<void> {
  const closing = openedFile
  openedFile = undefined
  await closing?.close()
}

/** The file that is at its path; the one that was there, while there is none. */
async function current(): Promise<OpenFile> {
  if (openedFile?.place() === 'replaced') await close()
  openedFile ??= await openFile(file, mayMake)
  mayMake = false
  return openedFile
}

function refuse(messages: readonly Message[], error: Error): void {
  for (const { number } of messages) reply({ number, error: error.message, isMoved: error instanceof MovedError })
}

async function transact(batch: Message[], { db, place, mark }: OpenFile): Promise<void> {
  const asked = place() === 'here' ? batch : batch.filter(({ name }) => !promises(name))
  const results = new Map<Message, unknown>()
  const kept = await inTransaction(db, async (db) => {
    for (const message of asked)
      results.set(message, await (calls[message.name as keyof typeof calls] as Call)(db, message.params))
    const added = asked.filter((message) => message.name === 'add' && (results.get(message) as { isNew: boolean }).isNew)
    return added.length ? tallyUp(db, added.length) : undefined
  })
  if (kept !== undefined) mark(kept)
  // Before "thank you": it may have gone meanwhile.
  const isHere = place() === 'here'
  for (const message of batch)
    if (promises(message.name) && !isHere) refuse([message], new MovedError())
    else reply({ number: message.number, result: results.get(message) })
}

async function transactOrRefuse(batch: Message[]): Promise<void> {
  try {
    await transact(batch, await current())
  } catch (error) {
    // The error may be gone when the file is opened again.
    if (openedFile?.place() !== 'gone') await close().catch(() => {})
    refuse(batch, error as Error)
  }
}

async function work(): Promise<void> {
  const batch = queue
  queue = []
  const ordinary = batch.filter(({ name }) => name in calls)
  // A look that fails takes no inquiry with it.
  for (const part of [ordinary.filter(({ name }) => name !== 'check'), ordinary.filter(({ name }) => name === 'check')])
    if (part.length) await transactOrRefuse(part)
  for (const message of batch) if (!(message.name in calls)) await doChore(message)
  isBusy = queue.length > 0
  if (isBusy) setImmediate(work)
}

async function doChore(message: Message): Promise<void> {
  const { name, number, params } = message
  try {
    const result =
      name === 'close' ? await close() : await (chores[name as keyof typeof chores] as Call)((await current()).db, params)
    reply({ number, result })
  } catch (error) {
    refuse([message], error as Error)
  }
}

port.on('message', (message: Message) => {
  queue.push(message)
  if (isBusy) return
  isBusy = true
  // After all messages that have arrived.
  setImmediate(work)
})
