import { describe, expect, it } from 'vitest'
import { sourceProblems, type Source } from './sources.ts'
import type { Written } from './texts.ts'

const record = (place: string, value: Record<string, unknown>): Written => ({ place, file: `records/${place}.json`, value })
const rib = record('family/rib', {
  absorption: [0.35, 0.6, 0.9, 0.95, 0.95, 0.9],
  facts: [
    { name: 'depth', values: [45, 90], unit: 'mm' },
    { name: 'weight', values: [8_600], unit: 'g/m²' },
    { name: 'wool', values: [310], unit: 'g/m²' },
    { name: 'thickness of the felt', values: [90], unit: 'mm' },
  ],
})
const messages = (text: unknown, says: string, from: string) =>
  sourceProblems(
    [rib, record('page/about', { ctPageBody: [{ text }] })],
    [{ place: 'page/about', says, from } satisfies Source],
  ).map(({ path, message }) => `${path}: ${message}`)

describe('the sources of figures (FACT-15)', () => {
  it.each([
    ['a fact', 'family/rib: depth.1', { en: 'Rib is 90 mm deep', nl: 'Rib is 9 cm diep' }, 'nl', 'Rib is 8 cm diep'],
    ['an octave', 'family/rib: absorption at 1000 Hz', { en: 'Rib is deep: 0.95', de: 'Rib: 95 %' }, 'de', 'Rib: 90 %'],
    ['bottles', 'family/rib: bottles', { en: '332 bottles, Rib is deep', fr: '332 bouteilles' }, 'fr', '72 bouteilles'],
    ['a weight by area', 'family/rib: wool', { en: 'Rib is deep: 310 g of wool', it: '310 g di lana' }, 'it', '301 g di lana'],
  ])('are compared in every language: %s', (_, from, right, locale, wrong) => {
    expect(messages(right, 'deep', from)).toEqual([])
    expect(messages({ ...right, [locale]: wrong }, 'deep', from)).toEqual([
      expect.stringMatching(new RegExp(`^ctPageBody\\.0\\.text\\.${locale}: lacks .* of ${from}: deep$`)),
    ])
  })

  it('are facts that a record owns, of sentences that a record says', () => {
    const sentence = { en: 'Rib is 90 mm deep' }
    expect(messages(sentence, 'deep', 'family/rib: width')).toEqual(['page/about: is not a fact: family/rib: width'])
    expect(messages(sentence, 'deep', 'family/rib: depth.2')).toEqual(['page/about: is not a fact: family/rib: depth.2'])
    expect(messages(sentence, 'deep', 'family/golf: depth')).toEqual(['page/about: is not a fact: family/golf: depth'])
    expect(messages(sentence, 'wide', 'family/rib: depth.1')).toEqual(['page/about: is unused: wide'])
  })
})
