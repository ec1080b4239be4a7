import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editorSchema } from './editor-schema.ts'
import { article as articleEntity } from './entities/article.ts'
import { family as familyEntity } from './entities/family.ts'
import { page } from './entities/page.ts'

const schema = z.fromJSONSchema(editorSchema(page))
const accepts = (record: object) => schema.safeParse(record).success
const withBody = (...ctPageBody: object[]) => ({ ctPageSlug: 'a', ctPageBody })
const quote = (cbQuoteText: unknown) => withBody({ type: 'cb_quote', cbQuoteText })
const portrait = (cbQuotePortrait: object) => withBody({ type: 'cb_quote', cbQuoteText: 'x', cbQuotePortrait })

describe('the schema for editors', () => {
  it('takes a value, or one for each locale, with null for an intended gap (LOC-32)', () => {
    expect(accepts({ $schema: '../x.json', ctPageSlug: 'a' })).toBe(true)
    expect(accepts({ ctPageSlug: { en: 'a', nl: 'b', it: null } })).toBe(true)
    expect(accepts({ ctPageSlug: { en: 'a', es: 'b' } })).toBe(false)
    expect(accepts({ ctPageSlug: 'Not a slug' })).toBe(false)
  })

  it('enforces the limits of the contracts in every locale, to the character (PAGE-05, PAGE-28)', () => {
    expect(accepts(quote({ en: 'x'.repeat(280), nl: 'x' }))).toBe(true)
    expect(accepts(quote({ en: 'x', nl: 'x'.repeat(281) }))).toBe(false)
    expect(accepts(withBody({ type: 'cb_quote' }))).toBe(false)
    expect(accepts(withBody({ type: 'cb_quote', cbQuoteText: 'x', cbQuoteTxt: 'typo' }))).toBe(false)
  })

  it('takes any lower-case name of a surface and offers the roles of the theme (PAGE-05)', () => {
    const acceptsSurface = (cbQuoteSurface: unknown) => accepts(withBody({ type: 'cb_quote', cbQuoteText: 'x', cbQuoteSurface }))
    expect([acceptsSurface('accent'), acceptsSurface('lilac'), acceptsSurface('Not a name')]).toEqual([true, true, false])
    expect(JSON.stringify(editorSchema(page))).toContain('"examples":["base","muted","strong","accent","inverse"]')
  })

  it('takes a picture by its id, with or without its own alternative text (IMG-06)', () => {
    expect(accepts(portrait({ image: 'room', alt: { en: 'A room', nl: 'Een kamer' } }))).toBe(true)
    expect(accepts(portrait({ image: 'room' }))).toBe(true)
    expect(accepts(portrait({ id: 'room', url: '/x', alt: '', width: 1, height: 1 }))).toBe(false)
  })
})

describe('the schema for editors of a record that names others', () => {
  const article = z.fromJSONSchema(
    JSON.parse(JSON.stringify(editorSchema(articleEntity)).replaceAll(',"format":"uri-reference"', '')),
  )
  const takes = (part: object) => article.safeParse({ ctArticleTitle: 'A', ctArticleSlug: 'a', ...part }).success

  it('takes their ids, not what they hold (ART-13)', () => {
    expect(takes({ ctArticleCategory: 'rooms', ctArticleRelatedArticles: ['a', 'b'] })).toBe(true)
    expect(takes({ ctArticleRelatedArticles: { en: ['a'], nl: ['b'] } })).toBe(true)
    expect(takes({ ctArticleCategory: { ctCategoryTitle: 'Rooms' } })).toBe(false)
  })

  it('accepts a position among the others (OR-90)', () => {
    expect([takes({ $position: 2 }), takes({ $position: 'first' })]).toEqual([true, false])
  })

  it('does not take what the API adds (FAM-06)', () => {
    const family = JSON.stringify(editorSchema(familyEntity))
    expect(family).not.toContain('responsiveImage')
    expect(family).not.toContain('usedLocale')
  })
})
