import { afterEach, expect, it, vi } from 'vitest'
import { createLimiter } from './limiter.ts'

afterEach(() => void vi.useRealTimers())

it('counts by a clock that does not follow the time of day, which may be set back (RELIABILITY 21)', () => {
  vi.useFakeTimers()
  const limiter = createLimiter({ limit: 1, window: 60_000 })
  limiter.count('a')
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(limiter.isOver('a')).toBe(true)
  vi.advanceTimersByTime(60_001)
  expect(limiter.isOver('a')).toBe(false)
})
