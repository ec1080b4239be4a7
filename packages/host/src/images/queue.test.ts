import { expect, it } from 'vitest'
import { QueueFullError, createQueue } from './queue.ts'

/** Tasks that record their start and end on command. */
function tasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((end) => ends.set(name, () => end(name)))
  }
  return { started, task, end: (name: string) => ends.get(name)!() }
}

it('runs two tasks at a time, and keeps one place for those of high priority (RELIABILITY 18)', async () => {
  const { started, task, end } = tasks()
  const run = createQueue()
  const low = run({ priority: 'low' }, task('low 1'))
  const low2 = run({ priority: 'low' }, task('low 2'))
  const high = run({ priority: 'high' }, task('high 1'))
  const high2 = run({ priority: 'high' }, task('high 2'))
  expect(started).toEqual(['low 1', 'high 1'])
  end('low 1')
  expect(await low).toBe('low 1')
  await expect.poll(() => started).toEqual(['low 1', 'high 1', 'high 2'])
  end('high 1')
  end('high 2')
  await Promise.all([high, high2])
  await expect.poll(() => started).toContain('low 2')
  end('low 2')
  expect(await low2).toBe('low 2')
})

it('goes on after a failure (RELIABILITY 18)', async () => {
  const run = createQueue()
  const fail = () => Promise.reject(new Error('no'))
  await Promise.all([1, 2, 3].map(() => expect(run({ priority: 'high' }, fail)).rejects.toThrow('no')))
  expect(await run({ priority: 'high' }, () => Promise.resolve('yes'))).toBe('yes')
})

it('rejects a task when the queue is full (RELIABILITY 18, RELIABILITY 22)', async () => {
  const { task } = tasks()
  const run = createQueue()
  for (let i = 0; i < 202; i++) void run({ priority: 'high' }, task('high 1'))
  await expect(run({ priority: 'high' }, task('one too many'))).rejects.toThrow(QueueFullError)
})

it('runs large tasks one at a time, and small ones beside them (RELIABILITY 18)', async () => {
  const { started, task, end } = tasks()
  const run = createQueue()
  const large = (name: string) => run({ priority: 'high', isLarge: true }, task(name))
  const [first, second, small] = [large('large 1'), large('large 2'), run({ priority: 'high' }, task('small'))]
  await expect.poll(() => started).toEqual(['large 1', 'small'])
  end('small')
  await small
  const later = run({ priority: 'low', isLarge: true }, task('large 3'))
  expect(started).toEqual(['large 1', 'small'])
  end('large 1')
  await first
  await expect.poll(() => started).toEqual(['large 1', 'small', 'large 2'])
  end('large 2')
  await second
  await expect.poll(() => started).toEqual(['large 1', 'small', 'large 2', 'large 3'])
  end('large 3')
  await later
})

it('refuses when the line of large tasks is too long (RELIABILITY 18, RELIABILITY 22)', async () => {
  const { task } = tasks()
  const run = createQueue()
  for (let i = 0; i < 201; i++) void run({ priority: 'high', isLarge: true }, task('large'))
  await expect(run({ priority: 'high' }, task('one too many'))).rejects.toThrow(QueueFullError)
})
