import { loadOnUse } from './load-on-use.ts'

/**
 * Shows the button that asks the browser where it is, and loads the script of a page of dealers with its first use. The page is
 * used when it is scrolled too: the letter that is read is marked then.
 * @requirement DEALER-15, DEALER-09
 */
export default function enhanceDealersOnUse(page: HTMLElement): void {
  const here = page.querySelector<HTMLButtonElement>('[data-part="dealer-page-here"]')!
  here.disabled = !('geolocation' in navigator)
  const load = () => import('../pages/dealer-page/enhance-dealers.ts').then(({ enhanceDealers }) => void enhanceDealers(page))
  const start = loadOnUse(page, load, {
    held: 'a[href^="#"], a[data-part="dealer-page-link"], button[type=button]',
    // Without the script this button does nothing.
    instead: (held) => held === here && (here.disabled = true),
  })
  addEventListener('scroll', start, { once: true })
  // Typed before this ran, or restored by the browser.
  const input = page.querySelector<HTMLInputElement>('[data-part="dealer-page-input"]')!
  if (input.value !== input.defaultValue || page.matches(':focus-within')) void start()
}
