import { expect, it } from 'vitest'
import { interpolate, longDate, plural, type PluralMessage } from './format.ts'

it('puts values into their places, and leaves a place without one out', () => {
  expect(interpolate('© {year} {brand}.', { year: 2026, brand: 'Loden' })).toBe('© 2026 Loden.')
  expect(interpolate('© {year} {brand}.', { brand: 'Loden' })).toBe('© Loden.')
})

it('takes values as they are', () => {
  expect(interpolate('“{keyword}”: {n}', { keyword: '$&  {n}', n: 0 })).toBe('“$&  {n}”: 0')
})

const formatCounts = (message: PluralMessage, locale: string, ...counts: number[]) =>
  counts.map((n) => interpolate(plural(message, n, locale), { n }))

it('chooses among the two forms of English and French, which differ at zero', () => {
  expect(formatCounts({ one: '{n} result', other: '{n} results' }, 'en', 0, 1, 2)).toEqual(['0 results', '1 result', '2 results'])
  expect(formatCounts({ one: '{n} résultat', other: '{n} résultats' }, 'fr', 0, 1, 2)).toEqual([
    '0 résultat',
    '1 résultat',
    '2 résultats',
  ])
})

it('chooses among the forms of Polish and the six of Arabic', () => {
  const polish = { one: '{n} wynik', few: '{n} wyniki', many: '{n} wyników', other: '{n} wyniku' }
  expect(formatCounts(polish, 'pl', 1, 2, 5, 12, 22, 1.5)).toEqual([
    '1 wynik',
    '2 wyniki',
    '5 wyników',
    '12 wyników',
    '22 wyniki',
    '1.5 wyniku',
  ])
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  expect(formatCounts(forms, 'ar', 0, 1, 2, 3, 11, 100)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
})

it('takes `other` where a form is not given, and a plain text for every number', () => {
  expect(formatCounts({ other: 'n = {n}' }, 'pl', 1, 2)).toEqual(['n = 1', 'n = 2'])
  expect(formatCounts('Results: {n}', 'en', 1, 2)).toEqual(['Results: 1', 'Results: 2'])
})

it('writes a day in the order of its language; what is no date has none', () => {
  expect(longDate('2026-05-28', 'nl')).toBe('28 mei 2026')
  expect(longDate('2026-05-28', 'en')).toBe('28 May 2026')
  expect(longDate('2026-09-01', 'fr-BE')).toBe('1er septembre 2026')
  expect(longDate('2026-10-11', 'fr')).toBe('11 octobre 2026')
  expect([longDate('soon', 'nl'), longDate(undefined, 'nl')]).toEqual([undefined, undefined])
})
