/** The sound of a room after a clap: how long it takes to fall by 60 decibels (ISO 3382-2, integrated impulse response). */

/** Reason for no result: no clap, a room that is too loud or not steady, an end before the clap faded, overdriven. */
type Unmeasured = 'quiet' | 'noisy' | 'short' | 'clipped'

export interface Decay {
  /** Reverberation time. */
  seconds: number
  /** Decibels of the decay that it was measured over: T20 or, where the room is quiet enough, T30. */
  range: 20 | 30
  /** Decibels by which the sound has fallen, each `point` from when the line of the decay was at 0 dB, as far as it was measured. */
  falls: readonly number[]
}

export type Measurement = Decay | { reason: Unmeasured }

/** A peak below this is no clap (full scale is 1). */
export const minPeak = 0.04
/** Samples from here on are taken for overdriven, and a clap may have so many seconds of them. */
const [full, overdriven] = [0.985, 0.005]
/** Hertz: what counts is speech, without rumble and hiss. */
const band = [250, 4000] as const
/** Seconds of one point of the decay. */
export const point = 0.002
/** Seconds of the mean that is compared with the noise: it must be short beside a decay. */
const smooth = 0.04
/** Factor by which the power of a decay must exceed that of the noise. */
const margin = 5
/** Decibels below the start at which measuring begins: the direct sound is not the room's. */
const begin = 5
/**
 * Smallest accepted squared correlation of the decay with a straight line: a voice or a second clap makes steps. A clap close to
 * the microphone bends it less: 0.91 in a recording of a living room from the Open AIR library.
 */
const fit = 0.9

const toDecibels = (power: number) => 10 * Math.log10(power)
const mean = (values: ArrayLike<number>, from = 0, to = values.length) => {
  let sum = 0
  for (let i = from; i < to; i++) sum += values[i]!
  return sum / (to - from)
}

/** A filter of the second order (Butterworth) that lets pass what is below or above a frequency. */
function filtered(signal: Float32Array, sampleRate: number, hertz: number, keep: 'low' | 'high'): Float32Array {
  const turn = (2 * Math.PI * hertz) / sampleRate
  const [cosine, alpha] = [Math.cos(turn), Math.sin(turn) / Math.SQRT2]
  const side = keep === 'low' ? 1 : -1
  const outer = (1 - side * cosine) / 2 / (1 + alpha)
  const [back1, back2] = [(-2 * cosine) / (1 + alpha), (1 - alpha) / (1 + alpha)]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return signal.map((x) => {
    const y = outer * (x + 2 * side * x1 + x2) - back1 * y1 - back2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

/** The largest sample, whatever its sign. */
export const findPeak = (signal: Float32Array) => signal.reduce((max, x) => Math.max(max, Math.abs(x)), 0)

/** Returns the onset of a clap: the earliest sample within 20 dB of the loudest, without a gap of 20 ms (ISO 3382-1, A.3.4). */
export function findOnset(signal: Float32Array, sampleRate: number): number {
  const peak = findPeak(signal)
  let onset = signal.findIndex((x) => Math.abs(x) === peak)
  const gap = Math.round(0.02 * sampleRate)
  for (let i = onset; i >= Math.max(0, onset - gap); i--) if (Math.abs(signal[i]!) >= peak / 10) onset = i
  return onset
}

/** Mean power of each `point` of a signal. */
function computePowers(signal: Float32Array, sampleRate: number): Float64Array {
  const length = point * sampleRate
  return Float64Array.from({ length: Math.floor(signal.length / length) }, (_, i) => {
    const part = signal.subarray(Math.round(i * length), Math.round((i + 1) * length))
    return mean(part.map((x) => x * x))
  })
}

interface Line {
  start: number
  /** Decibels per second. */
  slope: number
  /** Squared correlation. */
  fit: number
}

/** The straight line that fits levels best (least squares); `from` is the first point, `levels` are a point apart. */
export function fitLine(levels: ArrayLike<number>, from: number, to: number): Line {
  const [x0, y0] = [((from + to - 1) / 2) * point, mean(levels, from, to)]
  let [xx, xy, yy] = [0, 0, 0]
  for (let i = from; i < to; i++) {
    const [dx, dy] = [i * point - x0, levels[i]! - y0]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  return { start: y0 - (xy / xx) * x0, slope: xy / xx, fit: (xy * xy) / (xx * yy) }
}

/**
 * Schroeder's backward integration: the level in decibels that is still to come at each point, from 0 on. The noise is taken off, and
 * what is missing beyond the end is added as the decay would have gone on there (ISO 3382-1, 5.3.3).
 * @param powers Of the decay alone: up to where noise covers it.
 * @param slope Decibels per second by which the decay falls at its end.
 */
export function schroeder(powers: Float64Array, noise: number, slope: number): Float64Array {
  const last = Math.min(powers.length, Math.round(smooth / point))
  // The mean of the last points is the power in their middle.
  const rate = (-slope * Math.LN10 * point) / 10
  const end = Math.max(0, mean(powers, powers.length - last) - noise) * Math.exp((-rate * last) / 2)
  let rest = end / rate
  const levels = new Float64Array(powers.length)
  for (let i = powers.length - 1; i >= 0; i--) {
    rest += powers[i]! - noise
    levels[i] = rest
  }
  return levels.map((energy) => toDecibels(Math.max(energy, Number.MIN_VALUE) / levels[0]!))
}

/** The reverberation time of a room from a recording of one clap in it, or why there is none. */
export function readClap(signal: Float32Array, sampleRate: number): Measurement {
  if (findPeak(signal) < minPeak) return { reason: 'quiet' }
  if (signal.filter((x) => Math.abs(x) >= full).length > overdriven * sampleRate) return { reason: 'clipped' }

  const speech = filtered(filtered(signal, sampleRate, band[0], 'high'), sampleRate, band[1], 'low')
  const onset = findOnset(speech, sampleRate)
  const powers = computePowers(speech.subarray(onset), sampleRate)
  const before = computePowers(speech.subarray(0, Math.max(0, onset - Math.round(0.01 * sampleRate))), sampleRate)
  // Exact zeros are those of a microphone that was not open yet.
  const room = before.filter((power) => power > 0)
  const tail = mean(powers, Math.floor(powers.length * 0.9))
  const noise = room.length * point >= 0.1 ? Math.min(tail, mean(room)) : tail

  const width = Math.round(smooth / point)
  let covered = 0
  while (covered + width <= powers.length && mean(powers, covered, covered + width) > margin * noise) covered++
  const isWhole = covered + width <= powers.length
  const decay = powers.subarray(0, isWhole ? covered + (width >> 1) : powers.length)
  const reason = isWhole ? 'noisy' : 'short'
  if (decay.length < 2 * width) return { reason }

  const audible = decay.map((power) => toDecibels(Math.max(power - noise, noise, Number.MIN_VALUE)))
  const late = fitLine(audible, decay.length >> 1, decay.length)
  if (late.slope >= 0) return { reason: 'noisy' }
  const levels = schroeder(decay, noise, late.slope)
  const findIndexBelow = (decibels: number) => levels.findIndex((level) => level <= -decibels)
  const range = findIndexBelow(begin + 30) >= 0 ? 30 : 20
  const [from, to] = [findIndexBelow(begin), findIndexBelow(begin + range)]
  if (to < 0) return { reason }
  const line = fitLine(levels, from, to + 1)
  if (to - from < 5 || line.fit < fit) return { reason: 'noisy' }

  const seconds = -60 / line.slope
  // Points by which the line of the decay begins later than the clap; earlier, where the direct sound was loud.
  const later = Math.round(-line.start / line.slope / point)
  const falls = Array.from({ length: to + 1 - later }, (_, i) =>
    i + later < 0 ? (60 * i * point) / seconds : -levels[i + later]!,
  )
  return { seconds, range, falls }
}
