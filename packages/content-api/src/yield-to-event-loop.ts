import { setImmediate as turn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop that no other caller gets. Callers are pages and chunks of long lists: between two of them
 * the server answers requests that need neither.
 * @requirement RELIABILITY 33
 */
export const yieldToEventLoop = (): Promise<void> => (last = last.then(() => turn()))
