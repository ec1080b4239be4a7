import { describe, expect, it } from 'vitest'
import { libraryMessages } from '../generated/messages/index.ts'
import en from '../generated/messages/en.ts'
import { arabic } from './arabic.fixture.ts'
import type { PluralMessage } from './format.ts'

type Texts = Record<string, Record<string, PluralMessage>>

const everyText = (messages: Texts) =>
  Object.entries(messages).flatMap(([part, texts]) =>
    Object.entries(texts).map(([key, text]): [string, PluralMessage] => [`${part}.${key}`, text]),
  )
const formsOf = (text: PluralMessage) => (typeof text === 'string' ? [text] : Object.values(text))
/** A plural form may say its number in words: `{n}` may be missing there. */
const places = (text: string) => [...text.matchAll(/\{(?!n\})\w+\}/g)].map(([place]) => place).toSorted()
/** Numbers that between them take every form that a count takes in any language. */
const counts = [...Array.from({ length: 131 }, (_, i) => i), 1000]

describe.each(Object.entries({ ...libraryMessages, ar: arabic }))('%s', (locale, messages) => {
  const texts = everyText(messages)
  const english = new Map(everyText(en))

  it('has every text, none of them empty (DRV-07)', () => {
    expect(texts.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted())
    for (const [key, text] of texts) for (const form of formsOf(text)) expect(form.trim(), key).not.toBe('')
  })

  it('puts the same values into its texts as English does', () => {
    for (const [key, text] of texts)
      for (const form of formsOf(text)) expect(places(form), key).toEqual(places(formsOf(english.get(key)!)[0]!))
  })

  it('has each plural form that its numbers take', () => {
    const rules = new Intl.PluralRules(locale)
    const needed = new Set(counts.map((n) => rules.select(n)))
    const plurals = texts.filter(([, text]) => typeof text !== 'string')
    expect(plurals).not.toEqual([])
    for (const [key, text] of plurals) expect(Object.keys(text), key).toEqual(expect.arrayContaining([...needed]))
  })

  it('names its language where a component asks for it', () => {
    for (const [key, text] of texts) if (key.endsWith('.locale')) expect(text, key).toBe(locale)
  })
})
