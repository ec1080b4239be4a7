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
  const low = run('low', task('low 1'))
  const low2 = run('low', task('low 2'))
  const high = run('high', task('high 1'))
  const high2 = run('high', task('high 2'))
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
  await Promise.all([1, 2, 3].map(() => expect(run('high', fail)).rejects.toThrow('no')))
  expect(await run('high', () => Promise.resolve('yes'))).toBe('yes')
})

it('rejects a task when the queue is full (RELIABILITY 18, RELIABILITY 22)', async () => {
  const { task } = tasks()
  const run = createQueue()
  for (let i = 0; i < 202; i++) void run('high', task('high 1'))
  await expect(run('high', task('one too many'))).rejects.toThrow(QueueFullError)
})
