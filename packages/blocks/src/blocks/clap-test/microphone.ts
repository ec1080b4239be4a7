import { minPeak, findPeak } from './decay.ts'

/** Sound as numbers from -1 to 1. */
export interface Recording {
  samples: Float32Array
  sampleRate: number
}

/**
 * Records one clap and the sound after it. Calls `tell` when it listens and when it has heard a clap. Rejects with the browser's
 * error where no microphone can be used, and with the reason of `signal` where that aborts.
 */
export type Listen = (tell: (state: 'waiting' | 'heard') => void, signal: AbortSignal) => Promise<Recording>

/** Most milliseconds until a clap, for who puts the phone down and steps back first, and those that are recorded from it on. */
const [patience, afterwards] = [20_000, 2000]
/** Milliseconds between two looks, and those at first in which a microphone clicks. */
const [pause, settling] = [100, 300]
/** Samples that an `AnalyserNode` can hold at most, and seconds that are kept. */
const [held, kept] = [32_768, 2.7]

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', onAbort, { once: true })
  })

/**
 * Listens with the microphone, as it is: no filter of the browser may take the echo for one. A line of delays, each read by an
 * analyser, holds the last seconds as exact samples. It needs no module of a worklet, no lossy codec, and no timer that must keep
 * its time.
 */
export const listenToMicrophone: Listen = async (tell, signal) => {
  const context = new AudioContext()
  let stream: MediaStream | undefined
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    })
    signal.throwIfAborted()
    await context.resume()
    const { sampleRate } = context
    let end: AudioNode = context.createMediaStreamSource(stream)
    const readers = Array.from({ length: Math.ceil((kept * sampleRate) / held) }, (_, i) => {
      if (i) {
        const delay = new DelayNode(context, { delayTime: held / sampleRate, maxDelayTime: 5 })
        end.connect(delay)
        end = delay
      }
      const reader = new AnalyserNode(context, { fftSize: held })
      end.connect(reader)
      return reader
    })
    const samples = new Float32Array(readers.length * held)
    const parts = readers.map((_, i) => samples.subarray(samples.length - (i + 1) * held, samples.length - i * held))
    const latest = parts[0]!.subarray(-Math.ceil((2 * pause * sampleRate) / 1000))

    tell('waiting')
    await wait(settling, signal)
    for (const until = performance.now() + patience - settling; performance.now() < until;) {
      await wait(pause, signal)
      readers[0]!.getFloatTimeDomainData(parts[0]!)
      if (findPeak(latest) < minPeak) continue
      tell('heard')
      await wait(afterwards, signal)
      break
    }
    for (const [i, reader] of readers.entries()) reader.getFloatTimeDomainData(parts[i]!)
    return { samples, sampleRate }
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop()
    await context.close()
  }
}
