import { describe, expect, it } from 'vitest'
import { acceptLocale, homePath, localeRecords, locales, parseActiveLocales } from './locales.ts'

describe('locales', () => {
  it('are exactly en, nl, de, fr and it (LOC-01)', () => expect(locales).toEqual(['en', 'nl', 'de', 'fr', 'it']))

  it('have paths below their code, English at the root (LOC-03, LOC-04)', () =>
    expect(locales.map(homePath)).toEqual(['/', '/nl', '/de', '/fr', '/it']))

  it('are active by configuration, all five by default (LOC-02, OR-01)', () => {
    expect(parseActiveLocales()).toEqual(locales)
    expect(parseActiveLocales('de, en fr')).toEqual(['en', 'de', 'fr'])
    expect(() => parseActiveLocales('en,es')).toThrow('"es" is not a known locale')
    expect(() => parseActiveLocales('de,fr')).toThrow('must contain en')
  })

  it('have a code, a name in their own language, a path and an active flag (LOC-05)', () => {
    const records = localeRecords(['en', 'de'])
    expect(records[0]).toEqual({ locale: 'en', name: 'English', path: '/', active: true })
    expect(records.filter(({ active }) => active).map(({ name }) => name)).toEqual(['English', 'Deutsch'])
  })

  it('change only to an active one; otherwise the current one stays (LOC-06)', () => {
    expect(acceptLocale('de', 'en', ['en', 'de'])).toBe('de')
    for (const wanted of ['it', 'xx', '', undefined, 7, 'constructor'])
      expect(acceptLocale(wanted, 'de', ['en', 'de'])).toBe('de')
  })
})
