// @vitest-environment jsdom
import { configure, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceVolume } from './enhance-volume.ts'

// For a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** Sounds started so far: their gain, and whether they are closed. */
const sounds: { gain: number; closed: boolean }[] = []

class AudioContext {
  sampleRate = 1000
  currentTime = 0
  destination = {}
  sound = { gain: 0, closed: false }
  constructor() {
    sounds.push(this.sound)
  }
  close = async () => void (this.sound.closed = true)
}
class AudioNode {
  gain
  frequency
  constructor({ sound }: AudioContext) {
    this.gain = { setTargetAtTime: (value: number) => void (sound.gain = value) }
    this.frequency = { setTargetAtTime: () => {} }
  }
  connect = (to: unknown) => to
  start = () => {}
}
class AudioBuffer {
  samples
  constructor({ length }: { length: number }) {
    this.samples = new Float32Array(length)
  }
  getChannelData = () => this.samples
}

function page() {
  document.body.innerHTML = `<div data-part="home-header"><div data-enhance="volume">
    <input type="range" min="0" max="100" step="5" value="100"><button type="button" aria-pressed="false"></button>
  </div></div>`
  const [header, tab] = document.querySelectorAll<HTMLElement>('div')
  return { header: header!, tab: tab!, slider: document.querySelector('input')!, button: document.querySelector('button')! }
}

const turn = (slider: HTMLInputElement, value: number) => fireEvent.input(slider, { target: { value: String(value) } })

beforeEach(() => {
  sounds.length = 0
  const nodes = ['AudioBufferSourceNode', 'BiquadFilterNode', 'ConvolverNode', 'GainNode', 'OscillatorNode']
  for (const name of nodes) vi.stubGlobal(name, AudioNode)
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('AudioBuffer', AudioBuffer)
})
afterEach(() => void vi.unstubAllGlobals())

it('tells styles and screen readers how loud it is, and takes all of it back (BLK-home_header-21)', () => {
  const { header, tab, slider } = page()
  const undo = enhanceVolume(tab)
  expect(header.hasAttribute('data-quiet')).toBe(false)
  turn(slider, 35)
  expect(header.style.getPropertyValue('--b-volume')).toBe('0.35')
  expect(header.hasAttribute('data-quiet')).toBe(true)
  expect(slider.getAttribute('aria-valuetext')).toBe('35%')
  undo()
  expect(slider.value).toBe('100')
  expect(header.hasAttribute('data-quiet')).toBe(false)
})

it('is silent until its button is pressed, then as loud as the slider says (BLK-home_header-23)', async () => {
  const { tab, slider, button } = page()
  enhanceVolume(tab)
  turn(slider, 50)
  expect(sounds).toEqual([])
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(sounds).toHaveLength(1))
  const half = sounds[0]!.gain
  turn(slider, 100)
  expect(sounds[0]!.gain).toBeGreaterThan(half)
  turn(slider, 0)
  expect(sounds[0]!.gain).toBe(0)
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(sounds[0]!.closed).toBe(true)
})

it.each(['pagehide', 'visibilitychange'])('ends at %s, also while it is loaded (BLK-home_header-23)', async (type) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const leave = () => (type === 'pagehide' ? window : document).dispatchEvent(new Event(type))
  const { tab, button } = page()
  enhanceVolume(tab)
  fireEvent.click(button)
  leave()
  await import('./hall.ts')
  await Promise.resolve()
  expect(sounds).toEqual([])
  fireEvent.click(button)
  await waitFor(() => expect(sounds).toHaveLength(1))
  leave()
  expect(sounds[0]!.closed).toBe(true)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  vi.restoreAllMocks()
})
