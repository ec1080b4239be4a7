/** Claps made of numbers, for tests: their reverberation times are known. */

/** Nearly normally distributed numbers that are the same in each run (Lehmer's generator, sums of four). */
const numbers = (() => {
  let state = 7
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  return Float64Array.from({ length: 400_009 }, () => next() + next() + next() + next() - 2)
})()
export const normal = (seed: number) => (i: number) => numbers[(i + seed * 60_013) % numbers.length]!

export interface SyntheticClap {
  /** Reverberation times of the decays that sound together, in seconds, each with its power at the start. */
  decays: readonly { seconds: number; power: number }[]
  sampleRate?: number | undefined
  /** Decibels of the noise below the start. Default: none. */
  noise?: number | undefined
  /** A reflection: seconds after the clap, and how long its energy took to arrive as decay. */
  reflection?: { after: number; power: number; lasts: number } | undefined
  /** Seconds before the clap and in all. */
  before?: number | undefined
  length?: number | undefined
  /** Of the largest sample. Default 0.8. */
  peak?: number | undefined
  seed?: number | undefined
}

/** Power of a clap at a time after it. */
export const powerAt = ({ decays, reflection }: SyntheticClap, t: number): number => {
  const { after, power, lasts } = reflection ?? { after: Infinity, power: 0, lasts: 0 }
  return (
    decays.reduce((sum, decay) => sum + decay.power * 10 ** ((-6 * t) / decay.seconds), 0) +
    (t >= after && t < after + lasts ? power : 0)
  )
}

/** A recording of such a clap: noise whose power falls as it should. */
export function syntheticClap(clap: SyntheticClap): Float32Array {
  const { sampleRate = 48_000, noise = Infinity, before = 0.3, length = 2.7, peak = 0.8, seed = 1 } = clap
  const random = normal(seed)
  const floor = 10 ** (-noise / 10) * powerAt({ decays: clap.decays }, 0)
  const signal = Float64Array.from({ length: Math.round(length * sampleRate) }, (_, i) => {
    const t = i / sampleRate - before
    return random(i) * Math.sqrt(t < 0 ? 0 : powerAt(clap, t)) + random(i + 200_000) * Math.sqrt(floor)
  })
  const maxAmplitude = signal.reduce((found, x) => Math.max(found, Math.abs(x)), 0)
  return Float32Array.from(signal, (x) => (x / maxAmplitude) * peak)
}
