import { describe, expect, it } from 'vitest'
import { libraryMessages } from '../generated/messages/index.ts'
import en from '../generated/messages/en.ts'
import arabic from './arabic.fixture.ts'
import type { PluralMessage } from './format.ts'

type Texts = Record<string, Record<string, PluralMessage>>

const everyText = (messages: Texts) =>
  Object.entries(messages).flatMap(([part, texts]) =>
    Object.entries(texts).map(([key, text]): [string, PluralMessage] => [`${part}.${key}`, text]),
  )
const listForms = (text: PluralMessage) => (typeof text === 'string' ? [text] : Object.values(text))
/** A plural form may have its number in words: `{n}` may be missing there. */
const places = (text: string) => [...text.matchAll(/\{(?!n\})\w+\}/g)].map(([place]) => place).toSorted()
/** Numbers that between them take every form that a count takes in any language. */
const counts = [...Array.from({ length: 131 }, (_, i) => i), 1000]

/** Words that only one form of address has: pronouns and possessives, and the imperatives of sentences. Labels of buttons are as custom has them. */
const address: Partial<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*|Sie (?=haben|sind|können|müssen)|Ihnen|Ihr\p{L}*|euch|[Ss]timme(?= unser| der DS)|[Pp]rüfe|[Vv]ersuche?|[Gg]ib|[Ww]arte|[Ww]ähle|[Kk]latsch|[Ss]chick|[Ss]ag|[Ss]chreib|[Ll]ass|[Gg]eh|Ruf|Frag|[Ss]ei)(?!\p{L})|^(?:Besuch|Schreib) uns/u,
  nl: /(?<![\p{L}’])(?:je|jij|jou|jouw|u|uw)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|vôtres?|tu|toi|ton|tes|(?!chez|assez)\p{L}+ez)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|te|ti|tu[oae]|tuoi|tue|Lei|sei|hai|[Dd]evi|[Pp]uoi|\p{L}+(?:tta|gui|mmi|cci|arla)ci|Iscriviti|Candidati|Dicci|(?:[Bb]atti|[Aa]spetta(?! il battito)|Scrivi|Indica|Controlla|Scegli(?= )|Accetta\b(?! tutto)|Lascia|Fai|Vieni)(?!\p{L}))(?!\p{L})/u,
}
/** Dutch words that the requirements give word for word. */
const given = new Set(['acousticExpert.successTitle', 'contactForm.successText', 'newsletterForm.success'])
const isGiven = (key: string, locale: string) => locale === 'nl' && (given.has(key) || key.endsWith('.error'))

describe.each(Object.entries({ ...libraryMessages, ar: arabic }))('%s', (locale, messages) => {
  const texts = everyText(messages)
  const english = new Map(everyText(en))

  it('has every text, none of them empty (DRV-07)', () => {
    expect(texts.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted())
    for (const [key, text] of texts) for (const form of listForms(text)) expect(form.trim(), key).not.toBe('')
  })

  it('takes no side between forms of address (LOC-35)', () => {
    const sided = texts.filter(
      ([key, text]) => !isGiven(key, locale) && listForms(text).some((form) => address[locale]?.test(form)),
    )
    expect(sided).toEqual([])
  })

  it('puts the same values into its texts as English does', () => {
    for (const [key, text] of texts)
      for (const form of listForms(text)) expect(places(form), key).toEqual(places(listForms(english.get(key)!)[0]!))
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
