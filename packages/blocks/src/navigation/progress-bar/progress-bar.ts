/** A page that comes within this time shows no bar, in ms (FTR-09). */
export const progressThrottle = 200
/** The bar takes this long to come near its end, in ms. */
export const progressDuration = 5000
/** The bar stays this long after its end, in ms. */
export const progressLinger = 500

/** Starts and ends the bar; for loads other than of a page. */
export interface Progress {
  start: () => void
  done: () => void
}

const known = new WeakMap<Element, Progress>()

/**
 * Shows the first `[data-progress]` below `root` while the browser loads the next page: from the click or submit until that page is
 * there, or loading has failed (OR-18). A plain script: needs no React, may be called again on the same bar. Without a bar it does nothing.
 */
export function progressBar(root: ParentNode): Progress | undefined {
  const bar = root.querySelector<HTMLElement>('[data-progress]')
  return bar ? (known.get(bar) ?? enhance(bar)) : undefined
}

function enhance(bar: HTMLElement): Progress {
  let timer: ReturnType<typeof setTimeout>
  function show(state: string) {
    bar.hidden = !state
    bar.dataset.progress = state
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
  }
  known.set(bar, progress)

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    const elsewhere =
      event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link?.target || link?.hasAttribute('download')
    if (!link || elsewhere || event.defaultPrevented || !link.protocol.startsWith('http')) return
    const within = link.hash && link.href.split('#')[0] === location.href.split('#')[0]
    if (!within) progress.start()
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && !form.target && form.getAttribute('method') !== 'dialog') progress.start()
  })
  // Back from the history; and, where the browser tells, a load that was stopped or became a download.
  addEventListener('pageshow', progress.done)
  ;(window as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', progress.done)
  return progress
}
