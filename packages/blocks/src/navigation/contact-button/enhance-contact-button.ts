import { createEnhance } from '../../enhance.ts'

/** Scrolling by less than this is no direction: a finger at rest moves a little. In CSS pixels. */
const least = 8

const controls = 'a[href], button, input, select, textarea, summary, iframe'

/**
 * Says which way the page was scrolled last, by `data-scrolling`: the button withdraws while visitors read on (FTR-07). Says where
 * it would lie over a control of the page, by `data-covering`: there it withdraws too (FTR-10).
 */
export const enhanceContactButton = createEnhance((place, signal) => {
  let last = scrollY
  function follow() {
    if (Math.abs(scrollY - last) < least) return
    // At the top it stands as it did when the page came.
    if (scrollY <= 0) delete place.dataset.scrolling
    else place.dataset.scrolling = scrollY > last ? 'down' : 'up'
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true, signal })

  let below: IntersectionObserver | undefined
  const observe = () => {
    for (const control of document.querySelectorAll(controls)) if (!place.contains(control)) below?.observe(control)
  }
  /** Looks at the part of the screen where the button stands when it is out: its place, which stays when it withdraws. */
  function look() {
    const { top, right, bottom, left } = place.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const covered = new Set<Element>()
    below?.disconnect()
    below = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) covered[isIntersecting ? 'add' : 'delete'](target)
        place.toggleAttribute('data-covering', covered.size > 0)
      },
      { root: document, rootMargin: `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px` },
    )
    observe()
  }
  const size = new ResizeObserver(look)
  size.observe(place)
  addEventListener('resize', look, { signal })
  const content = new MutationObserver(observe)
  content.observe(document.body, { childList: true, subtree: true })

  return () => {
    for (const observer of [size, content, below]) observer?.disconnect()
    delete place.dataset.scrolling
    delete place.dataset.covering
  }
})
