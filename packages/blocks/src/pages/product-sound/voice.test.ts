import { afterEach, expect, it, vi } from 'vitest'
import { playVoice, toAmplitude } from './voice.ts'

/** Gains of the nodes that were made, in order. */
const gains: number[] = []
const param = { setTargetAtTime: () => param, setValueAtTime: () => param, linearRampToValueAtTime: () => param }
class Node {
  gain = param
  frequency = param
  constructor(_context: unknown, { gain }: { gain?: number } = {}) {
    if (gain !== undefined) gains.push(gain)
  }
  connect = <Target>(target: Target) => target
  start() {}
  stop() {}
  close() {}
}
afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, 1],
  [-6, 0.501],
  [-25, 0.0562],
])('%s dB are an amplitude of %s (FAM-19)', (decibels, amplitude) => expect(toAmplitude(decibels)).toBeCloseTo(amplitude, 3))

it('plays the same voice, softer by the reduction of the product (FAM-19)', () => {
  for (const name of ['AudioContext', 'GainNode', 'OscillatorNode', 'BiquadFilterNode']) vi.stubGlobal(name, Node)
  playVoice(0)
  playVoice(25)
  expect(gains).toEqual([0, 1, 0, expect.closeTo(0.0562, 4)])
})
