import { describe, expect, it } from 'vitest'
import { pictureProblems, type PictureWord } from './pictures.ts'
import type { Written } from './texts.ts'

const word = (shows: string[], en: string, nl = en): PictureWord => ({ shows, en, nl, de: en, fr: en, it: en })
const words = {
  colors: [
    word(['loden'], 'dark green', 'donkergroen'),
    word(['moss', 'loden'], 'green', 'groen'),
    word(['blush'], 'pink', 'roze'),
  ],
  products: [word(['murmel'], 'dome lamp', 'koepellamp'), word(['klok'], 'bell lamp', 'kloklamp')],
}
const picture = (alt: unknown) => ({
  lamp: {
    file: 'lamp.webp',
    width: 1,
    height: 1,
    color: '#ffffff',
    alt,
    shows: { products: { klok: ['blush'] }, colors: ['moss'] },
  },
})
const assets = (alt: unknown = '') => picture(alt) as unknown as Parameters<typeof pictureProblems>[1]
const record = (place: string, value: Record<string, unknown>): Written => ({ place, file: `records/${place}.json`, value })
const messages = (records: Written[], alt?: unknown) =>
  pictureProblems(records, assets(alt), words).map(({ path, message }) => `${path}: ${message}`)

describe('the check of pictures (FACT-04)', () => {
  it('lists an alternative text that names another colour or product, in its language', () => {
    expect(messages([], { en: 'A pink bell lamp before a green wall', nl: 'Een roze kloklamp' })).toEqual([])
    expect(messages([], { en: 'A pink dome lamp', nl: 'Een donkergroene kloklamp' })).toEqual([
      'lamp.alt.en: mentions something that the picture does not show: dome lamp',
      'lamp.alt.nl: mentions something that the picture does not show: donkergroen',
    ])
  })

  it('lists such a text of a record', () =>
    expect(messages([record('page/one', { body: [{ image: 'lamp', alt: { en: 'A dark green bell lamp' } }] })])).toEqual([
      'body.0.alt.en: mentions something that the picture does not show: dark green',
    ]))

  it('lists a record from stock that leads with a finish that it does not sell', () => {
    const lots = ['Blush', 'Moss'].map((name) => record(`model/felt-${name.toLowerCase()}`, { ctModelName: name }))
    const stock = (name: string) =>
      record('ready2go/klok-to-go', {
        family: 'klok',
        images: [{ image: 'lamp' }],
        finishes: [{ finish: { name: { en: name } } }],
      })
    expect(messages([...lots, stock('Blush')])).toEqual([])
    expect(messages([...lots, stock('Moss')])).toContain('images.0: begins with a finish that is not sold: blush')
  })

  it('lists a finish from stock that no picture shows, unless it is inside, and a picture that is shown twice', () => {
    const lots = ['Blush', 'Moss', 'Chalk'].map((name) => record(`model/felt-${name.toLowerCase()}`, { ctModelName: name }))
    const finish = (name: string, flags = {}) => ({ ...flags, finish: { name: { en: name } } })
    const stock = (...images: string[]) =>
      record('ready2go/klok-to-go', {
        family: 'klok',
        images: images.map((image) => ({ image })),
        finishes: [finish('Blush', { exterior: true, interior: true }), finish('Moss'), finish('Chalk', { interior: true })],
      })
    expect(messages([...lots, stock('lamp', 'lamp')])).toEqual(['images.1: repeats lamp', 'finishes.1: has no picture: Moss'])
  })

  it('lists a finish whose picture shows another colour, or a felt where it is none', () => {
    const finish = (name: string) =>
      record('ready2go/klok-to-go', {
        finishes: [{ interior: true, finish: { name: { en: name }, image: { image: 'lamp' } } }],
      })
    const lots = ['Blush', 'Signal'].map((name) => record(`model/felt-${name.toLowerCase()}`, { ctModelName: name }))
    expect(messages([...lots, finish('Blush')])).toEqual([])
    expect(messages([...lots, finish('Signal'), finish('Oak')])).toEqual([
      'finishes.0: shows blush, moss, not Signal',
      'finishes.0: shows blush, moss, not Oak',
    ])
  })

  it('lists a picture of a family in a felt that does not show it in that felt (FAM-14)', () => {
    const family = (id: string, felt: string) =>
      record(`family/${id}`, {
        ctFamilyFelts: [{ felt, pictures: [{ original: { image: 'other' }, replacement: { image: 'lamp' } }] }],
      })
    expect(messages([family('klok', 'felt-blush')])).toEqual([])
    expect(messages([family('klok', 'felt-moss'), family('murmel', 'felt-blush')])).toEqual([
      'ctFamilyFelts: lamp does not show klok in moss',
      'ctFamilyFelts: lamp does not show murmel in blush',
    ])
  })

  it('lists a picture that does not show the felt without pictures of its own, in which the family is shown first (FAM-14)', () => {
    const family = (first: string) =>
      record('family/klok', {
        ctFamilyFelts: [
          { felt: first },
          { felt: 'felt-moss', pictures: [{ original: { image: 'lamp' }, replacement: { image: 'other' } }] },
        ],
      })
    expect(messages([family('felt-blush')])).toEqual([])
    expect(messages([family('felt-signal')])).toEqual(['ctFamilyFelts: lamp does not show klok in signal'])
  })

  it('lists a picture beside a text about another product, and a family that does not show itself', () => {
    const family = record('family/murmel', { ctFamilySlug: 'murmel', ctFamilyImage: { image: 'lamp' } })
    const html = '<a href="/acoustic-solutions/murmel">Murmel</a>'
    const article = record('article/one', {
      body: [{ type: 'cb_image_text', cbImageTextHtml: html, cbImageTextImage: { image: 'lamp' } }],
    })
    expect(messages([family, article])).toEqual([
      'image: does not show murmel',
      'block 0: shows klok, but its text is about murmel',
    ])
  })
})
