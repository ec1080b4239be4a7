// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { groupDealers } from './dealers.ts'
import { dealer, dealers, show, shown, texts } from './dealers.fixture.tsx'

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

it('names a country that its dealers call differently once, also in English (DEALER-05, DEALER-06)', () => {
  const given = [
    dealer('a', 'Iran', { countryCode: 'ir' }),
    dealer('b', 'Iran (Islamic Republic of)', { countryCode: 'ir' }),
    dealer('c', 'Czech Republic', { countryCode: 'cz' }),
    dealer('d', 'Czechia', { countryCode: 'CZ' }),
    dealer('e', 'Korea (Republic of)', { countryCode: 'kr' }),
    dealer('f', 'Korea (Democratic People’s Republic of)', { countryCode: 'kp' }),
  ]
  const names = groupDealers(given, 'en').map(({ name, dealers: of }) => [name, of.length])
  expect(names).toEqual([
    ['Czech Republic', 2],
    ['Iran', 2],
    ['Korea (Democratic People’s Republic of)', 1],
    ['Korea (Republic of)', 1],
  ])
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
