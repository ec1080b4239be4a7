// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enhanceBackgroundVideo, retryDelay } from './enhance-background-video.ts'
import { stubMedia } from './testing/media.ts'

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))

function page(attributes = 'data-mp4="film.mp4"') {
  document.body.innerHTML = `<div data-film><video data-enhance="background-video" ${attributes}></video><button data-film-toggle hidden></button></div>`
  return { video: document.querySelector('video')!, toggle: document.querySelector('button')! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('enhanceBackgroundVideo', () => {
  it('gives the film its source and starts it muted (BLK-home_header-12, BLK-home_header-13)', () => {
    const { play } = stubMedia({ suits: true })
    const { video } = page('data-mp4="film.mp4" data-poster="still.webp"')
    enhanceBackgroundVideo(document.querySelector('video')!)
    expect(video.getAttribute('src')).toBe('film.mp4')
    expect(video.getAttribute('poster')).toBe('still.webp')
    expect(video.muted).toBe(true)
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('tries a refused film once more after 1 second, and not a second time (BLK-home_header-16)', async () => {
    const { play } = stubMedia({ suits: true, play: refuse })
    page()
    enhanceBackgroundVideo(document.querySelector('video')!)
    expect(retryDelay).toBe(1000)
    await vi.advanceTimersByTimeAsync(999)
    expect(play).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(play).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('leaves the still on small screens and where motion is to be reduced (BLK-home_header-14)', () => {
    const { play } = stubMedia({ suits: false })
    const { video } = page()
    enhanceBackgroundVideo(document.querySelector('video')!)
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 48em) and (prefers-reduced-motion: no-preference)')
    expect(play).not.toHaveBeenCalled()
    expect(video.hasAttribute('src')).toBe(false)
  })

  it('follows the screen: starts when it grows, holds when it shrinks', () => {
    const { play, pause, query } = stubMedia({ suits: false })
    const { toggle, video } = page()
    enhanceBackgroundVideo(document.querySelector('video')!)
    query.matches = true
    query.dispatchEvent(new Event('change'))
    expect(play).toHaveBeenCalledTimes(1)
    video.dispatchEvent(new Event('playing'))
    query.matches = false
    query.dispatchEvent(new Event('change'))
    expect(pause).toHaveBeenCalled()
    expect(toggle.hidden).toBe(true)
  })

  it('does nothing without a source, and nothing when data is to be saved (BLK-home_header-15)', () => {
    const { play } = stubMedia({ suits: true })
    page('')
    enhanceBackgroundVideo(document.querySelector('video')!)
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    page()
    enhanceBackgroundVideo(document.querySelector('video')!)
    expect(play).not.toHaveBeenCalled()
  })

  it('offers the pause control only once the film plays, and starts a film only once', () => {
    const { play, pause } = stubMedia({ suits: true })
    const { video, toggle } = page()
    enhanceBackgroundVideo(document.querySelector('video')!)
    enhanceBackgroundVideo(document.querySelector('video')!)
    expect(play).toHaveBeenCalledTimes(1)
    expect(toggle.hidden).toBe(true)

    video.dispatchEvent(new Event('playing'))
    expect(toggle.hidden).toBe(false)
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    toggle.click()
    expect(pause).toHaveBeenCalledTimes(1)
    video.dispatchEvent(new Event('pause'))
    expect(toggle.hasAttribute('data-paused')).toBe(true)
  })
})
