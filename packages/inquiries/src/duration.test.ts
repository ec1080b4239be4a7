import { expect, it } from 'vitest'
import { duration } from './duration.ts'

it('is in the largest unit of which it has two, in whole ones', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  const times = [0, minute - 1, minute, 2 * minute, 2 * hour - 1, 2 * hour, 2 * day - 1, 2 * day, 9.9 * day]
  expect(times.map(duration)).toEqual([
    'less than a minute',
    'less than a minute',
    '1 min',
    '2 min',
    '119 min',
    '2 h',
    '47 h',
    '2 d',
    '9 d',
  ])
})
