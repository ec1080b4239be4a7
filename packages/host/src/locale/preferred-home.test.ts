import { describe, expect, it } from 'vitest'
import { preferredHome } from './preferred-home.ts'

const home = (headers: Record<string, string>, active = ['en', 'nl', 'de', 'fr', 'it']) =>
  preferredHome(new Headers(headers), { active, defaultLocale: 'en', cookie: 'locale' })

describe('the language of the home page', () => {
  it('is the saved one, before the preferences of the browser (LOC-25, OR-04)', () => {
    expect(home({ cookie: 'a=1; locale=fr; b=2', 'accept-language': 'de' })).toBe('/fr')
    expect(home({ cookie: 'locale=en', 'accept-language': 'de' })).toBeUndefined()
  })

  it('ignores a saved one that is inactive or unknown (OR-03)', () => {
    expect(home({ cookie: 'locale=it', 'accept-language': 'de' }, ['en', 'de'])).toBe('/de')
    for (const cookie of ['locale=xx', 'locale=//evil.example', 'locale=', '%%%', 'locale=%e0%a4%a'])
      expect(home({ cookie })).toBeUndefined()
  })

  it('is the first active preference by quality, compared by its primary subtag (LOC-26, OR-05)', () => {
    expect(home({ 'accept-language': 'de-AT' })).toBe('/de')
    expect(home({ 'accept-language': 'fr;q=0.5, nl-BE;q=0.9, en;q=0.1' })).toBe('/nl')
    expect(home({ 'accept-language': 'ja, IT;q=0.8, en;q=0.9' })).toBeUndefined()
    expect(home({ 'accept-language': 'ja, IT;q=0.9, en;q=0.8' })).toBe('/it')
    expect(home({ 'accept-language': 'nl, de' }, ['en', 'de'])).toBe('/de')
  })

  it('is English without a match, and for a language with quality 0 (OR-05)', () => {
    for (const accepted of ['', '*', 'ja', 'de;q=0', 'en-US,en;q=0.9', ',;q=,', 'x'.repeat(5000)])
      expect(home({ 'accept-language': accepted }), accepted.slice(0, 20)).toBeUndefined()
  })

  it('is English for a visitor from another page of the site, who has chosen it there (LOC-12)', () => {
    expect(home({ 'accept-language': 'nl', 'sec-fetch-site': 'same-origin' })).toBeUndefined()
    expect(home({ 'accept-language': 'nl', 'sec-fetch-site': 'cross-site' })).toBe('/nl')
  })
})
