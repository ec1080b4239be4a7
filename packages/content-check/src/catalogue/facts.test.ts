import { describe, expect, it } from 'vitest'
import { factLines, factProblems, type Exception } from './facts.ts'
import type { Written } from './texts.ts'

const record = (place: string, value: Record<string, unknown>): Written => ({ place, file: `records/${place}.json`, value })
const octaves = [0.28, 0.49, 0.8, 0.96, 0.99, 0.97]
const booth = record('family/booth', {
  ctFamilyName: 'Loket',
  ctFamilySlug: 'loket',
  ctFamilyModels: ['duo'],
  facts: [
    { name: 'thickness', values: [90], unit: 'mm' },
    { name: 'speech level reduction', values: [14], unit: 'dB' },
  ],
})
const duo = record('model/duo', { ctModelName: 'Duo', facts: [{ name: 'width', values: [1680], unit: 'mm' }] })
const page = (text: unknown) => record('page/one', { ctPageBody: [{ cbTextHtml: text }] })
const messages = (records: Written[], exceptions?: Exception[]) =>
  factProblems(records, exceptions).map(({ path, message }) => `${path}: ${message}`)

describe('the check of figures (FACT-01)', () => {
  it('lists a figure that agrees with no fact, in its language', () =>
    expect(messages([booth, duo, page({ en: 'Loket: 9 cm', nl: 'Loket: 38 cm' })])).toEqual([
      'ctPageBody.0.cbTextHtml.nl: matches no fact: 38 cm (380 mm)',
    ]))

  it.each([
    ['by name', 'A Loket of 90 mm'],
    ['by link', '<a href="/acoustic-solutions/loket">It</a> takes 14 dB off'],
    ['with its models', 'A Loket may be 168 cm wide'],
  ])('compares with the records that are named %s', (_, text) => {
    expect(messages([booth, duo, page(text)])).toEqual([])
    expect(messages([booth, duo, page(text.replace('Loket', 'Thing').replace('/loket', '/other'))])).toHaveLength(1)
  })

  it('wants measures as numerals, and lets times be words', () => {
    const facts = [{ name: 'press', values: [240], unit: 's' }]
    const organization = record('organization/organization', { facts })
    expect(messages([booth, organization, page('Loket: fourteen decibels in four minutes')])).toEqual([
      'ctPageBody.0.cbTextHtml: must be a numeral: 14 decibels',
    ])
  })

  it('lets a measure be words at the start of a sentence, with a half, and in an idiom that its record names', () => {
    const check = (text: string, idioms?: unknown) =>
      messages([booth, record('page/one', { ctPageBody: [{ cbTextHtml: { en: text } }], idioms })])
    const size = { ...booth.value, facts: [{ name: 'width', values: [85], unit: 'mm' }] }
    expect(check('Loket. Ninety millimetres of felt.')).toEqual([])
    expect(check('Loket is ninety millimetres.')).toEqual(['ctPageBody.0.cbTextHtml.en: must be a numeral: 90 millimetres'])
    expect(messages([record('family/booth', size), page({ en: 'Loket is eight and a half centimetres.' })])).toEqual([])
    expect(check('It moves two metres away.', { en: ['two metres away'] })).toEqual([])
    expect(check('It moves two metres away.')).toHaveLength(2)
  })

  it('lists an idiom that no text of its record has, by language', () =>
    expect(messages([record('page/one', { text: { en: 'No two metres alike' }, idioms: { fr: ['two metres alike'] } })])).toEqual(
      [
        'text.en: matches no fact: 2 metres (2000 mm)',
        'text.en: must be a numeral: 2 metres',
        'idioms.fr: is unused: two metres alike',
      ],
    ))

  it('takes exceptions with a reason, and lists those that nothing needs', () => {
    const exception = { place: 'page/one', figures: ['380 mm', '7 dB'], reason: 'A test.' }
    expect(messages([page('38 cm')], [exception])).toEqual(['page/one: is unused: 7 dB'])
  })

  it('lists every figure that is typed into a document (FACT-03)', () =>
    expect(messages([record('document/manual', { text: 'Loket: 90 mm, {family/booth: thickness}' }), booth])).toEqual([
      'text: must come from a fact: 90 mm',
    ]))

  it('lists the facts of each record', () =>
    expect(factLines([booth, record('family/baffle', { absorption: octaves })])).toEqual([
      'family/booth: thickness: 90 mm',
      'family/booth: speech level reduction: 14 dB',
      'family/baffle: absorption: 0.28, 0.49, 0.8, 0.96, 0.99, 0.97',
      'family/baffle: αw 0.80 (H) B, NRC 0.8',
    ]))
})

describe('the check of acoustics (FACT-02)', () => {
  const baffle = (rating: string, value = '0.49') =>
    record('family/baffle', {
      absorption: octaves,
      performances: [
        { label: { en: 'Weighted absorption, αw' }, value: rating },
        { label: '250\u00a0Hz', value },
        { label: 'NRC', value: '0.80' },
      ],
    })

  it('lists a rating that does not follow from the octaves', () => {
    expect(messages([baffle('0.80 (H), class B')])).toEqual([])
    expect(messages([baffle('0.80 (H), class C')])).toEqual([
      'performances.0.value: is rated 0.80 (H) B by ISO 11654, not 0.80 (H) C',
    ])
  })

  it('lists an octave that is another than the record owns', () =>
    expect(messages([baffle('0.80 (H), class B', '0.80')])).toEqual(['performances.1.value: 250 Hz is 0.49, not 0.80']))

  it('lists an area of a piece that is not the mean of 500 to 2000 Hz', () => {
    const lamp = (value: string) =>
      record('family/lamp', {
        absorptionArea: [0.3, 0.7, 1.2, 1.5, 1.6, 1.5],
        figures: [{ propertyKey: { en: 'Absorption per piece' }, propertyValue: { en: value, de: value.replace('.', ',') } }],
      })
    expect(messages([lamp('1.4 m²')])).toEqual([])
    expect(messages([lamp('1.5 m²')])).toEqual([
      'figures.0.propertyValue.en: Absorption per piece is 1.4, not 1.5 m²',
      'figures.0.propertyValue.de: Absorption per piece is 1.4, not 1,5 m²',
    ])
  })
})
