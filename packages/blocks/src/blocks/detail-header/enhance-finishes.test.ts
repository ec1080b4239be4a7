// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceFinishes } from './enhance-finishes.ts'

const finish = (name: string, key: string, current: string) =>
  `<a data-in-place href="/dome${key}#finish" ${name === current ? 'aria-current="true"' : ''}>${name}</a>`
const page = (name: string, inHead = `<picture><img src="/${name}.webp"></picture>`) => `<!doctype html><main>
  <div data-part="detail-header">
    ${inHead}<picture><img src="/plan.webp" class="stays"></picture>
    <a id="quote" href="/quote?finish=${name}">Quote</a>
    <nav data-enhance="finishes">${finish('Moss', '', name)}${finish('Cobalt', '?felt=cobalt', name)}
      <output>Now in the pictures: ${name}</output></nav>
  </div></main>`
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(
  async (address) => new Response(page(address.includes('cobalt') ? 'Cobalt' : 'Moss')),
)
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const readState = () => ({
  address: location.pathname + location.search + location.hash,
  picture: find('img').getAttribute('src'),
  quote: find('#quote').getAttribute('href'),
  current: find('[aria-current]').textContent,
  status: find('output').textContent,
})
const moss = {
  address: '/dome',
  picture: '/Moss.webp',
  quote: '/quote?finish=Moss',
  current: 'Moss',
  status: 'Now in the pictures: Moss',
}
const cobalt = {
  address: '/dome?felt=cobalt#finish',
  picture: '/Cobalt.webp',
  quote: '/quote?finish=Cobalt',
  current: 'Cobalt',
  status: 'Now in the pictures: Cobalt',
}
const scrolled = vi.fn<(options?: boolean | ScrollIntoViewOptions) => void>()
let undo: () => void
function start(html = page('Moss')) {
  document.documentElement.innerHTML = html
  history.replaceState(null, '', '/dome')
  find('[data-enhance]').scrollIntoView = scrolled
  undo = enhanceFinishes(find('[data-enhance]'))
}
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  undo()
  vi.unstubAllGlobals()
  fetched.mockClear()
  scrolled.mockClear()
})

it('shows another finish in place, announces it, and leaves the focus; Back returns (FAM-20)', async () => {
  start()
  const [link, status, plan] = [find('a[href*=cobalt]'), find('output'), find('.stays')]
  link.focus()
  link.click()
  await vi.waitFor(() => expect(readState()).toEqual(cobalt))
  expect([document.activeElement, find('output'), find('.stays')]).toEqual([link, status, plan])
  expect(scrolled).toHaveBeenCalledOnce()
  history.back()
  await vi.waitFor(() => expect(readState()).toEqual(moss))
})

it('drops an answer that comes after the visitor has returned (FAM-20)', async () => {
  start()
  find('a[href*=cobalt]').click()
  await vi.waitFor(() => expect(readState()).toEqual(cobalt))
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(answer.promise)
  history.back()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  history.forward()
  await vi.waitFor(() => expect(location.search).toBe('?felt=cobalt'))
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  answer.reject(new DOMException('', 'AbortError'))
})

it('leaves the link of the finish that is shown, and one with a key held, to the browser (FAM-20)', () => {
  start()
  const taken: boolean[] = []
  function note(event: Event) {
    taken.push(event.defaultPrevented)
    event.preventDefault()
  }
  find('main').addEventListener('click', note)
  for (const [link, ctrlKey] of [
    ['[aria-current]', false],
    ['a[href*=cobalt]', true],
  ] as const)
    find(link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }))
  expect(taken).toEqual([false, false])
  expect(fetched).not.toHaveBeenCalled()
})

const inIsland = (name: string) => `<div data-island><picture><img src="/${name}.webp"></picture></div>`

it.each([
  ['has fewer pictures', '', undefined],
  ['has another picture in an island', inIsland('Cobalt'), inIsland('Moss')],
])('follows the link where the page in the other finish %s (FAM-20)', async (_, there, here) => {
  start(page('Moss', here))
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { search: '', assign })
  fetched.mockResolvedValueOnce(new Response(page('Cobalt', there)))
  find('a[href*=cobalt]').click()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/dome\?felt=cobalt#finish$/)))
  expect([find('img').getAttribute('src'), find('output').textContent]).toEqual([moss.picture, moss.status])
})
