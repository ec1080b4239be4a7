import { expect, it } from 'vitest'
import { withFallbacks } from './with-fallbacks.ts'

interface Texts {
  a: string
  b: { c: string; d: { one?: string; other: string } }
}
const en: Texts = { a: 'en', b: { c: 'en', d: { one: 'en', other: 'en' } } }
const texts = { en, nl: { a: 'nl', b: { d: { other: 'nl' } } }, de: {}, fr: { b: { c: 'fr' } }, it: en }

it('a text that a language lacks is English (LOC-08)', () => {
  const { nl, de, fr } = withFallbacks<Texts>([texts], [])
  expect(de).toEqual(en)
  expect(fr).toEqual({ a: 'en', b: { c: 'fr', d: en.b.d } })
  expect(nl).toEqual({ a: 'nl', b: { c: 'en', d: { other: 'nl' } } })
})

it('the order of fallbacks is the brand’s to set: another language may come before English (LOC-08, OR-02)', () => {
  const { de, fr } = withFallbacks<Texts>([texts], ['nl'])
  expect(de).toEqual({ a: 'nl', b: { c: 'en', d: { other: 'nl' } } })
  expect(fr).toEqual({ a: 'nl', b: { c: 'fr', d: { other: 'nl' } } })
})

it('an earlier layer goes before a later one, text by text, and before other languages (LOC-35)', () => {
  const { en: english, fr } = withFallbacks<Texts>([{ en: { b: { c: 'brand' } }, fr: { a: 'marque' } }, texts], [])
  expect(english).toEqual({ ...en, b: { ...en.b, c: 'brand' } })
  expect(fr).toEqual({ a: 'marque', b: { c: 'fr', d: en.b.d } })
})
