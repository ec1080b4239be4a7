import { startSound } from '../../blocks/room-calculator/clap.ts'

/** Syllables by the first three formants of their vowels, in Hz: those of men in Peterson and Barney, 1952. */
const syllables = [
  [570, 840, 2410],
  [660, 1720, 2410],
  [270, 2290, 3010],
  [730, 1090, 2440],
  [300, 870, 2240],
  [530, 1840, 2480],
  [640, 1190, 2390],
  [490, 1350, 1690],
]

/** Seconds of a syllable, and those in which the mouth moves to the next one. */
const syllable = 0.26
const glide = 0.03

/** Pitch of the first syllable and of the last one, in Hz. */
const pitch = { from: 135, to: 95 }

/** Ratio of the amplitudes of two sounds whose levels differ by so many decibels. */
export const toAmplitude = (decibels: number): number => 10 ** (decibels / 20)

/** Plays a sentence without words, softer by so many decibels. Ends a sound that still plays. */
export function playVoice(reduction: number): void {
  const context = startSound()
  const start = context.currentTime + 0.05
  const end = start + syllables.length * syllable
  const mouth = new GainNode(context, { gain: 0 })
  mouth.connect(new GainNode(context, { gain: toAmplitude(-reduction) })).connect(context.destination)
  const cords = new OscillatorNode(context, { type: 'sawtooth', frequency: pitch.from })
  cords.frequency.setValueAtTime(pitch.from, start).linearRampToValueAtTime(pitch.to, end)
  const formants = syllables[0]!.map((frequency) => new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 8 }))
  for (const formant of formants) cords.connect(formant).connect(mouth)
  for (const [i, vowel] of syllables.entries()) {
    const at = start + i * syllable
    for (const [j, frequency] of vowel.entries()) formants[j]!.frequency.setTargetAtTime(frequency, at, glide)
    mouth.gain.setTargetAtTime(1, at, glide).setTargetAtTime(0.1, at + 0.6 * syllable, glide)
  }
  mouth.gain.setTargetAtTime(0, end, glide)
  cords.start(start)
  cords.stop(end + 10 * glide)
}
