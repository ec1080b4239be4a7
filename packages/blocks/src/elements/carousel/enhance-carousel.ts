import type { EmblaCarouselType } from 'embla-carousel'
import { createEnhance } from '../../enhance.ts'
import { keepSize } from './keep-size.ts'

/** Loads what moves the row; once for all rows of a page. */
const loadEmbla = async () => {
  const [{ default: Embla }, { WheelGesturesPlugin }] = await Promise.all([
    import('embla-carousel'),
    import('embla-carousel-wheel-gestures'),
  ])
  return (viewport: HTMLElement, isReversed: boolean) =>
    Embla(
      viewport,
      {
        align: 'start',
        direction: isReversed ? 'rtl' : 'ltr',
        // One step of the buttons is all that fits into the view (BLK-model_list-05).
        slidesToScroll: 'auto',
        inViewThreshold: 0.05,
        // `keepSize` does it.
        watchResize: false,
        watchSlides: false,
      },
      [WheelGesturesPlugin()],
    )
}

/**
 * Moves the row of a `[data-enhance="carousel"]`. Until a mouse, a key or a button is used the row is a list that the browser
 * scrolls, as it stays for a finger; then Embla is loaded and goes on where the list stands. If it cannot be loaded, the buttons
 * scroll the list.
 */
export const enhanceCarousel = createEnhance((root, signal) => {
  const part = <E extends HTMLElement>(name: string) => [...root.querySelectorAll<E>(`[data-part="carousel-${name}"]`)]
  const buttons = part<HTMLButtonElement>('button')
  const [viewport, track] = [part('viewport')[0]!, part('track')[0]!]
  const slides = part('slide')
  const isReversed = getComputedStyle(viewport).direction === 'rtl'
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let embla: EmblaCarouselType | undefined
  let starting: Promise<void> | undefined

  /** How far the row is scrolled, from 0 to 1, and whether it stands at an end. */
  function measure() {
    if (embla) return { at: embla.scrollProgress(), isStart: !embla.canScrollPrev(), isEnd: !embla.canScrollNext() }
    const [distance, range] = [Math.abs(viewport.scrollLeft), viewport.scrollWidth - viewport.clientWidth]
    return { at: distance / range, isStart: distance < 1, isEnd: range - distance < 1 }
  }
  function update() {
    const { at, isStart, isEnd } = measure()
    root.toggleAttribute('data-fits', isStart && isEnd)
    root.style.setProperty('--b-at', `${Math.min(Math.max(at || 0, 0), 1)}`)
    for (const button of buttons) button.setAttribute('aria-disabled', `${Number(button.dataset.step) < 0 ? isStart : isEnd}`)
  }
  /** What is out of view is out of reach, but never what has the focus. */
  function updateSlides() {
    const shown = embla!.slidesInView()
    slides.forEach((slide, i) => (slide.inert = !shown.includes(i) && !slide.contains(document.activeElement)))
  }
  const groupOf = (slide: number) => embla!.internalEngine().slideRegistry.findIndex((group) => group.includes(slide))
  const focused = () => slides.findIndex((slide) => slide.contains(document.activeElement))

  /** Takes over from the browser's scrolling, at the place where the list stands. */
  function takeOver(create: Awaited<ReturnType<typeof loadEmbla>>) {
    if (signal.aborted) return
    const distance = Math.abs(viewport.scrollLeft)
    root.dataset.moving = ''
    viewport.scrollLeft = 0
    embla = create(viewport, isReversed)
    const { location, offsetLocation, previousLocation, target, translate, scrollSnaps } = embla.internalEngine()
    for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(-distance)
    translate.to(location.get())
    const gap = (snap: number) => Math.abs(snap + distance)
    const nearest = scrollSnaps.reduce((best, snap, i) => (gap(snap) < gap(scrollSnaps[best]!) ? i : best), 0)
    embla.on('slidesInView', updateSlides).on('scroll', update).on('select', update).on('reInit', update)
    go(focused() < 0 ? nearest : groupOf(focused()))
    update()
  }
  const start = () =>
    (starting ??= loadEmbla().then(takeOver, () => {
      starting = undefined
    }))

  const go = (group: number) => embla!.scrollTo(group, reduced.matches)
  function move(step: number) {
    if (embla) go(embla.selectedScrollSnap() + step)
    else
      viewport.scrollBy({
        left: (isReversed ? -step : step) * viewport.clientWidth,
        behavior: reduced.matches ? 'auto' : 'smooth',
      })
  }
  async function onClick({ currentTarget }: MouseEvent) {
    const button = currentTarget as HTMLButtonElement
    await start()
    if (button.getAttribute('aria-disabled') !== 'true') move(Number(button.dataset.step))
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1, Home: -Infinity, End: Infinity }[key]
    if (!step || !embla || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const from = focused()
    const last = (from < 0 ? embla.scrollSnapList() : slides).length - 1
    const to = Math.min(Math.max((from < 0 ? embla.selectedScrollSnap() : from) + step, 0), last)
    go(from < 0 ? to : groupOf(to))
    if (from < 0) return
    slides[to]!.inert = false
    slides[to]!.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }
  const onPointer = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && start()

  for (const button of buttons) button.addEventListener('click', onClick, { signal })
  for (const type of ['pointerover', 'pointerdown'] as const) root.addEventListener(type, onPointer, { signal })
  root.addEventListener('focusin', start, { signal })
  viewport.addEventListener('keydown', onKeyDown, { signal })
  viewport.addEventListener('scroll', update, { passive: true, signal })
  keepSize(
    track,
    slides,
    () => {
      embla?.reInit()
      update()
    },
    signal,
  )
  update()

  return () => {
    embla?.destroy()
    for (const slide of slides) slide.inert = false
    root.removeAttribute('data-moving')
    root.removeAttribute('data-fits')
    root.style.removeProperty('--b-at')
  }
})
