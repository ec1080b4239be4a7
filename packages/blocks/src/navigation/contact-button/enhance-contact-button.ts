import { createEnhance } from '../../enhance.ts'

/** Scrolling by less than this is no direction: a finger at rest moves a little. In CSS pixels. */
const least = 8

/** Says which way the page was scrolled last, by `data-scrolling`: the button withdraws while visitors read on (FTR-07). */
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
  return () => delete place.dataset.scrolling
})
