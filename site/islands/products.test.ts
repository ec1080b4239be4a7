// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceProducts } from './products.ts'

const page = (n: number, more = '') => `<!doctype html><title>${n}</title><main>
  <div data-enhance="products">
    <output data-swap="status" tabindex="-1">${n} products</output>
    <form action="/products"><input type="search" name="search"><span data-swap="values"></span></form>
    <div data-swap="results"><ul><li data-part="product-grid-tile"><a href="/product-${n}">${n}</a></li></ul>${more}</div>
  </div></main>`
const more =
  '<p data-part="products-page-more"><a href="/products?page=2">More</a></p><nav><a href="/products?page=2">2</a></nav>'
const link = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)!
const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response(page(2)))
let undo: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  document.documentElement.innerHTML = page(1, more)
  history.replaceState(null, '', '/products')
  undo = enhanceProducts(document.querySelector<HTMLElement>('[data-enhance]')!)
})
afterEach(() => {
  undo()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockClear()
})
const type = (text: string) => {
  const input = document.querySelector('input')!
  input.focus()
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

it('searches 200 ms after the last key, and the latest answer counts (SRCH-17, SRCH-18)', async () => {
  type('r')
  await vi.advanceTimersByTimeAsync(199)
  type('rib')
  await vi.advanceTimersByTimeAsync(199)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['http://localhost:3000/products?search=rib'])
  expect([document.querySelector('output')!.textContent, document.title]).toEqual(['2 products', '2'])
  expect(location.search).toBe('?search=rib')
  expect(document.querySelector('input')!.value).toBe('rib')
})

it('adds the next page below this one and leads the focus to it', async () => {
  link('p a').click()
  await vi.advanceTimersByTimeAsync(0)
  expect([...document.querySelectorAll('li a')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
  expect(document.querySelector('p, nav')).toBeNull()
  expect(document.activeElement?.textContent).toBe('2')
  expect(document.querySelector('output')!.textContent).toBe('1 products')
})

it('leaves links of another kind and clicks with a key to the browser', () => {
  const stop = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', stop)
  link('li a').click()
  link('p a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  document.removeEventListener('click', stop)
  expect([stop.mock.calls.length, fetched.mock.calls.length]).toEqual([2, 0])
})
