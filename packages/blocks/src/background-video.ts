import { from } from './theme/breakpoints.ts'

/** After a refused start the film is tried once more, this many milliseconds later (BLK-home_header-16). */
export const retryDelay = 1000

const types = ['webm', 'mp4', 'ogg'] as const

/**
 * Starts every silent background film below `root`: a `<video data-enhance="background-video" data-webm data-mp4 data-ogg
 * data-poster>` within a `[data-film]`. It plays from breakpoint m upwards, unless motion or data are to be saved, and
 * stops when that changes. The `[data-film-toggle]` button beside it is shown once the film plays. A plain script: needs
 * no React, may be called again on the same films.
 */
export function backgroundVideo(root: ParentNode): void {
  root.querySelectorAll<HTMLVideoElement>('video[data-enhance="background-video"]:not([data-enhanced])').forEach(enhance)
}

function enhance(video: HTMLVideoElement): void {
  const { dataset } = video
  const source = types.find((type) => dataset[type] && video.canPlayType(`video/${type}`))
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (!source || saveData) return
  dataset.enhanced = ''

  const toggle = video.closest('[data-film]')?.querySelector<HTMLElement>('[data-film-toggle]')
  const suits = matchMedia(`${from.m} and (prefers-reduced-motion: no-preference)`)

  async function start(retry: boolean) {
    try {
      await video.play()
    } catch {
      if (retry) setTimeout(() => suits.matches && start(false), retryDelay)
    }
  }
  function follow() {
    if (!suits.matches) {
      video.pause()
      if (toggle) toggle.hidden = true
      return
    }
    if (!video.src) {
      video.muted = true
      video.poster = dataset.poster ?? ''
      video.src = dataset[source!]!
    }
    void start(true)
  }

  video.addEventListener('playing', () => {
    dataset.playing = ''
    if (toggle) toggle.hidden = false
  })
  video.addEventListener('pause', () => toggle?.setAttribute('data-paused', ''))
  video.addEventListener('play', () => toggle?.removeAttribute('data-paused'))
  toggle?.addEventListener('click', () => void (video.paused ? start(false) : video.pause()))
  suits.addEventListener('change', follow)
  follow()
}
