// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { dealer, dealers, enhance, show } from './dealers.fixture.tsx'
import type { DealerPageProps } from './DealerPage.tsx'

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } })
const located = [
  dealer('Rain', 'Japan', at(35, 135.8)),
  dealer('Gare', 'France', at(48.9, 2.4)),
  dealer('Port', 'France', at(45.8, 4.8)),
  dealer('Kamer', 'Belgium', at(50.9, 4.4)),
  dealer('Gracht', 'Netherlands', at(52.4, 4.9)),
  dealer('Leise', 'Germany', at(52.5, 13.4)),
  dealer('Nowhere', 'Chile'),
]
const map = (props: Partial<DealerPageProps> = {}) => show({ mapSrc: '/world.svg', dealers: located, ...props })
const points = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-part="dealer-page-point"]')]
    .filter((one) => !one.parentElement!.hidden)
    .map((one) => [
      one.hash,
      one.querySelector('[data-part="dealer-page-number"]')!.textContent,
      one.querySelector('[data-part="dealer-page-label"]')!.textContent,
    ])

it('has a point for each country that has a place, which leads to its entry (DEALER-20)', () => {
  map()
  expect(points()).toEqual([
    ['#dealer-map-enlarged', '5', 'Enlarged map, 5 locations'],
    ['#country-4', '1', 'Japan, 1 location'],
    ['#country-0', '1', 'Belgium, 1 location'],
    ['#country-2', '2', 'France, 2 locations'],
    ['#country-3', '1', 'Germany, 1 location'],
    ['#country-5', '1', 'Netherlands, 1 location'],
  ])
  for (const [hash, , label] of points()) {
    const target = document.querySelector(hash!)!
    const country = target.closest('[data-letter]')?.querySelector('h2')
    expect(label).toContain(country?.textContent ?? target.getAttribute('aria-label'))
  }
  // The number is in the name already.
  expect(document.querySelectorAll('[data-part="dealer-page-number"]:not([aria-hidden="true"])')).toHaveLength(0)
})

it('is not there without a drawing, or without places (DEALER-20)', () => {
  map({ mapSrc: undefined })
  expect(points()).toEqual([])
  map({ dealers })
  expect(document.querySelector('[data-part="dealer-page-map"]')).toBeNull()
})

it('shows what the list shows, by the server and by the script (DEALER-10, DEALER-20)', () => {
  const expected: [string, string[][]][] = [
    [
      'gare',
      [
        ['#dealer-map-enlarged', '1', 'Enlarged map, 1 location'],
        ['#country-2', '1', 'France, 1 location'],
      ],
    ],
    ['japan', [['#country-4', '1', 'Japan, 1 location']]],
    ['tartan', []],
  ]
  for (const [keyword, state] of expected) {
    map({ keyword })
    expect(points(), keyword).toEqual(state)
  }
  const page = map()
  const before = points()
  enhance(page)
  const input = page.querySelector('input')!
  for (const [keyword, state] of [...expected, ['', before] as const]) {
    input.value = keyword
    input.dispatchEvent(new Event('input'))
    expect(points(), keyword).toEqual(state)
  }
})

it('opens the country of a point (DEALER-20)', () => {
  enhance(map())
  const france = document.querySelector('#country-2')!.closest('details')!
  expect(france.open).toBe(false)
  document.querySelector<HTMLElement>('[data-part="dealer-page-point"][href="#country-2"]')!.click()
  expect(france.open).toBe(true)
})

it('leads to the nearest dealer of a country where the nearest ones are listed (DEALER-15, DEALER-20)', () => {
  map({ near: 'here', dealers: [located[2]!, located[3]!, located[1]!] })
  expect(points()).toEqual([
    ['#Kamer', '1', 'Belgium, 1 location'],
    ['#Port', '2', 'France, 2 locations'],
  ])
})
