import Embla from 'embla-carousel'
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { emitBlockEvent } from '../../events.ts'
import { keepSize } from './keep-size.ts'

/** Scroll position of a row, from 0 to 1, and whether it stands at an end. */
export interface ScrollPosition {
  at: number
  isStart: boolean
  isEnd: boolean
}

export interface Motion {
  position: () => ScrollPosition
  /** Goes to the next group of slides, or to the one before. */
  move: (step: number) => void
  /** Gives the row back to the browser. */
  stop: () => void
}

interface Row {
  root: HTMLElement
  viewport: HTMLElement
  track: HTMLElement
  slides: readonly HTMLElement[]
  isReversed: boolean
  /** No motion but from one place to another at once. */
  isReduced: () => boolean
  onChange: () => void
  signal: AbortSignal
}

/** Moves a row by Embla from now on, from the place where the browser has scrolled it to. */
export function startMotion({ root, viewport, track, slides, isReversed, isReduced, onChange, signal }: Row): Motion {
  const distance = Math.abs(viewport.scrollLeft)
  /** Announces the place of the first slide in view. */
  const status = root.querySelector('[data-part="carousel-status"]')
  root.dataset.moving = ''
  viewport.scrollLeft = 0
  const embla = Embla(
    viewport,
    {
      align: 'start',
      direction: isReversed ? 'rtl' : 'ltr',
      // One step of the buttons is all that fits into the view. @requirement BLK-model_list-05
      slidesToScroll: 'auto',
      inViewThreshold: 0.05,
      // `keepSize` does it.
      watchResize: false,
      watchSlides: false,
    },
    [WheelGesturesPlugin()],
  )
  const go = (group: number) => embla.scrollTo(group, isReduced())
  const findGroup = (slide: number) => embla.internalEngine().slideRegistry.findIndex((group) => group.includes(slide))
  const focused = () => slides.findIndex((slide) => slide.contains(document.activeElement))

  /** Puts the row where it stood, and lets it come to rest at the nearest group. */
  function goOn() {
    const { location, offsetLocation, previousLocation, target, translate, scrollSnaps } = embla.internalEngine()
    for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(-distance)
    translate.to(-distance)
    const gap = (snap: number) => Math.abs(snap + distance)
    const nearest = scrollSnaps.reduce((best, snap, i) => (gap(snap) < gap(scrollSnaps[best]!) ? i : best), 0)
    go(focused() < 0 ? nearest : findGroup(focused()))
  }

  /** Makes slides inert while they are out of view, except the one that has the focus. */
  function updateSlides() {
    const shown = embla.slidesInView()
    slides.forEach((slide, i) => (slide.inert = !shown.includes(i) && !slide.contains(document.activeElement)))
  }

  /** From slide to slide where one has the focus, else from group to group. */
  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1, Home: -Infinity, End: Infinity }[key]
    if (!step || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const slide = focused()
    const [from, count] = slide < 0 ? [embla.selectedScrollSnap(), embla.scrollSnapList().length] : [slide, slides.length]
    const to = Math.min(Math.max(from + step, 0), count - 1)
    if (slide < 0) return go(to)
    go(findGroup(to))
    slides[to]!.inert = false
    slides[to]!.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  function onSelect() {
    onChange()
    const group = embla.selectedScrollSnap()
    const first = slides[embla.internalEngine().slideRegistry[group]?.[0] ?? 0]
    if (status) status.textContent = first!.getAttribute('aria-label')
    emitBlockEvent(root, { type: 'carousel-change', group })
  }

  embla.on('slidesInView', updateSlides).on('scroll', onChange).on('select', onSelect)
  viewport.addEventListener('keydown', onKeyDown)
  const resize = () => {
    embla.reInit()
    onChange()
  }
  keepSize(track, slides, resize, signal)
  goOn()
  return {
    position: () => ({ at: embla.scrollProgress(), isStart: !embla.canScrollPrev(), isEnd: !embla.canScrollNext() }),
    move: (step) => go(embla.selectedScrollSnap() + step),
    stop() {
      viewport.removeEventListener('keydown', onKeyDown)
      embla.destroy()
      for (const slide of slides) slide.inert = false
      if (status) status.textContent = ''
      delete root.dataset.moving
    },
  }
}
