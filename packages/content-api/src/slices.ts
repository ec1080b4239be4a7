import { setImmediate } from 'node:timers/promises'

/** How long a piece of work may hold up requests, in milliseconds. */
const slice = 10

/** Does a step for each item of a long list; requests are answered in between. */
export async function inSlices<T>(list: Iterable<T>, step: (item: T) => void): Promise<void> {
  let until = performance.now() + slice
  for (const item of list) {
    step(item)
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + slice
  }
}
