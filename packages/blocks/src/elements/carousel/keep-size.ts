/**
 * The row is measured anew this many milliseconds after the last change of its size.
 * @requirement BLK-designer_carousel-04
 */
export const resizeDelay = 50
/**
 * Every so many milliseconds it is checked whether cards are shorter than the row.
 * @requirement BLK-designer_carousel-03, OR-95
 */
export const sizeCheckInterval = 4000
/** Cards may be shorter than the row by this many CSS pixels. */
export const sizeTolerance = 20

/**
 * Calls `resize` when a row or one of its cards has another size, and when a check finds cards that are shorter than the row. The
 * check is for changes that no observer reports, such as styles of a brand that arrive late. It does not run while the page is
 * hidden, nor for a single card.
 */
export function keepSize(track: HTMLElement, cards: readonly HTMLElement[], resize: () => void, signal: AbortSignal): void {
  let delay: ReturnType<typeof setTimeout>
  let interval: ReturnType<typeof setInterval>

  // An observer reports the sizes at its start too, which are no change.
  let isStart = true
  const observer = new ResizeObserver(() => {
    clearTimeout(delay)
    if (!isStart) delay = setTimeout(resize, resizeDelay)
    isStart = false
  })
  for (const element of [track, ...cards]) observer.observe(element)

  const isShort = ({ offsetHeight }: HTMLElement) => track.offsetHeight - offsetHeight > sizeTolerance
  const check = () => cards.some(isShort) && resize()
  function watch() {
    clearInterval(interval)
    if (!document.hidden && cards.length > 1) interval = setInterval(check, sizeCheckInterval)
  }
  document.addEventListener('visibilitychange', watch, { signal })
  watch()

  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(delay)
    clearInterval(interval)
  })
}
