import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editorSchema } from './editor-schema.ts'
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

  it('holds the limits of the contracts in every locale (PAGE-05)', () => {
    expect(accepts(quote({ en: 'x'.repeat(280), nl: 'x' }))).toBe(true)
    expect(accepts(quote({ en: 'x', nl: 'x'.repeat(281) }))).toBe(false)
    expect(accepts(withBody({ type: 'cb_quote' }))).toBe(false)
    expect(accepts(withBody({ type: 'cb_quote', cbQuoteText: 'x', cbQuoteTxt: 'typo' }))).toBe(false)
  })

  it('takes a picture by its id and asks for its alternative text (IMG-06)', () => {
    expect(accepts(portrait({ image: 'room', alt: { en: 'A room', nl: 'Een kamer' } }))).toBe(true)
    expect(accepts(portrait({ image: 'room' }))).toBe(false)
    expect(accepts(portrait({ id: 'room', url: '/x', alt: '', width: 1, height: 1 }))).toBe(false)
  })
})
