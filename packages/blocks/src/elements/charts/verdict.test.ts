import { expect, it } from 'vitest'
import { compareTime } from './verdict.ts'

it('compares a time with the recommended one (GUIDE-06)', () => {
  expect([0.67, 0.66, 0.6, 0.36, 0.35].map((seconds) => compareTime(seconds, 0.6))).toEqual([
    'long',
    'right',
    'right',
    'right',
    'short',
  ])
})
