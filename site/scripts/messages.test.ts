import { readdirSync, readFileSync } from 'node:fs'
import { locales } from '@brand/content'
import { expect, it } from 'vitest'
import { brandMessages, libraryWording, siteWording } from '../brand/messages.ts'
import { messages } from '../i18n/index.ts'
import { libraryMessages } from '../i18n/library.ts'
import { messageProblems } from './message-problems.ts'

const placeholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []

/** Every text by its path: `types.page`. */
const listTexts = (texts: object, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[above + key, text]] : listTexts(text, `${key}.`)))

it.each(locales)('%s has every text, with the values of the English one (LOC-07)', (locale) => {
  const english = listTexts(messages.en)
  const own = Object.fromEntries(listTexts(messages[locale]))
  expect(Object.keys(own)).toEqual(english.map(([key]) => key))
  for (const [key, text] of english) {
    expect(own[key], key).not.toBe('')
    expect(placeholders(own[key]!), key).toEqual(placeholders(text))
  }
})

it('the texts of the site and of the library are written as their language is (LOC-33, LOC-34)', async () => {
  expect(await messageProblems()).toEqual([])
})

it.each(locales)('what the brand words otherwise in %s are texts that there are (LOC-35)', (locale) => {
  const existingKeys = new Set(listTexts({ ...messages[locale], ...libraryMessages[locale] }).map(([key]) => key))
  const own = { ...siteWording[locale], ...libraryWording[locale] }
  expect(listTexts(own).filter(([key]) => !existingKeys.has(key))).toEqual([])
})

it('the site’s own texts name no material and no place of a brand: those are in brand/', () => {
  const folder = new URL('../i18n/messages/', import.meta.url)
  const words = /\b(?:loden|felt|wool|vilten?|wol|filz\w*|wolle|feutre|laine|feltro|lana|kortrijk|cologne|k[öo]ln|keulen)\b/giu
  const foundIn = (text: string) => text.match(words) ?? []
  expect(readdirSync(folder).flatMap((file) => foundIn(readFileSync(new URL(file, folder), 'utf8')))).toEqual([])
  expect(foundIn(JSON.stringify([brandMessages, siteWording])).length).toBeGreaterThan(10)
})
