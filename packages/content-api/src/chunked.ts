import { setImmediate } from 'node:timers/promises'

/** Longest time that a chunk of work may block requests, in milliseconds. */
const maxBlock = 5

let last: Promise<void> = Promise.resolve()

/** A turn of the event loop that no other list has: otherwise a chunk of each would block requests. */
const ownTurn = (): Promise<void> => (last = last.then(() => setImmediate()))

/** Calls `step` for each item of a long list, in chunks; requests are answered between two chunks. */
export async function chunked<T>(list: Iterable<T>, step: (item: T) => void): Promise<void> {
  let end = performance.now() + maxBlock
  for (const item of list) {
    step(item)
    if (performance.now() < end) continue
    await ownTurn()
    end = performance.now() + maxBlock
  }
}
