import { expect, it } from 'vitest'
import { delayAfter, retryAfter } from './schedule.ts'

const hour = 3_600_000
const even = () => 0.5

it('tries again after 1, 5, 15 and 30 s, every 30 s for an hour, then by the steps of Standard Webhooks (ERR-14)', () => {
  const delays: number[] = []
  let age = 0
  for (let attempts = 1; ; attempts += 1) {
    const delay = delayAfter(attempts, age, even)
    if (delay === undefined) break
    delays.push(delay / 1_000)
    age += delay
  }
  expect(delays.slice(0, 6)).toEqual([1, 5, 15, 30, 30, 30])
  expect(age).toBeGreaterThan(75 * hour)
  const rare = delays.filter((seconds) => seconds > 30)
  expect(rare.slice(-7).map((seconds) => Math.round(seconds / 360) / 10)).toEqual([0.5, 2, 5, 10, 14, 20, 24])
  expect(delays.filter((seconds) => seconds === 30).length).toBeGreaterThan(110)
})

it('spreads the waits, so that many do not come back at once', () => {
  expect([delayAfter(3, 0, () => 0), delayAfter(3, 0, () => 1)]).toEqual([12_000, 18_000])
})

it('reads Retry-After in seconds and as a date, and never waits for longer than a day (RELIABILITY 4)', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(retryAfter('120', now)).toBe(120_000)
  expect(retryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000)
  expect(retryAfter('Thu, 01 Jan 2015 00:00:00 GMT', now)).toBe(0)
  expect(retryAfter('999999999', now)).toBe(24 * hour)
  expect([retryAfter(null, now), retryAfter('soon', now)]).toEqual([undefined, undefined])
})
