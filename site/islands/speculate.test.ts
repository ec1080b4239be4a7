// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foreseeable, speculationRules } from '../routes/speculation-rules.ts'
import { restTime, speculate } from './speculate.ts'

let ends = new AbortController()
const rules = () => document.head.querySelector('script[type=speculationrules]')
const request = vi.fn<(path: string) => Promise<never>>(() => Promise.reject(new TypeError('no network')))
const fetched = () => request.mock.calls.map(([path]) => path)
const browser = (connection: object | undefined, knowsRules: boolean) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('HTMLScriptElement', { supports: () => knowsRules })
}

beforeEach(() => {
  vi.useFakeTimers()
  request.mockClear()
  vi.stubGlobal('fetch', request)
  document.head.innerHTML = ''
  ends = new AbortController()
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
    add(type, listener, { signal: ends.signal }),
  )
})
afterEach(() => {
  ends.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const over = (link: Element) => link.dispatchEvent(new Event('pointerover', { bubbles: true }))

describe('pages ahead of their links', () => {
  it.each([
    ['2g', { effectiveType: '2g' }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
    ['data saver', { effectiveType: '4g', saveData: true }],
  ])('are never fetched on %s (PERF-01, PERF-02)', (_name, connection) => {
    document.body.innerHTML = '<a href="/about">About</a>'
    for (const knowsRules of [true, false]) {
      browser(connection, knowsRules)
      speculate(document)
    }
    over(document.querySelector('a')!)
    vi.advanceTimersByTime(restTime)
    expect([rules(), fetched()]).toEqual([null, []])
  })

  it.each([
    ['4g', { effectiveType: '4g', saveData: false }],
    ['unknown', undefined],
  ])('are left to the browser by one constant text of rules, connection %s (PERF-01, PERF-02)', (_name, connection) => {
    browser(connection, true)
    speculate(document)
    expect(rules()?.textContent).toBe(speculationRules)
  })

  it('are fetched once, when a pointer or the focus rests on their link, where there are no rules (PERF-01)', () => {
    document.body.innerHTML = '<a href="/about"><b>About</b></a><a href="/contact">Contact</a><p>text</p>'
    browser(undefined, false)
    speculate(document)
    const [about, contact] = document.querySelectorAll('a')
    over(about!.firstElementChild!)
    over(document.querySelector('p')!)
    vi.advanceTimersByTime(restTime)
    expect(fetched()).toEqual([])
    over(about!)
    vi.advanceTimersByTime(restTime)
    over(about!)
    vi.advanceTimersByTime(restTime)
    contact!.focus()
    vi.advanceTimersByTime(restTime)
    expect(fetched()).toEqual(['/about', '/contact'])
    expect(rules()).toBeNull()
  })
})

describe('a foreseeable link', () => {
  const isForeseeable = (html: string) => {
    document.body.innerHTML = html
    return document.body.firstElementChild!.matches(foreseeable)
  }
  it.each(['/about', '/', '/nl', '/nl/over-ons#werk', '/downloads#price_lists', '/search-and-find'])('may be %s', (href) => {
    expect(isForeseeable(`<a href="${href}">x</a>`)).toBe(true)
  })
  it.each([
    '/api/downloads/bundle',
    '/media/film.mp4',
    '/search',
    '/nl/search',
    '/search?keyword=felt',
    '/acoustic-solutions?typology=screens',
    '/about?preview=x',
    '/preview/leave',
    '//other.example/',
    'https://other.example/',
    'mailto:a@b.example',
    '#main',
  ])('is never %s', (href) => {
    expect(isForeseeable(`<a href="${href}">x</a>`)).toBe(false)
  })
  it.each(['download', 'target="_blank"', 'hreflang="nl"', 'aria-current="page"', 'data-hydrate-trigger'])(
    'never has %s',
    (attribute) => {
      expect(isForeseeable(`<a href="/about" ${attribute}>x</a>`)).toBe(false)
    },
  )
})
