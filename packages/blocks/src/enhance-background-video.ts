import { createEnhance } from './enhance.ts'
import { from } from './theme/breakpoints.ts'

/**
 * After a refused start the film is tried once more, this many milliseconds later.
 * @requirement BLK-home_header-16
 */
export const retryDelay = 1000

const types = ['webm', 'mp4', 'ogg'] as const

/**
 * Starts a silent background film: a `<video data-enhance="background-video" data-webm data-mp4 data-ogg data-poster>` within a
 * `[data-film]`. It plays from breakpoint m upwards, unless motion or data are to be saved, and stops when that changes. The
 * `[data-film-toggle]` button beside it is shown once the film plays.
 */
export const enhanceBackgroundVideo = createEnhance<HTMLVideoElement>((video, signal) => {
  const { dataset } = video
  const source = types.find((type) => dataset[type] && video.canPlayType(`video/${type}`))
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (!source || saveData) return

  const toggle = video.closest('[data-film]')?.querySelector<HTMLElement>('[data-film-toggle]')
  const suits = matchMedia(`${from.m} and (prefers-reduced-motion: no-preference)`)
  let timer: ReturnType<typeof setTimeout>

  async function start(retry: boolean) {
    try {
      await video.play()
    } catch {
      if (retry && !signal.aborted) timer = setTimeout(() => suits.matches && start(false), retryDelay)
    }
  }
  function hold() {
    video.pause()
    if (toggle) toggle.hidden = true
  }
  function follow() {
    if (!suits.matches) return hold()
    if (!video.src) {
      video.muted = true
      video.poster = dataset.poster ?? ''
      video.src = dataset[source!]!
    }
    void start(true)
  }

  const playing = () => {
    dataset.playing = ''
    if (toggle) toggle.hidden = false
  }
  video.addEventListener('playing', playing, { signal })
  video.addEventListener('pause', () => toggle?.setAttribute('data-paused', ''), { signal })
  video.addEventListener('play', () => toggle?.removeAttribute('data-paused'), { signal })
  toggle?.addEventListener('click', () => void (video.paused ? start(false) : video.pause()), { signal })
  suits.addEventListener('change', follow, { signal })
  follow()

  return () => {
    clearTimeout(timer)
    hold()
    delete dataset.playing
    toggle?.removeAttribute('data-paused')
    for (const attribute of ['src', 'poster']) video.removeAttribute(attribute)
  }
})
