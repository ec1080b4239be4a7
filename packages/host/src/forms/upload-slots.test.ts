import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadSlots, patience, type UploadSlot } from './upload-slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Tasks that last until they are ended, by the test or for another one. */
function open() {
  const run = createUploadSlots({ all: 2, each: 2 })
  const places = new Map<string, UploadSlot>()
  const ends = new Map<string, () => void>()
  function start(name: string) {
    const task = run(name, async (place) => {
      places.set(name, place)
      await new Promise<void>((resolve, reject) => {
        ends.set(name, resolve)
        place.signal.addEventListener('abort', () => reject(place.signal.reason as Error))
      })
      return name
    })
    task.catch(() => {})
    return task
  }
  return { start, places, end: (name: string) => ends.get(name)!(), running: () => [...places.keys()] }
}

describe('places of what is being sent (FORM-64, RELIABILITY 33)', () => {
  it('go to who waits as soon as one is free', async () => {
    const { start, end, running } = open()
    const first = start('a')
    void start('b')
    const third = start('c')
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect(running()).toEqual(['a', 'b'])
    end('a')
    expect(await first).toBe('a')
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect(running()).toEqual(['a', 'b', 'c'])
    end('c')
    expect(await third).toBe('c')
  })

  it('are left by the slowest for its time, and by nobody who has just come or while nobody waits', async () => {
    const { start, places, running } = open()
    const slow = start('slow')
    await vi.advanceTimersByTimeAsync(100_000)
    places.get('slow')!.bytes = 900_000
    void start('quick')
    await vi.advanceTimersByTimeAsync(patience)
    places.get('quick')!.bytes = 100_000
    void start('waits')
    await vi.advanceTimersByTimeAsync(patience)
    await expect(slow).rejects.toMatchObject({ status: 503 })
    expect(running()).toEqual(['slow', 'quick', 'waits'])
    expect(places.get('quick')!.signal.aborted).toBe(false)
    // One that has just come may have sent nothing yet.
    void start('next')
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect([places.get('waits')!.signal.aborted, places.get('quick')!.signal.aborted]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(1)
    expect([places.get('waits')!.signal.aborted, running().length]).toEqual([true, 4])
  })

  it('are few for one client, those that wait counted, and so are those who wait', async () => {
    const { start } = open()
    for (const client of ['x', 'x', 'y', 'y']) void start(client)
    await expect(start('x')).rejects.toMatchObject({ status: 429 })
    await expect(start('y')).rejects.toMatchObject({ status: 429 })
    await expect(start('z')).rejects.toMatchObject({ status: 503 })
  })
})
