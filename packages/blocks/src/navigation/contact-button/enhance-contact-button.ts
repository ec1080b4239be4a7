import { createEnhance } from '../../enhance.ts'

/** Scrolling by less than this is no direction: a finger at rest moves a little. In CSS pixels. */
const minScroll = 8

const controls = 'a[href],button,input,select,textarea,summary,iframe'

/**
 * Sets `data-scrolling` to the direction of the last scroll: the button withdraws while visitors read on. Sets `data-covering`
 * while the button would lie over a control of the page: then it withdraws too.
 * @requirement FTR-07, FTR-10
 */
export const enhanceContactButton = createEnhance((place, signal) => {
  let last = scrollY
  function updateCovering() {
    // Its place stays where it is when the button withdraws.
    const own = place.getBoundingClientRect()
    const isBelow = (control: Element) => {
      const { top, right, bottom, left } = control.getBoundingClientRect()
      const isThere = top < own.bottom && bottom > own.top && left < own.right && right > own.left && !place.contains(control)
      // A control that is folded away has a rectangle too.
      return isThere && control.checkVisibility?.({ visibilityProperty: true }) !== false
    }
    place.toggleAttribute('data-covering', [...document.querySelectorAll(controls)].some(isBelow))
  }
  function follow() {
    updateCovering()
    if (Math.abs(scrollY - last) < minScroll) return
    // At the top it stands as it did when the page came.
    if (scrollY <= 0) delete place.dataset.scrolling
    else place.dataset.scrolling = scrollY > last ? 'down' : 'up'
    last = scrollY
  }
  addEventListener('scroll', follow, { signal })
  addEventListener('resize', updateCovering, { signal })
  // Also when the page comes, and when what is on it opens or closes.
  const size = new ResizeObserver(updateCovering)
  size.observe(document.body)
  return () => {
    size.disconnect()
    delete place.dataset.scrolling
    delete place.dataset.covering
  }
})
