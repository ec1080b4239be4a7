import { expect, it } from 'vitest'
import { decayBars, evenly } from './decay-bars.ts'

it('places the strips of a decay, and marks those after what was heard (CLAP-03)', () => {
  const bars = decayBars(evenly(1), 2, 0.5)
  expect(bars).toHaveLength(36)
  expect(bars[18]).toEqual({ x: '25%', width: '0.83%', y: '50%', height: '50%' })
  expect(bars.findIndex((bar) => 'data-assumed' in bar)).toBe(19)
})

it('keeps a level that starts above the axis within it (CLAP-03)', () => {
  expect(decayBars(() => 1.2, 1)[0]).toMatchObject({ y: '0%', height: '100%' })
})
