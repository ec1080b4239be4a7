import { setImmediate, setTimeout } from 'node:timers/promises'

interface IdleOptions {
  /** Without a request for this long the server counts as idle, in ms. Default 20. */
  quiet?: number
  /** Longest wait, in ms. Default 250: a busy server does four things a second that can wait. */
  maxWait?: number
  now?: () => number
  sleep?: (ms: number) => Promise<unknown>
}

/** Lets work of low priority wait for requests. */
export function createIdle({ quiet = 20, maxWait = 250, now = () => performance.now(), sleep = setTimeout }: IdleOptions = {}) {
  let lastRequest = Number.NEGATIVE_INFINITY
  return {
    /** To be called for each request. */
    noteRequest(): void {
      lastRequest = now()
    },
    /** Resolves when the server is idle. */
    async wait(): Promise<void> {
      const end = now() + maxWait
      // Requests that have arrived are read first.
      await setImmediate()
      for (let left; (left = Math.min(lastRequest + quiet, end) - now()) > 0;) await sleep(left)
    },
  }
}

export type Idle = ReturnType<typeof createIdle>
