import { describe, expect, it } from 'vitest'
import { normal, powerAt, syntheticClap, type SyntheticClap } from './clap.fixture.ts'
import { fitLine, findOnset, readClap, schroeder, type Decay } from './decay.ts'

const one = (seconds: number, rest: Omit<SyntheticClap, 'decays'> = {}): SyntheticClap => ({
  decays: [{ seconds, power: 1 }],
  ...rest,
})
function measured(clap: SyntheticClap): Decay {
  const reading = readClap(syntheticClap(clap), clap.sampleRate ?? 48_000)
  if ('reason' in reading) throw new Error(`not measured: ${reading.reason}`)
  return reading
}
const relativeError = (found: number, expected: number) => Math.abs(found / expected - 1)

/** Returns the reverberation time by definition: a line through the integrated power from −5 dB on, without any recording. */
function byDefinition(clap: SyntheticClap, range: number): number {
  const [step, end] = [0.0005, 12]
  const sums = Array.from({ length: end / step }, (_, i) => powerAt(clap, i * step))
  for (let i = sums.length - 2; i >= 0; i--) sums[i]! += sums[i + 1]!
  const points = sums
    .map((sum, i) => [i * step, 10 * Math.log10(sum / sums[0]!)] as const)
    .filter(([, level]) => level <= -5 && level >= -5 - range)
  const [mx, my] = [0, 1].map((axis) => points.reduce((sum, at) => sum + at[axis]!, 0) / points.length) as [number, number]
  const top = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0)
  return -60 / (top / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0))
}

describe.each([44_100, 48_000])('at %i samples a second', (sampleRate) => {
  describe.each([0.3, 0.6, 1.2, 2.5])('a room of %d s', (seconds) => {
    it.each([undefined, 60, 50])('is measured within 5 %%, noise %s dB below the clap (CLAP-02)', (noise) => {
      for (const seed of [1, 2]) {
        const found = measured(one(seconds, { sampleRate, noise, seed }))
        expect(relativeError(found.seconds, seconds), `${found.seconds} s`).toBeLessThan(0.05)
        expect(found.range).toBe(30)
      }
    })
    it('is measured over 20 dB where noise covers the rest (CLAP-02)', () => {
      // Noise in place of an echo has chance in it: one T20 of 0.3 s has a standard deviation of 3 %.
      const found = [1, 2, 3, 4, 5].map((seed) => measured(one(seconds, { sampleRate, noise: 36, seed })))
      for (const { range } of found) expect(range).toBe(20)
      expect(
        relativeError(
          found.reduce((sum, { seconds: each }) => sum + each / 5, 0),
          seconds,
        ),
      ).toBeLessThan(0.05)
    })
  })
})

const slopes = (...decays: SyntheticClap['decays']): SyntheticClap => ({ decays, noise: 60 })
it.each([
  ['a double slope', slopes({ seconds: 0.5, power: 1 }, { seconds: 1.5, power: 0.02 })],
  ['a clap close to the microphone', slopes({ seconds: 0.03, power: 800 }, { seconds: 0.6, power: 1 })],
])('measures what %s has by definition (CLAP-02)', (_, clap) => {
  const found = measured(clap)
  expect(relativeError(found.seconds, byDefinition(clap, found.range))).toBeLessThan(0.05)
})

it('takes the later, slower decay of a double slope into account; direct sound is left of the line (CLAP-02)', () => {
  expect(measured(slopes({ seconds: 0.5, power: 1 }, { seconds: 1.5, power: 0.02 })).seconds).toBeGreaterThan(0.55)
  expect(measured(slopes({ seconds: 0.03, power: 800 }, { seconds: 0.6, power: 1 })).falls[0]).toBe(0)
})

it('measures what a room with a late reflection has by definition (CLAP-02)', () => {
  const clap = one(0.8, { noise: 55, reflection: { after: 0.09, power: 1.5, lasts: 0.004 } })
  const found = measured(clap)
  expect(relativeError(byDefinition(clap, 30), 0.8)).toBeGreaterThan(0.005)
  expect(relativeError(found.seconds, byDefinition(clap, found.range))).toBeLessThan(0.05)
})

it('does not count rumble (CLAP-02)', () => {
  const signal = syntheticClap(one(0.6, { noise: 60, peak: 0.6 }))
  const rumble = signal.map((x, i) => x + 0.05 * Math.sin((2 * Math.PI * 40 * i) / 48_000))
  const reading = readClap(rumble, 48_000) as Decay
  expect(relativeError(reading.seconds, 0.6)).toBeLessThan(0.05)
})

it.each([
  [36, 20],
  [60, 30],
])('says how far the sound has fallen, as far as it was measured: noise %s dB below the clap (CLAP-02)', (noise, range) => {
  const { falls } = measured(one(0.6, { noise }))
  // 0.2 dB each 2 ms.
  for (const [i, fall] of falls.entries()) expect(Math.abs(fall - 0.2 * i)).toBeLessThan(3)
  expect(falls.at(-1)).toBeGreaterThanOrEqual(5 + range)
  expect(falls.at(-2)).toBeLessThan(5 + range)
})

it('finds where a clap begins, to 2 ms (CLAP-02)', () => {
  for (const [before, sampleRate] of [
    [0.3, 48_000],
    [0.05, 44_100],
    [1.234, 48_000],
  ] as const) {
    const onset = findOnset(syntheticClap(one(0.6, { before, sampleRate, noise: 50 })), sampleRate)
    expect(Math.abs(onset / sampleRate - before)).toBeLessThan(0.002)
  }
})

it('integrates backwards as Schroeder: noise and a cut end do not bend the line of an exponential (CLAP-02)', () => {
  // 0.5 s at 2 ms a point: 0.24 dB each.
  const powers = Float64Array.from({ length: 200 }, (_, i) => 10 ** (-0.024 * i) + 1e-6)
  const levels = schroeder(powers, 1e-6, -120)
  for (const [i, level] of levels.entries()) expect(Math.abs(level + 0.24 * i)).toBeLessThan(0.3)
  expect(fitLine(levels, 0, 200).slope).toBeCloseTo(-120, 0)
})

it('fits a line (CLAP-02)', () => {
  expect(fitLine([9, 3, 1, -1, -3, 9], 1, 5)).toEqual({
    start: expect.closeTo(5, 9),
    slope: expect.closeTo(-1000, 6),
    fit: expect.closeTo(1, 9),
  })
})

const steady = normal(4)
const hum = Float32Array.from({ length: 130_000 }, (_, i) => 0.05 * steady(i))
it.each([
  ['nothing', 'quiet', new Float32Array(130_000)],
  ['no samples', 'quiet', new Float32Array()],
  ['a far clap', 'quiet', syntheticClap(one(0.6, { noise: 50, peak: 0.03 }))],
  ['steady noise', 'noisy', hum],
  ['a clap in noise', 'noisy', syntheticClap(one(0.6, { noise: 20 }))],
  ['a clap at the very end', 'short', syntheticClap(one(1.2, { noise: 60, before: 2.5 }))],
  ['a room that sounds on', 'short', syntheticClap(one(9, { noise: 60 }))],
  ['an overdriven clap', 'clipped', syntheticClap(one(0.6, { peak: 9 })).map((x) => Math.max(-1, Math.min(1, x)))],
] as const)('does not measure %s: %s (CLAP-02)', (_, reason, signal) => {
  expect(readClap(signal, 48_000)).toEqual({ reason })
})

it('does not measure two claps as one (CLAP-02)', () => {
  const first = syntheticClap(one(0.4, { noise: 60, peak: 0.6 }))
  const second = syntheticClap(one(0.4, { before: 0.6, noise: 60, peak: 0.3, seed: 2 }))
  const both = first.map((x, i) => x + second[i]!)
  expect(readClap(both, 48_000)).toEqual({ reason: 'noisy' })
})
