/** A hall full of people who talk, as a sound. */
export interface Hall {
  /** Sets its loudness, from 0 to 1. */
  setLevel: (level: number) => void
  close: () => void
}

/** Pitches of those who talk, in Hz. */
const voices = [190, 270, 380, 540, 760, 1080]

/** Seconds until a sound in the hall has fallen by 60 decibels. */
const decay = 2.4

/** Gain at which it is a murmur. */
const loudest = 0.5

/** Starts the sound: noise in the pitches of voices, each in syllables of its own, in a room with much echo. Nothing is downloaded. */
export function startHall(): Hall {
  const context = new AudioContext()
  const { sampleRate } = context

  /** Noise, each sample of which is as loud as the one before it times `fall`. */
  function noise(seconds: number, fall = 1) {
    const buffer = new AudioBuffer({ length: seconds * sampleRate, sampleRate })
    let level = 1
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) {
      samples[i] = (Math.random() * 2 - 1) * level
      level *= fall
    }
    return buffer
  }

  const people = new AudioBufferSourceNode(context, { buffer: noise(3), loop: true })
  /** A quiet hall is a dull one too: what is high falls first. */
  const walls = new BiquadFilterNode(context, { type: 'lowpass' })
  const volume = new GainNode(context, { gain: 0 })
  for (const [i, frequency] of voices.entries()) {
    const syllables = new OscillatorNode(context, { frequency: 2 + i * 0.43 })
    const mouth = new GainNode(context, { gain: 0.5 })
    syllables.connect(new GainNode(context, { gain: 0.5 })).connect(mouth.gain)
    people
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 4 }))
      .connect(mouth)
      .connect(walls)
    syllables.start()
  }
  const room = new ConvolverNode(context, { buffer: noise(decay, 10 ** (-3 / (decay * sampleRate))) })
  walls.connect(room).connect(volume).connect(context.destination)
  people.start()

  return {
    setLevel(level) {
      // So soon that it is at once, and does not crackle.
      const set = (param: AudioParam, value: number) => param.setTargetAtTime(value, context.currentTime, 0.05)
      set(volume.gain, loudest * level ** 2)
      set(walls.frequency, 400 + 3600 * level)
    },
    close: () => void context.close(),
  }
}
