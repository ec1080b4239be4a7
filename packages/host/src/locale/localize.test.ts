import { describe, expect, it } from 'vitest'
import { localize } from './localize.ts'

const languages = { active: ['en', 'nl', 'de', 'fr', 'it'], defaultLocale: 'en' }

describe('the locale of an address', () => {
  it('is English without a prefix (LOC-03, LOC-12)', () => {
    expect(localize('/', languages)).toEqual({ locale: 'en', path: '/' })
    expect(localize('/about/workshop', languages)).toEqual({ locale: 'en', path: '/about/workshop' })
    expect(localize('/en/about', languages)).toEqual({ locale: 'en', path: '/en/about' })
  })

  it.each(['nl', 'de', 'fr', 'it'] as const)('is %s below its prefix (LOC-04, RT-01)', (locale) => {
    expect(localize(`/${locale}`, languages)).toEqual({ locale, path: '/' })
    expect(localize(`/${locale}/a/b`, languages)).toEqual({ locale, path: '/a/b' })
  })

  it('accepts a prefix only as a whole segment in lower case', () => {
    for (const path of ['/delta', '/DE', '/de-at/x', '/nlx']) expect(localize(path, languages)).toEqual({ locale: 'en', path })
  })

  it('does not know the prefix of an inactive locale (LOC-02)', () => {
    expect(localize('/nl/about', { ...languages, active: ['en', 'de', 'fr'] })).toEqual({ locale: 'en', path: '/nl/about' })
  })
})
