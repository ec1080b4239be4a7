// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceProgressBar, progressDuration, progressLimit, progressLinger, progressThrottle } from './enhance-progress-bar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page with a link that is followed: the click reaches the bar, and jsdom loads nothing. */
function follow(attributes: string) {
  document.body.innerHTML = `<div data-progress hidden></div><a ${attributes}>x</a>`
  const bar = document.querySelector<HTMLElement>('[data-progress]')!
  const undo = enhanceProgressBar(bar)
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector('a')!.click()
  return { bar, undo }
}

it('hides after 15 s, when the answer may have been no page: 204, or a file to save (FTR-09)', () => {
  const { bar, undo } = follow('href="/elsewhere"')
  vi.advanceTimersByTime(progressThrottle)
  expect(bar.hidden).toBe(false)
  vi.advanceTimersByTime(progressLimit - 1)
  expect(bar.dataset.progress).toBe('loading')
  vi.advanceTimersByTime(1)
  expect(bar.dataset.progress).toBe('done')
  vi.advanceTimersByTime(progressLinger)
  expect(bar.hidden).toBe(true)
  expect([progressThrottle, progressDuration, progressLimit, progressLinger]).toEqual([200, 5000, 15_000, 500])
  undo()
})

it('hides when the browser tells that the load has failed (FTR-09)', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const { bar, undo } = follow('href="/elsewhere"')
  vi.advanceTimersByTime(progressThrottle)
  navigation.dispatchEvent(new Event('navigateerror'))
  vi.advanceTimersByTime(progressLinger)
  expect(bar.hidden).toBe(true)
  undo()
  vi.unstubAllGlobals()
})

it.each(['href="/manual.pdf"', 'href="/api/downloads/1" download', 'href="/a" target="_blank"', 'href="mailto:a@b.example"'])(
  'does not show for what leads to no page: %s (FTR-08)',
  (attributes) => {
    const { bar, undo } = follow(attributes)
    vi.advanceTimersByTime(progressDuration)
    expect(bar.hidden).toBe(true)
    undo()
  },
)

it.each(['href="/about"', 'href="/about.html"', 'href="/search?keyword=a.b"'])('shows for a page: %s (FTR-08)', (attributes) => {
  const { bar, undo } = follow(attributes)
  vi.advanceTimersByTime(progressThrottle)
  expect(bar.hidden).toBe(false)
  undo()
})
