import { expect, it } from 'vitest'
import { Busy, createQueue } from './image-queue.ts'

/** Tasks that note their start and end when they are told to. */
function tasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((end) => ends.set(name, () => end(name)))
  }
  return { started, task, end: (name: string) => ends.get(name)!() }
}

it('runs two at a time, and keeps one place for who is waited for (RELIABILITY 18)', async () => {
  const { started, task, end } = tasks()
  const run = createQueue()
  const later = run('later', task('later'))
  const later2 = run('later', task('later 2'))
  const urgent = run('now', task('now'))
  const urgent2 = run('now', task('now 2'))
  expect(started).toEqual(['later', 'now'])
  end('later')
  expect(await later).toBe('later')
  await expect.poll(() => started).toEqual(['later', 'now', 'now 2'])
  end('now')
  end('now 2')
  await Promise.all([urgent, urgent2])
  await expect.poll(() => started).toContain('later 2')
  end('later 2')
  expect(await later2).toBe('later 2')
})

it('goes on after a failure (RELIABILITY 18)', async () => {
  const run = createQueue()
  const fail = () => Promise.reject(new Error('no'))
  await Promise.all([1, 2, 3].map(() => expect(run('now', fail)).rejects.toThrow('no')))
  expect(await run('now', () => Promise.resolve('yes'))).toBe('yes')
})

it('refuses when the line is too long (RELIABILITY 18, RELIABILITY 22)', async () => {
  const { task } = tasks()
  const run = createQueue()
  for (let i = 0; i < 202; i++) void run('now', task('now'))
  await expect(run('now', task('one too many'))).rejects.toThrow(Busy)
})
