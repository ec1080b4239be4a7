import { expect, it } from 'vitest'
import type { Field, Kind } from './fields.ts'
import { visitField, type FieldVisitor } from './visit.ts'

const kinds: { [K in Kind]: () => K } = {
  text: () => 'text',
  html: () => 'html',
  image: () => 'image',
  video: () => 'video',
  embed: () => 'embed',
  action: () => 'action',
  choice: () => 'choice',
  number: () => 'number',
  flag: () => 'flag',
  color: () => 'color',
  surface: () => 'surface',
  side: () => 'side',
  link: () => 'link',
  date: () => 'date',
  reference: () => 'reference',
  query: () => 'query',
  list: () => 'list',
  group: () => 'group',
}

it('calls what is for the kind of a field, with the field and what else is given', () => {
  const visitor: FieldVisitor<string, Field, [end: string]> = { ...kinds, text: ({ max }, end) => `${max}${end}` }
  expect(visitField(visitor, { kind: 'text', max: 3, help: '' }, '!')).toBe('3!')
  expect(visitField(visitor, { kind: 'flag', help: '' }, '!')).toBe('flag')
})

it('does not compile where a kind is not handled', () => {
  const { side, ...without } = kinds
  expect(side()).toBe('side')
  // @ts-expect-error -- there is nothing for `side`
  const incomplete: FieldVisitor<string> = without
  // @ts-expect-error -- a new kind, which no table knows yet
  const outdated: FieldVisitor<string, Field | { kind: 'audio'; help: string }> = kinds
  expect([incomplete, outdated]).toHaveLength(2)
})
