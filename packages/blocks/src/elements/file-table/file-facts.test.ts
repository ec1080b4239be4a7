import { expect, it } from 'vitest'
import { fileSize, isoDay } from './file-facts.ts'

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
