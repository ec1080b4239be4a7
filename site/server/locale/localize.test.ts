import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { localize } from './localize.ts'

describe('the locale of an address', () => {
  it('is English without a prefix (LOC-03, LOC-12)', () => {
    expect(localize('/', locales)).toEqual({ locale: 'en', path: '/' })
    expect(localize('/about/workshop', locales)).toEqual({ locale: 'en', path: '/about/workshop' })
    expect(localize('/en/about', locales)).toEqual({ locale: 'en', path: '/en/about' })
  })

  it.each(['nl', 'de', 'fr', 'it'] as const)('is %s below its prefix (LOC-04, RT-01)', (locale) => {
    expect(localize(`/${locale}`, locales)).toEqual({ locale, path: '/' })
    expect(localize(`/${locale}/a/b`, locales)).toEqual({ locale, path: '/a/b' })
  })

  it('accepts a prefix only as a whole segment in lower case', () => {
    for (const path of ['/delta', '/DE', '/de-at/x', '/nlx']) expect(localize(path, locales)).toEqual({ locale: 'en', path })
  })

  it('does not know the prefix of an inactive locale (LOC-02)', () => {
    expect(localize('/nl/about', ['en', 'de', 'fr'])).toEqual({ locale: 'en', path: '/nl/about' })
  })
})
