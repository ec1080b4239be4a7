import { expect, it } from 'vitest'
import { normal } from '../clap-test/clap.fixture.ts'
import { readClap } from '../clap-test/decay.ts'
import { clapIn } from './clap.ts'

const sampleRate = 48_000

it.each([0.5, 1.2, 2.5])('is heard as a room of %s s by the clap test (BLK-room_calculator-03)', (seconds) => {
  let i = 0
  const random = normal(3)
  const clap = clapIn(seconds, sampleRate, () => 0.5 + random(i++) / 4)
  const recorded = new Float32Array(sampleRate * 3)
  recorded.set(clap.subarray(0, recorded.length - sampleRate * 0.3), sampleRate * 0.3)
  const reading = readClap(recorded, sampleRate)
  expect(reading).toHaveProperty('seconds')
  expect('seconds' in reading && Math.abs(reading.seconds / seconds - 1)).toBeLessThan(0.1)
})

it('is never too loud, and as loud at its start in every room (BLK-room_calculator-03)', () => {
  const findPeak = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const claps = [0.3, 3].map((seconds) => clapIn(seconds, sampleRate))
  for (const clap of claps) expect(findPeak(clap)).toBeLessThanOrEqual(1)
  const [dry, live] = claps.map((clap) => findPeak(clap.subarray(0, 190)))
  expect(Math.abs(dry! - live!)).toBeLessThan(0.3)
})
