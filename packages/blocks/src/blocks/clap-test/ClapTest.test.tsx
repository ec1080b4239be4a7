// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { syntheticClap } from './clap.fixture.ts'
import { fixtures } from './ClapTest.fixtures.ts'
import { ClapTest } from './ClapTest.tsx'
import { createClapTest, enhanceClapTest, type Listen } from './enhance-clap-test.ts'

// For a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const { en } = fixtures.complete
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(listen?: Listen) {
  const { container } = render(<ClapTest {...en} />)
  const element = container.querySelector<HTMLElement>('[data-enhance="clap-test"]')!
  const undo = (listen ? createClapTest(listen) : enhanceClapTest)(element)
  return {
    element,
    undo,
    button: container.querySelector('button')!,
    ask: container.querySelector<HTMLElement>('[hidden], [data-part="clap-test-ask"]')!,
  }
}
const sampleRate = 48_000
const room: Listen = async () => ({ samples: syntheticClap({ decays: [{ seconds: 1.2, power: 1 }], noise: 45 }), sampleRate })
const status = () => screen.getByRole('status').textContent

it('shows how a clap fades in a good room, and the way to the calculator, without a script (BLK-clap_test-01, CLAP-05)', () => {
  const html = renderToStaticMarkup(<ClapTest {...en} messages={{ locale: 'de' }} />)
  expect(html).toMatch(/data-part="clap-test-ask" hidden/)
  expect(html).toContain('href="#try-a-room"')
  expect(html).toMatch(/>0,6<\/span> s<\/span> <span[^>]*>Good meeting room</)
  // The strips of the good room and two keys; the place of the own room is empty.
  expect(html.match(/<rect/g)).toHaveLength(72 + 2)
  expect(html).toMatch(/<g [^>]*data-series="0"><\/g>/)
  expect(html).toMatch(/decay-chart-entry" hidden="">(?:(?!<\/div>).)*Your room/)
  expect(renderToStaticMarkup(<ClapTest title="Clap" />)).not.toContain('<a')
})

it('leaves the button hidden where the browser has no microphones (CLAP-05)', () => {
  expect('mediaDevices' in navigator).toBe(false)
  expect(show().ask.hidden).toBe(true)
})

it('shows the button where it can listen, listens when it is pressed only, and hides it in the end (CLAP-01)', async () => {
  const listen = vi.fn(room)
  const { button, ask, undo } = show(listen)
  expect(ask.hidden).toBe(false)
  expect(listen).not.toHaveBeenCalled()
  button.click()
  button.click()
  expect(listen).toHaveBeenCalledOnce()
  await waitFor(() => expect(status()).toContain('Your room: 1.2\u00a0s.'))
  undo()
  expect(ask.hidden).toBe(true)
  button.click()
  expect(listen).toHaveBeenCalledOnce()
})

it.each([
  [1.2, 1.5, 0, 29],
  [0.3, 0.6, 1, 72],
])(
  'draws the decay of a room of %d s beside a good one, unfilled where it was not heard (CLAP-03)',
  async (seconds, end, place, good) => {
    const { element, button } = show(async () => ({
      samples: syntheticClap({ decays: [{ seconds, power: 1 }], noise: 36 }),
      sampleRate,
    }))
    button.click()
    await waitFor(() => expect(element.dataset.state).toBe('measured'))
    const groups = [...element.querySelectorAll('[data-series]')]
    // The longer decay lies behind.
    expect(groups.map((group) => group.getAttribute('data-series'))[place]).toBe('0')
    const own = [...groups[place]!.children]
    expect([...element.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      '0\u00a0s',
      `${end / 2}\u00a0s`,
      `${end}\u00a0s`,
    ])
    expect(Math.abs(own.length - (72 * seconds) / end)).toBeLessThan(3)
    expect(groups[1 - place]!.children).toHaveLength(good)
    for (const bar of own) {
      const [x, height] = ['x', 'height'].map((name) => parseFloat(bar.getAttribute(name)!) / 100) as [number, number]
      expect(Math.abs(height - (1 - (x * end) / seconds))).toBeLessThan(0.1)
      // 25 of 60 decibels were measured.
      if (height > 0.7) expect(bar.hasAttribute('data-assumed')).toBe(false)
      if (height < 0.5) expect(bar.hasAttribute('data-assumed')).toBe(true)
    }
    const entries = [...element.querySelectorAll<HTMLElement>('[data-part="decay-chart-entry"]')]
    expect(entries.map(({ hidden }) => hidden)).toEqual([false, false])
    expect(entries.map((entry) => entry.querySelector('dd')!.textContent)).toEqual([`${seconds}\u00a0s`, '0.6\u00a0s'])
  },
)

it.each([
  ['NotAllowedError', 'refused', 'may not use the microphone'],
  ['NotFoundError', 'missing', 'No microphone found'],
  ['NotReadableError', 'missing', 'No microphone found'],
])('says that a microphone is not to be had: %s (CLAP-05)', async (name, state, text) => {
  const { element, button } = show(() => Promise.reject(new DOMException('', name)))
  button.click()
  await waitFor(() => expect(element.dataset.state).toBe(state))
  expect(status()).toContain(text)
  expect(button.hasAttribute('aria-disabled')).toBe(false)
})

it('says why nothing was measured, and can be repeated (CLAP-02, CLAP-03)', async () => {
  const recordings = [new Float32Array(130_000), (await room(() => {}, AbortSignal.any([]))).samples]
  const { element, button } = show(async () => ({ samples: recordings.shift()!, sampleRate }))
  button.click()
  await waitFor(() => expect(element.dataset.state).toBe('quiet'))
  expect(status()).toContain('too quiet')
  expect(button.textContent).toBe('Try again')
  button.click()
  await waitFor(() => expect(element.dataset.state).toBe('measured'))
})

/** A microphone in which a clap is to be heard, or nothing. */
function stubMicrophone(level: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const track = { stop: vi.fn() }
  const close = vi.fn()
  const asked = vi.fn(async () => ({ getTracks: () => [track] }))
  class Node {
    connect() {}
    getFloatTimeDomainData(samples: Float32Array) {
      samples.fill(level)
    }
  }
  class Context {
    sampleRate = sampleRate
    close = close
    resume = async () => {}
    createMediaStreamSource = () => new Node()
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AnalyserNode', Node)
  vi.stubGlobal('DelayNode', Node)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: asked } }))
  return { track, close, asked }
}

it.each([
  ['nothing to hear', 0, 'quiet', 20_100],
  ['a loud sound', 0.5, 'noisy', 2500],
])('turns the microphone off after the test, within 22 seconds: %s (CLAP-04)', async (_, level, state, ms) => {
  const { track, close, asked } = stubMicrophone(level)
  const { element, button } = show()
  button.click()
  expect(asked).toHaveBeenCalledWith({ audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } })
  await vi.advanceTimersByTimeAsync(ms)
  expect(track.stop).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(0)
  expect(element.dataset.state).toBe(state)
})

it('waits for a clap for 20 seconds: one puts the phone down first (CLAP-04)', async () => {
  const { track } = stubMicrophone(0)
  const { element, button } = show()
  button.click()
  await vi.advanceTimersByTimeAsync(19_500)
  expect([element.dataset.state, track.stop.mock.calls.length]).toEqual(['waiting', 0])
})

it.each<[string, (undo: () => void) => void]>([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  [
    'hidden',
    () => {
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      hidden.mockRestore()
    },
  ],
  ['rid of the test', (undo) => undo()],
])('turns the microphone off when the page is %s (CLAP-04)', async (_, leave) => {
  const { track, close } = stubMicrophone(0)
  const { element, button, undo } = show()
  button.click()
  await vi.advanceTimersByTimeAsync(1000)
  expect(element.dataset.state).toBe('waiting')
  expect(track.stop).not.toHaveBeenCalled()
  leave(undo)
  await vi.advanceTimersByTimeAsync(0)
  expect(track.stop).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  expect(element.dataset.state).toBe('stopped')
})

it('turns off a microphone that is given after the page was left (CLAP-04)', async () => {
  const { track, asked } = stubMicrophone(0)
  const given = Promise.withResolvers<{ getTracks: () => (typeof track)[] }>()
  asked.mockReturnValue(given.promise)
  const { element, button } = show()
  button.click()
  dispatchEvent(new Event('pagehide'))
  given.resolve({ getTracks: () => [track] })
  await vi.advanceTimersByTimeAsync(0)
  expect(track.stop).toHaveBeenCalledOnce()
  expect(element.dataset.state).toBe('stopped')
})
