// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '../../blocks/contact-form/index.ts'
import { countryNames, groupDealers, type Dealer } from './dealers.ts'
import { DealerPage, type DealerPageProps } from './DealerPage.tsx'
import { enhanceDealers } from './enhance-dealers.ts'

const dealer = (id: string, country: string, rest: Partial<Dealer> = {}): Dealer => ({
  id,
  name: id,
  country,
  address: [],
  ...rest,
})
const dealers = [
  dealer('Raumklang', 'Österreich', {
    state: 'Wien',
    address: ['Gasse 1', '1060 Wien'],
    email: 'a@b.example',
    phone: '+43 1 23',
  }),
  dealer('Zwei', 'Belgien', { state: 'Ostflandern', addressName: 'L’Ouate' }),
  dealer('Ohne', 'Belgien', { isLightingRep: true, addressName: 'Dritter Stock' }),
  dealer('Eins', 'Belgien', { state: 'Ostflandern' }),
  dealer('Élan', 'Belgien', { state: 'Ostflandern' }),
]
function show(props: Partial<DealerPageProps> = {}) {
  document.body.innerHTML = renderToStaticMarkup(<DealerPage href="/dealers" dealers={dealers} {...props} />)
  return document.querySelector<HTMLElement>('[data-enhance="dealers"]')!
}
const texts = (part: string) => [...document.querySelectorAll(`[data-part="dealer-page-${part}"]`)].map((one) => one.textContent)
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-part="dealer-page-card"]')].filter((one) => !one.hidden).map(({ id }) => id)
const countries = () =>
  [...document.querySelectorAll<HTMLElement>('[data-letter]')]
    .filter((one) => !one.hidden)
    .map((one) => one.querySelector('[data-part="dealer-page-count"]')!.textContent)
const letters = () =>
  [...document.querySelectorAll('[data-part="dealer-page-letter"]:not([aria-disabled])')]
    .map((one) => one.textContent + one.getAttribute('href'))
    .join(' ')
const undos: (() => void)[] = []
function enhance(page: HTMLElement) {
  const undo = enhanceDealers(page)
  undos.push(undo)
  return undo
}
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('names of countries', () => {
  const names = (...all: string[]) => [...countryNames(all).values()]
  it('end at the first parenthesis, unless two are then the same (DEALER-05)', () => {
    expect(names('Iran (Islamic Republic of)', 'Chile', '(x)')).toEqual(['Iran', 'Chile', '(x)'])
    const koreas = ['Korea (Republic of)', 'Korea (Democratic People’s Republic of)']
    expect(names(...koreas)).toEqual(koreas)
    expect(names(koreas[0]!, koreas[0]!)).toEqual(['Korea'])
  })

  it('are then the short ones (DEALER-06)', () => {
    expect(names('United Kingdom of Great Britain and Northern Ireland')).toEqual(['United Kingdom'])
    expect(names('United States of America')).toEqual(['United States'])
    expect(names('Czechia')).toEqual(['Czech Republic'])
    for (const name of ['Republic of North Macedonia', 'North Macedonia', 'Macedonia (the former Yugoslav Republic of)'])
      expect(names(name)).toEqual(['Macedonia'])
  })
})

it('groups countries by their code, and names them in the language of the page (DEALER-06)', () => {
  const given = [
    dealer('a', 'United Kingdom of Great Britain and Northern Ireland', { countryCode: 'gb' }),
    dealer('b', 'Vereinigtes Königreich', { countryCode: 'gb' }),
    dealer('c', 'Macedonia (the former Yugoslav Republic of)', { countryCode: 'mk' }),
    dealer('d', 'Czechia', { countryCode: 'cz' }),
    dealer('e', 'Atlantis', { countryCode: 'zz9' }),
  ]
  const names = (locale: string, of = given) => groupDealers(of, locale).map(({ name }) => name)
  expect(names('de')).toEqual(['Atlantis', 'Nordmazedonien', 'Tschechien', 'Vereinigtes Königreich'])
  expect(names('fr')).toEqual(['Atlantis', 'Macédoine du Nord', 'Royaume-Uni', 'Tchéquie'])
  expect(
    names(
      'en',
      given.filter(({ id }) => id !== 'b'),
    ),
  ).toEqual(['Atlantis', 'Czech Republic', 'Macedonia', 'United Kingdom'])
})

it('stands in the order of the language, those without a state first, accents ignored (DEALER-04, DEALER-07)', () => {
  const groups = groupDealers([...dealers, dealer('Portal', 'Portugal')], 'de')
  expect(groups.map(({ name, letter }) => [name, letter])).toEqual([
    ['Belgien', 'B'],
    ['Österreich', 'O'],
    ['Portugal', 'P'],
  ])
  expect(groups[0]!.dealers.map(({ name }) => name)).toEqual(['Ohne', 'Eins', 'Élan', 'Zwei'])
})

it('has a bar of 26 letters; those without a country lead nowhere (DEALER-07, DEALER-08)', () => {
  show()
  const letters = [...document.querySelectorAll('[data-part="dealer-page-letter"]')]
  expect(letters.map(({ textContent }) => textContent).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(letters.filter((one) => one.matches('[href]')).map(({ textContent }) => textContent)).toEqual(['B', 'O'])
  expect(letters.filter((one) => one.matches('[role="link"][aria-disabled="true"]'))).toHaveLength(24)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-part="dealer-page-letter"][href]'))
    expect(document.querySelector(link.hash)!.closest<HTMLElement>('[data-letter]')!.dataset['letter']).toBe(link.textContent)
})

it('names what opens the dealers of a country by it and by their number (DEALER-16)', () => {
  show()
  const labels = [...document.querySelectorAll('[data-letter] summary')].map((one) =>
    one
      .getAttribute('aria-labelledby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join(', '),
  )
  expect(labels).toEqual(['Belgien, 4 locations', 'Österreich, 1 location'])
})

it('shows on a card what the record has, and the ways to get in touch (DEALER-12)', () => {
  show({ contactHref: '/write' })
  const card = document.getElementById('Raumklang')!
  expect([...card.querySelectorAll('[data-part="dealer-page-line"]')].map((one) => one.textContent)).toEqual([
    'Wien',
    'Gasse 1',
    '1060 Wien',
  ])
  expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/write?location=Raumklang',
    'tel:+43123',
  ])
  expect(texts('tag')).toEqual(['Lighting Rep'])
  show()
  expect(document.getElementById('Ohne')!.querySelector('a')).toBeNull()
})

describe('the dialog in which one writes to a dealer', () => {
  // jsdom has none.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const form = <ContactForm title="" variant="inline" form={{ topics: { location: '' } }} />
  const open = (props: Partial<DealerPageProps> = {}) => {
    const page = show({ contactHref: '/write', form, ...props })
    return { page, undo: enhance(page), dialog: page.querySelector('dialog')! }
  }
  /** Presses the link of a card; whether the browser would follow it. */
  function press(id: string, init: MouseEventInit = {}) {
    let isFollowed = false
    const last = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', last, { once: true })
    const link = document.querySelector(`#${id} [data-part="dealer-page-link"]`)!
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return isFollowed
  }
  const location = () => document.querySelector<HTMLInputElement>('[name="location"]')!.value
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!

  it('opens by the link of a card, which says to whom, and sends name and id (DEALER-13, DEALER-18)', () => {
    const { dialog, undo } = open()
    expect(press('Raumklang', { ctrlKey: true })).toBe(true)
    expect([dialog.open, press('Raumklang'), dialog.open]).toEqual([false, false, true])
    expect([texts('recipient'), texts('recipient-address'), location()]).toEqual([
      ['Raumklang'],
      ['Wien, Gasse 1, 1060 Wien'],
      'Raumklang (Raumklang)',
    ])
    expect([part('dealer-page-mail').getAttribute('href'), part('dealer-page-mail').hidden]).toEqual([
      'mailto:a@b.example',
      false,
    ])
    press('Zwei')
    expect([texts('recipient'), location(), part('dealer-page-mail').hidden]).toEqual([['Zwei'], 'Zwei (Zwei)', true])
    undo()
    expect([dialog.open, press('Zwei')]).toEqual([false, true])
  })

  it('tells no dealer where that is switched off (DEALER-13)', () => {
    open({ includeLocation: false })
    expect(part('dealer-page-link').getAttribute('href')).toBe('/write')
    press('Raumklang')
    expect([texts('recipient'), location()]).toEqual([['Raumklang'], ''])
  })

  it('closes once it was sent, and is whole again for the next dealer (DEALER-18, FORM-16)', () => {
    const { dialog } = open()
    const sent = (isSent: boolean) => {
      part('form-fields').hidden = isSent
      part('form-success').hidden = !isSent
    }
    const close = () => part('form').dispatchEvent(new CustomEvent('form-close', { bubbles: true, cancelable: true }))
    press('Raumklang')
    sent(true)
    expect([close(), dialog.open]).toEqual([false, false])
    press('Raumklang')
    expect([part('form-fields').hidden, part('form-success').hidden]).toEqual([false, true])
    sent(true)
    dialog.close()
    press('Zwei')
    // The delay of the first one ends while the second is open.
    expect([close(), dialog.open]).toEqual([false, true])
  })

  it('leaves the link to the browser where there is no form', () => {
    open({ form: undefined })
    expect(press('Raumklang')).toBe(true)
  })
})

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

it('keeps the address of what is typed (GEN-16)', () => {
  vi.useFakeTimers()
  enhance(show())
  const input = document.querySelector('input')!
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(300)
    return location.search
  }
  expect([type('wien '), type('')]).toEqual(['?q=wien', ''])
  vi.useRealTimers()
})

it('shows the nearest in their order, with the distance and the way back (DEALER-15)', () => {
  show({
    near: { place: 'Ghent' },
    dealers: [dealer('B', 'Belgien', { distance: 0 }), dealer('A', 'Belgien', { distance: 12.34 })],
  })
  expect([shown(), texts('distance'), texts('title')]).toEqual([['B', 'A'], ['0.0 km', '12.3 km'], ['The nearest to Ghent']])
  expect(document.querySelector('[data-part="dealer-page-all"]')!.getAttribute('href')).toBe('/dealers')
  show({ near: { place: 'Atlantis', isUnknown: true } })
  expect([shown().length, texts('status')[0]]).toEqual([5, expect.stringContaining('do not know “Atlantis”')])
})

it('asks the browser where it is; a refusal says so and leaves the list (DEALER-15)', () => {
  const getCurrentPosition = vi.fn((_: PositionCallback, refuse: PositionErrorCallback) => refuse({} as GeolocationPositionError))
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const undo = enhance(show())
  const button = document.querySelector<HTMLButtonElement>('[data-part="dealer-page-here"]')!
  expect(button.hidden).toBe(false)
  button.click()
  expect(texts('status')[0]).toMatch(/is not sharing your location/)
  expect(shown()).toHaveLength(5)
  undo()
  expect(button.hidden).toBe(true)
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

describe('the map', () => {
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
})
