import { setImmediate as turn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop that nobody else has who asks here, a page or a chunk of a long list: between two of them the server
 * answers what has arrived and needs neither.
 * @requirement RELIABILITY 33
 */
export const ownTurn = (): Promise<void> => (last = last.then(() => turn()))
