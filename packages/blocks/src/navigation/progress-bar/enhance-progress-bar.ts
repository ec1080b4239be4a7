import { isModified } from '../../elements/dom/is-modified.ts'
import { createEnhance } from '../../enhance.ts'

/**
 * A page that comes within this time shows no bar, in ms.
 * @requirement FTR-09
 */
export const progressThrottle = 200
/** The bar takes this long to come near its end, in ms. */
export const progressDuration = 5000
/** An answer that is no page (204, a file to save) has no event in any browser: a bar of which nothing is heard ends after this, in ms. */
export const progressLimit = 15_000
/** The bar stays this long after its end, in ms. */
export const progressLinger = 500

/** A progress bar's control. */
export interface Progress {
  /** Shows the bar, unless `done` comes within `progressThrottle`; `done` comes by itself after `progressLimit`. */
  start: () => void
  /** Lets the bar reach its end and hides it. */
  done: () => void
  /** Hides the bar at once. */
  reset: () => void
}

const cached = new WeakMap<Element, Progress>()

/** Starts and ends a bar by hand, as a router in the browser does. */
export function progressOf(bar: HTMLElement): Progress {
  const found = cached.get(bar)
  if (found) return found
  let timer: ReturnType<typeof setTimeout>
  function show(state: string) {
    bar.hidden = !state
    bar.dataset.progress = state
    if (state === 'loading') timer = setTimeout(progress.done, progressLimit)
  }
  const progress: Progress = {
    start() {
      clearTimeout(timer)
      timer = setTimeout(show, progressThrottle, 'loading')
    },
    done() {
      clearTimeout(timer)
      if (bar.hidden) return
      show('done')
      timer = setTimeout(show, progressLinger, '')
    },
    reset() {
      clearTimeout(timer)
      show('')
    },
  }
  cached.set(bar, progress)
  return progress
}

/** Whether a link leads to a file, which most browsers save or show elsewhere. */
const isFile = ({ pathname }: HTMLAnchorElement) => /\.(?!html?$)\w+$/.test(pathname)

/**
 * Shows a `[data-progress]` while the browser loads the next page: from the click or submit until that page is there, or loading
 * has failed.
 * @requirement OR-18
 */
export const enhanceProgressBar = createEnhance((bar, signal) => {
  const { start, done, reset } = progressOf(bar)

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    const opensElsewhere = isModified(event) || link?.target || link?.hasAttribute('download')
    if (!link || opensElsewhere || event.defaultPrevented || !link.protocol.startsWith('http') || isFile(link)) return
    const within = link.hash && link.href.split('#')[0] === location.href.split('#')[0]
    if (!within) start()
  }
  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && !form.target && form.getAttribute('method') !== 'dialog') start()
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  // Back from the history; and, where the browser reports it, a load that was stopped or became a download.
  addEventListener('pageshow', done, { signal })
  ;(window as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', done, { signal })
  return reset
})
