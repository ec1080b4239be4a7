import { afterEach, expect, it, vi } from 'vitest'
import { AbortedError, createFairQueue, TooManyWaitingError } from './fair-queue.ts'

afterEach(() => void vi.useRealTimers())

/** A queue whose tasks the test ends. */
function open(concurrency: number, maxWaiting = 4) {
  const run = createFairQueue({ concurrency, maxWaiting })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (client: string | undefined, name: string, signal?: AbortSignal) =>
    run({ client, signal }, async () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      await promise
      return name
    })
  /** Ends a task and lets the next one begin. */
  const end = async (name: string) => {
    ends.get(name)!()
    for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate)
  }
  return { add, begun, end }
}

it('runs as many at a time as it may, and gives their results (RELIABILITY 33)', async () => {
  const { add, begun, end } = open(2)
  const results = Promise.all(['a1', 'a2', 'a3'].map((name) => add('a', name)))
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2'])
  for (const name of ['a2', 'a1', 'a3']) await end(name)
  expect(await results).toEqual(['a1', 'a2', 'a3'])
})

it('takes one of each client in turn, whoever came first (RELIABILITY 33)', async () => {
  const { add, begun, end } = open(1)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name)
  for (const name of ['b1', 'b2']) void add('b', name)
  void add(undefined, 'own')
  await new Promise(setImmediate)
  for (const name of ['a1', 'a2', 'b1', 'own', 'a3', 'b2', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'own', 'a3', 'b2', 'a4'])
})

it('refuses what one client has waiting beyond its limit, and nothing of others (RELIABILITY 33)', async () => {
  const { add, begun, end } = open(2)
  for (let n = 1; n <= 6; n++) void add('a', `a${n}`)
  await expect(add('a', 'a7')).rejects.toThrow(TooManyWaitingError)
  void add('b', 'b1')
  // The server itself is never refused.
  for (let n = 1; n <= 9; n++) void add(undefined, `own${n}`)
  await new Promise(setImmediate)
  await end('a1')
  await end('a2')
  // Room again.
  void add('a', 'a8')
  for (const name of ['a3', 'b1', 'own1', 'a4']) await end(name)
  expect(begun.slice(0, 6)).toEqual(['a1', 'a2', 'a3', 'b1', 'own1', 'a4'])
})

it('lets what has arrived be answered between two tasks (RELIABILITY 33)', async () => {
  const run = createFairQueue({ concurrency: 1, maxWaiting: 4 })
  const order: string[] = []
  const first = run({ client: 'a' }, async () => {
    order.push('task')
    setImmediate(() => order.push('request'))
  })
  const second = run({ client: 'a' }, async () => void order.push('task'))
  await Promise.all([first, second])
  expect(order).toEqual(['task', 'request', 'task'])
})

it('paces one client, not the others nor the server, nor what is cached (RELIABILITY 33)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const run = createFairQueue({ concurrency: 2, maxWaiting: 4, pace: 200 })
  const begun: string[] = []
  const add = (client: string | undefined, name: string, isPaced = true) =>
    void run({ client, isPaced }, async () => void begun.push(name))
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await new Promise(setImmediate)
  }
  for (const name of ['a1', 'a2', 'a3']) add('a', name)
  for (const name of ['own1', 'own2']) add(undefined, name)
  add('b', 'b1')
  add('c', 'c1', false)
  add('c', 'c2', false)
  await settle()
  expect(begun).toEqual(['a1', 'own1', 'own2', 'b1', 'c1', 'c2'])
  vi.advanceTimersByTime(199)
  await settle()
  expect(begun).toHaveLength(6)
  vi.advanceTimersByTime(1)
  await settle()
  vi.advanceTimersByTime(200)
  await settle()
  expect(begun.slice(6)).toEqual(['a2', 'a3'])
})

it('goes on after a task that fails', async () => {
  const run = createFairQueue({ concurrency: 1, maxWaiting: 4 })
  const failed = run({ client: 'a' }, () => Promise.reject(new Error('no')))
  const next = run({ client: 'a' }, async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

it('forgets what was aborted before its turn, which then takes no place (RELIABILITY 33)', async () => {
  const { add, begun, end } = open(1)
  const gone = new AbortController()
  const result = add('a', 'a1', gone.signal)
  const aborted = add('a', 'a2', gone.signal)
  const last = [3, 4, 5].map((n) => add('a', `a${n}`))
  gone.abort()
  await expect(aborted).rejects.toThrow(AbortedError)
  await expect(add('a', 'a6', gone.signal)).rejects.toThrow(AbortedError)
  last.push(add('a', 'a7'))
  for (const name of ['a1', 'a3', 'a4', 'a5', 'a7']) await end(name)
  // The abort did not end the running task.
  expect(await result).toBe('a1')
  expect(await Promise.all(last)).toEqual(['a3', 'a4', 'a5', 'a7'])
  expect(begun).toEqual(['a1', 'a3', 'a4', 'a5', 'a7'])
})
