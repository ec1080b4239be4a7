// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureEvents } from '../../testing/events.ts'
import { enhanceProducts } from './enhance-products.ts'

const tile = (n: number, button = '') => `<li data-part="product-grid-tile"><a href="/product-${n}">${n}</a>${button}</li>`
const page = (n: number, more = '', tiles = tile(n), choice = '') => `<!doctype html><title>${n}</title><main>
  <div data-enhance="products">
    <output data-swap="status" tabindex="-1">${n} products</output>
    <form action="/products"><input type="search" name="search"><span data-swap="values"></span></form>
    <div data-swap="results"><ul>${tiles}</ul>${more}</div>${choice}
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

it('chooses a product to compare: what the list says of it changes, its tiles stay (CMP-01)', async () => {
  undo()
  const button = (key: string) => `<button form="compare" name="toggle" value="${key}" aria-pressed="false">Compare</button>`
  const form = (chosen: string) =>
    `<form id="compare" action="/products" data-swap="compare" data-chosen="${chosen}" data-max="2">
      <input type="hidden" name="families" value="${chosen}">${chosen && `<button name="toggle" value="rib">Rib</button>`}</form>`
  const moreLinks = (families: string) => more.replaceAll('page=2', `families=${families}&page=2`)
  document.documentElement.innerHTML = page(
    1,
    moreLinks('wolk'),
    ['rib', 'wolk', 'lus'].map((key, i) => tile(i, button(key))).join(''),
    form('wolk'),
  )
  undo = enhanceProducts(document.querySelector<HTMLElement>('[data-enhance]')!)
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('li button')]
  const answer = new Response(page(1, moreLinks('wolk,rib'), tile(9), form('wolk,rib')))
  Object.defineProperties(answer, {
    redirected: { value: true },
    url: { value: 'http://localhost:3000/products?families=wolk,rib' },
  })
  fetched.mockResolvedValueOnce(answer)
  buttons()[0]!.focus()
  buttons()[0]!.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(new URL(fetched.mock.calls[0]![0]).search).toBe('?families=wolk&toggle=rib')
  expect(location.search).toBe('?families=wolk,rib')
  expect(buttons().map(({ ariaPressed, disabled }) => [ariaPressed, disabled])).toEqual([
    ['true', false],
    ['true', false],
    ['false', true],
  ])
  expect(document.activeElement).toBe(buttons()[0])
  expect(link('p a').search).toBe('?families=wolk,rib&page=2')
  // Taken out in the bar, whose next control gets the focus.
  fetched.mockResolvedValueOnce(new Response(page(1, moreLinks('wolk'), tile(9), form('wolk'))))
  const pill = document.querySelector<HTMLButtonElement>('#compare button')!
  pill.focus()
  pill.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(buttons().map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'true', 'false'])
  expect(document.activeElement).toBe(document.querySelector('#compare button'))
})

it('a choice that follows before the answer to another is added to it (CMP-01)', async () => {
  undo()
  const form = (chosen: string) =>
    `<form id="compare" action="/products" data-swap="compare" data-chosen="${chosen}" data-max="4">
      <input type="hidden" name="families" value="${chosen}"></form>`
  const tiles = ['rib', 'wolk'].map((key, i) => tile(i, `<button form="compare" name="toggle" value="${key}"></button>`)).join('')
  document.documentElement.innerHTML = page(1, '', tiles, form(''))
  undo = enhanceProducts(document.querySelector<HTMLElement>('[data-enhance]')!)
  const first = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(first.promise)
  for (const button of document.querySelectorAll('button')) button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(1)
  first.resolve(new Response(page(1, '', tiles, form('rib'))))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.mock.calls.map(([address]) => new URL(address).search)).toEqual(['?toggle=rib', '?families=rib&toggle=wolk'])
})

it('tells of the query of each list, and of the products to compare (GEN-20)', async () => {
  undo()
  const choice = (chosen: string) =>
    `<form id="compare" action="/products" data-swap="compare" data-chosen="${chosen}" data-max="4"></form>`
  const tiles = tile(1, '<button form="compare" name="toggle" value="rib"></button>')
  document.documentElement.innerHTML = page(1, '', tiles, choice(''))
  const list = document.querySelector<HTMLElement>('[data-enhance]')!
  const takeEvents = captureEvents(list)
  undo = enhanceProducts(list)
  fetched.mockImplementation(async () => new Response(page(1, '', tiles, choice('rib'))))
  type('felt')
  await vi.advanceTimersByTimeAsync(200)
  expect(takeEvents()).toEqual([{ type: 'filter-change', query: '?search=felt' }])
  document.querySelector('button')!.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(takeEvents()).toEqual([{ type: 'compare-change', ids: ['rib'] }])
})
