import { createEnhance } from '../../enhance.ts'
import type { Motion, ScrollPosition } from './carousel-motion.ts'

const isReversed = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl'
const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Adds buttons, keys, dragging and groups to a `[data-enhance="carousel"]`. Until a mouse, a key or a button is used, the row is
 * a list that the browser scrolls, as it always is for a finger. Then Embla is loaded and goes on where the list stands. If it
 * cannot be loaded, the buttons scroll the list.
 */
export const enhanceCarousel = createEnhance((root, signal) => {
  const part = <E extends HTMLElement>(name: string) => [...root.querySelectorAll<E>(`[data-part="carousel-${name}"]`)]
  const buttons = part<HTMLButtonElement>('button')
  const [viewport, track] = [part('viewport')[0]!, part('track')[0]!]
  const slides = part('slide')
  let motion: Motion | undefined
  let starting: Promise<void> | undefined

  /** Returns the position to which the browser has scrolled the list. */
  function listPosition(): ScrollPosition {
    const [distance, range] = [Math.abs(viewport.scrollLeft), viewport.scrollWidth - viewport.clientWidth]
    return { at: distance / range, isStart: distance < 1, isEnd: range - distance < 1 }
  }
  function onChange() {
    const { at, isStart, isEnd } = motion?.position() ?? listPosition()
    root.toggleAttribute('data-fits', isStart && isEnd)
    root.style.setProperty('--b-at', `${Math.min(Math.max(at || 0, 0), 1)}`)
    for (const button of buttons) button.ariaDisabled = `${Number(button.dataset.step) < 0 ? isStart : isEnd}`
  }
  function scrollList(step: number) {
    const left = (isReversed(viewport) ? -step : step) * viewport.clientWidth
    viewport.scrollBy({ left, behavior: isReduced() ? 'auto' : 'smooth' })
  }

  const start = () => (starting ??= load().catch(() => void (starting = undefined)))
  async function load() {
    const { startMotion } = await import('./carousel-motion.ts')
    if (signal.aborted) return
    motion = startMotion({ root, viewport, track, slides, isReversed: isReversed(viewport), isReduced, onChange, signal })
    onChange()
  }

  async function onClick({ currentTarget }: MouseEvent) {
    const button = currentTarget as HTMLButtonElement
    await start()
    if (button.ariaDisabled !== 'true') (motion?.move ?? scrollList)(Number(button.dataset.step))
  }
  // A focus is of no pointer. A finger goes on scrolling the list.
  const onUse = ({ pointerType = 'mouse' }: Partial<PointerEvent>) => pointerType === 'mouse' && start()

  for (const button of buttons) button.addEventListener('click', onClick, { signal })
  for (const type of ['pointerover', 'pointerdown', 'focusin']) root.addEventListener(type, onUse, { signal })
  viewport.addEventListener('scroll', onChange, { signal })
  const size = new ResizeObserver(onChange)
  for (const element of [track, ...slides]) size.observe(element)
  onChange()
  // It may have the focus since before the script ran.
  if (root.matches(':focus-within')) void start()

  return () => {
    size.disconnect()
    motion?.stop()
    root.removeAttribute('data-fits')
    root.style.removeProperty('--b-at')
  }
})

export { enhanceCarousel as default }
