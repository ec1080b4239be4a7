import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { fill, messages } from './index.ts'

const placeholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []
const texts = (locale: (typeof locales)[number]) =>
  Object.entries(messages[locale]).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

describe('the site’s texts', () => {
  it.each(locales)('%s has every text, with the values of the English one (LOC-07)', (locale) => {
    expect(Object.keys(messages[locale])).toEqual(Object.keys(messages.en))
    const english = Object.fromEntries(texts('en'))
    for (const [key, text] of texts(locale)) {
      expect(text, key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english[key]!))
    }
    for (const name of Object.values(messages[locale].languageNames)) expect(name).toBeTruthy()
  })

  it('says which language is missing and which is shown, in this order (LOC-28, LOC-30)', () => {
    const { fallback, languageNames } = messages.en
    expect(fill(fallback, { requested: languageNames.it, served: languageNames.en })).toBe(
      'This page is not available in Italian. You will now see the English version.',
    )
  })
})
