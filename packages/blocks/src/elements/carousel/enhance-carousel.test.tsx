// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubMedia } from '../../testing/media.ts'
import { stubObservers } from '../../testing/observers.ts'
import { Carousel } from './Carousel.tsx'
import { enhanceCarousel } from './enhance-carousel.ts'

vi.mock('embla-carousel', () => {
  throw new Error('offline')
})

beforeEach(() => {
  stubMedia({ suits: false })
  stubObservers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A row of three slides of which one is in view. */
function row() {
  document.body.innerHTML = renderToString(
    <Carousel label="Row" slides={['a', 'b', 'c'].map((id) => ({ id, content: <a href={`#${id}`}>{id}</a> }))} />,
  )
  const root = document.querySelector<HTMLElement>('[data-enhance="carousel"]')!
  const viewport = root.querySelector<HTMLElement>('[data-part="carousel-viewport"]')!
  const scrollBy = vi.fn()
  Object.defineProperties(viewport, { scrollWidth: { value: 900 }, clientWidth: { value: 300 }, scrollBy: { value: scrollBy } })
  return { root, viewport, scrollBy, buttons: [...root.querySelectorAll('button')] as const }
}
const disabled = (buttons: readonly HTMLElement[]) => buttons.map((button) => button.getAttribute('aria-disabled'))

it('scrolls the list where the code that moves it cannot be loaded (RELIABILITY 25)', async () => {
  const { root, scrollBy, buttons } = row()
  enhanceCarousel(root)
  buttons[1]!.click()
  await expect.poll(() => scrollBy).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' })
  buttons[0]!.click()
  expect(scrollBy).toHaveBeenCalledOnce()
})

it('follows the list that a finger scrolls', () => {
  const { root, viewport, buttons } = row()
  enhanceCarousel(root)
  expect(disabled(buttons)).toEqual(['true', 'false'])
  viewport.scrollLeft = 600
  viewport.dispatchEvent(new Event('scroll'))
  expect(disabled(buttons)).toEqual(['false', 'true'])
  expect(root.style.getPropertyValue('--b-at')).toBe('1')
})

it('takes away all that it added', () => {
  const { root } = row()
  const { outerHTML } = root
  enhanceCarousel(root)()
  expect(root.getAttributeNames()).not.toContain('data-enhanced')
  expect(root.outerHTML.replace(' style=""', '')).toBe(outerHTML)
})
