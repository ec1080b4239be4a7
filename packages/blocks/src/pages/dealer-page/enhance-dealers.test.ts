// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { captureEvents } from '../../testing/events.ts'
import { countries, enhance, letters, show, shown, texts } from './dealers.fixture.tsx'

it('the server and the script filter alike, by what is displayed (DEALER-08, DEALER-10, DEALER-11, DEALER-14)', () => {
  const expected: [string, string[], string, string[], string][] = [
    ['OSTERREICH', ['Raumklang'], 'Showing 1 result matching “OSTERREICH”', ['1 location'], 'O#country-1'],
    ['elan', ['Élan'], 'Showing 1 result matching “elan”', ['1 location'], 'B#country-0'],
    ['flandern', ['Eins', 'Élan', 'Zwei'], 'Showing 3 results matching “flandern”', ['3 locations'], 'B#country-0'],
    ['stock', ['Ohne'], 'Showing 1 result matching “stock”', ['1 location'], 'B#country-0'],
    ['lighting', ['Ohne'], 'Showing 1 result matching “lighting”', ['1 location'], 'B#country-0'],
    ['+43 1', ['Raumklang'], 'Showing 1 result matching “+43 1”', ['1 location'], 'O#country-1'],
    ["l'ouate", ['Zwei'], "Showing 1 result matching “l'ouate”", ['1 location'], 'B#country-0'],
    ['example', [], 'No agent or representatives found', [], ''],
    ['', ['Ohne', 'Eins', 'Élan', 'Zwei', 'Raumklang'], '5 locations', ['4 locations', '1 location'], 'B#country-0 O#country-1'],
  ]
  for (const [keyword, ...state] of expected) {
    show({ keyword })
    expect([shown(), texts('status')[0], countries(), letters()], keyword).toEqual(state)
  }
  const page = show()
  enhance(page)
  const input = page.querySelector('input')!
  for (const [keyword, ...state] of expected) {
    input.value = keyword
    input.dispatchEvent(new Event('input'))
    expect([shown(), texts('status')[0], countries(), letters()], keyword).toEqual(state)
    const open = document.querySelectorAll('[data-letter]:not([hidden]) > details[open]')
    expect(open.length > 0, keyword).toBe(keyword !== '' && state[0].length > 0)
  }
})

it('marks the country that is 170 px from the top, and opens that of a letter (DEALER-09)', () => {
  enhance(show())
  const [belgium, austria] = document.querySelectorAll<HTMLElement>('[data-letter]') as unknown as [HTMLElement, HTMLElement]
  const at = (one: number, other: number) => {
    belgium.getBoundingClientRect = () => ({ top: one }) as DOMRect
    austria.getBoundingClientRect = () => ({ top: other }) as DOMRect
    document.dispatchEvent(new Event('scroll'))
    return document.querySelector('[aria-current="true"]')?.textContent
  }
  expect([at(171, 400), at(170, 400), at(0, 171), at(0, 170)]).toEqual([undefined, 'B', 'B', 'O'])
  const dealersOf = austria.querySelector('details')!
  expect(dealersOf.open).toBe(false)
  document.querySelector<HTMLElement>('a[href="#country-1"]')!.click()
  expect(dealersOf.open).toBe(true)
})

it('marks the letter that was followed, wherever the page could scroll to, until the visitor goes on (DEALER-09)', () => {
  enhance(show())
  const marked = () => document.querySelector('[aria-current="true"]')?.textContent
  const [belgium, austria] = document.querySelectorAll<HTMLElement>('[data-letter]') as unknown as [HTMLElement, HTMLElement]
  belgium.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
  austria.getBoundingClientRect = () => ({ top: 700 }) as DOMRect
  document.querySelector<HTMLElement>('a[data-part="dealer-page-letter"][href="#country-1"]')!.click()
  document.dispatchEvent(new Event('scroll'))
  expect(marked()).toBe('O')
  document.dispatchEvent(new Event('wheel'))
  document.dispatchEvent(new Event('scroll'))
  expect(marked()).toBe('B')
})

it('keeps the address of what is typed, without the letter that was jumped to, and tells of that and not of where the visitor is (GEN-16, GEN-20)', () => {
  vi.useFakeTimers()
  const page = show()
  enhance(page)
  const takeEvents = captureEvents(page)
  history.replaceState(null, '', '?latitude=50.85#country-1')
  const input = document.querySelector('input')!
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(300)
    return location.search + location.hash
  }
  expect([type('wien '), type('')]).toEqual(['?latitude=50.85&q=wien', '?latitude=50.85'])
  expect(takeEvents()).toEqual([
    { type: 'filter-change', query: '?q=wien' },
    { type: 'filter-change', query: '' },
  ])
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

it('asks the browser where it is; a refusal says so and leaves the list (DEALER-15)', () => {
  const getCurrentPosition = vi.fn((_: PositionCallback, refuse: PositionErrorCallback) => refuse({} as GeolocationPositionError))
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const undo = enhance(show())
  const button = document.querySelector<HTMLButtonElement>('[data-part="dealer-page-here"]')!
  expect(button.disabled).toBe(false)
  button.click()
  expect(texts('status')[0]).toMatch(/is not sharing your location/)
  expect(shown()).toHaveLength(5)
  undo()
  expect(button.disabled).toBe(true)
})

it('sends where the visitor is, to a kilometre, under the names that it is given (DEALER-15, GEN-19)', () => {
  const getCurrentPosition = (take: PositionCallback) =>
    take({ coords: { latitude: 50.8467, longitude: 4.3525 } } as GeolocationPosition)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign })
  for (const keys of [{}, { latitudeKey: 'lat', longitudeKey: 'lng' }]) {
    enhance(show(keys))
    document.querySelector<HTMLButtonElement>('[data-part="dealer-page-here"]')!.click()
  }
  const queries = assign.mock.calls.map(([address]) => address.slice(address.indexOf('/dealers')))
  expect(queries).toEqual(['/dealers?latitude=50.85&longitude=4.35#dealers-near', '/dealers?lat=50.85&lng=4.35#dealers-near'])
})
