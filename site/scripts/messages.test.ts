import { locales } from '@brand/content'
import { expect, it } from 'vitest'
import { messages } from '../i18n/index.ts'
import { messageProblems } from './message-problems.ts'

const placeholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []

/** Every text by its path: `types.page`. */
const textsOf = (texts: object, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[above + key, text]] : textsOf(text, `${key}.`)))

it.each(locales)('%s has every text, with the values of the English one (LOC-07)', (locale) => {
  const english = textsOf(messages.en)
  const own = Object.fromEntries(textsOf(messages[locale]))
  expect(Object.keys(own)).toEqual(english.map(([key]) => key))
  for (const [key, text] of english) {
    expect(own[key], key).not.toBe('')
    expect(placeholders(own[key]!), key).toEqual(placeholders(text))
  }
})

it('the texts of the site and of the library are written as their language is (LOC-33, LOC-34)', async () => {
  expect(await messageProblems()).toEqual([])
})
