import { expect, it } from 'vitest'
import { fileSize, interpolate, isoDay, longDate, plural, type PluralMessage } from './format.ts'

it('puts values into their places, and leaves a place without one out', () => {
  expect(interpolate('© {year} {brand}.', { year: 2026, brand: 'Loden' })).toBe('© 2026 Loden.')
  expect(interpolate('© {year} {brand}.', { brand: 'Loden' })).toBe('© Loden.')
})

it('takes values as they are', () => {
  expect(interpolate('“{keyword}”: {n}', { keyword: '$&  {n}', n: 0 })).toBe('“$&  {n}”: 0')
})

const said = (message: PluralMessage, locale: string, ...counts: number[]) =>
  counts.map((n) => interpolate(plural(message, n, locale), { n }))

it('chooses among the two forms of English and French, which differ at zero', () => {
  expect(said({ one: '{n} result', other: '{n} results' }, 'en', 0, 1, 2)).toEqual(['0 results', '1 result', '2 results'])
  expect(said({ one: '{n} résultat', other: '{n} résultats' }, 'fr', 0, 1, 2)).toEqual([
    '0 résultat',
    '1 résultat',
    '2 résultats',
  ])
})

it('chooses among the forms of Polish and the six of Arabic', () => {
  const polish = { one: '{n} wynik', few: '{n} wyniki', many: '{n} wyników', other: '{n} wyniku' }
  expect(said(polish, 'pl', 1, 2, 5, 12, 22, 1.5)).toEqual([
    '1 wynik',
    '2 wyniki',
    '5 wyników',
    '12 wyników',
    '22 wyniki',
    '1.5 wyniku',
  ])
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  expect(said(forms, 'ar', 0, 1, 2, 3, 11, 100)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
})

it('takes `other` where a form is not given, and a plain text for every number', () => {
  expect(said({ other: 'n = {n}' }, 'pl', 1, 2)).toEqual(['n = 1', 'n = 2'])
  expect(said('Results: {n}', 'en', 1, 2)).toEqual(['Results: 1', 'Results: 2'])
})

it('writes a day in the order of its language; what is no date has none', () => {
  expect(longDate('2026-05-28', 'nl')).toBe('28 mei 2026')
  expect(longDate('2026-05-28', 'en')).toBe('28 May 2026')
  expect(longDate('2026-09-01', 'fr-BE')).toBe('1er septembre 2026')
  expect(longDate('2026-10-11', 'fr')).toBe('11 octobre 2026')
  expect([longDate('soon', 'nl'), longDate(undefined, 'nl')]).toEqual([undefined, undefined])
})

it.each([
  [0, '0 b'],
  [512, '512 b'],
  [1023, '1023 b'],
  [1024, '1 Kb'],
  [1536, '1.5 Kb'],
  [17_864, '17.4 Kb'],
  [1_048_524, '1023.9 Kb'],
  [1_048_575, '1 Mb'],
  [1.5 * 1024 ** 2, '1.5 Mb'],
  [1024 ** 3, '1 Gb'],
  [2.25 * 1024 ** 4, '2.3 Tb'],
  [3000 * 1024 ** 4, '3000 Tb'],
])('writes %i bytes as %s (DL-10)', (bytes, text) => expect(fileSize(bytes, 'en')).toBe(text))

it('writes sizes in the numbers of the language, and nothing for what is no size (DL-10)', () => {
  expect(fileSize(1.5 * 1024 ** 2, 'de')).toBe('1,5 Mb')
  for (const none of [undefined, Number.NaN, -1, Infinity]) expect(fileSize(none, 'en')).toBeUndefined()
})

it('takes the day of a date and of a moment (DL-09)', () => {
  expect(['2026-01-05', '2026-01-05T23:30:00+02:00'].map(isoDay)).toEqual(['2026-01-05', '2026-01-05'])
  for (const none of [undefined, '', 'soon', '2026-1-5', '2026-01-055']) expect(isoDay(none)).toBeUndefined()
})
