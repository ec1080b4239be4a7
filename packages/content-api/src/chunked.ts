import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** Longest time that a chunk of work may block requests, in milliseconds. */
const maxBlock = 5

/** Calls `step` for each item of a long list, in chunks; requests are answered between two chunks. */
export async function chunked<T>(list: Iterable<T>, step: (item: T) => void): Promise<void> {
  let end = performance.now() + maxBlock
  for (const item of list) {
    step(item)
    if (performance.now() < end) continue
    await yieldToEventLoop()
    end = performance.now() + maxBlock
  }
}
