import { octaveBands } from '../../contract/octave-bands.ts'
import type { Octaves } from './room.ts'

/**
 * A clap in a room: noise that falls by 60 decibels in so many seconds, from -1 to 1. Covered or bare, it begins equally loud.
 * @param random From 0 to 1.
 */
export function clapIn(seconds: number, sampleRate: number, random: () => number = Math.random): Float32Array<ArrayBuffer> {
  let noise = 0
  return Float32Array.from({ length: Math.ceil(seconds * sampleRate) }, (_, i) => {
    const time = i / sampleRate
    // Less of what is very high: a hand, not a hiss.
    noise += (random() * 2 - 1 - noise) / 2
    // The hands themselves are nearer than the walls.
    return noise * 10 ** ((-3 * time) / seconds) * (time < 0.004 ? 1 : 0.4)
  })
}

let playing: AudioContext | undefined

/** Starts a sound, and ends one that still plays. */
export function startSound(): AudioContext {
  void playing?.close()
  playing = new AudioContext()
  return playing
}

/** Plays a clap in a room that sounds for so many seconds in each octave band. Ends a clap that still plays. */
export function playClap(times: Octaves): void {
  const context = startSound()
  const { sampleRate, destination } = context
  for (const [i, frequency] of octaveBands.entries()) {
    const seconds = times[i]!
    const buffer = new AudioBuffer({ length: Math.ceil(seconds * sampleRate), numberOfChannels: 2, sampleRate })
    // Each ear hears noise of its own, as in a room.
    for (const ear of [0, 1]) buffer.copyToChannel(clapIn(seconds, sampleRate), ear)
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: Math.SQRT2 })).connect(destination)
    source.start()
  }
}
