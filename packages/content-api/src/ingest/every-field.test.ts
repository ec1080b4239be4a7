import { listCards, isObject, mapLeaves, notShown, page, findQuery, unwrap } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathTo, type FieldPlace } from './field-place.ts'
import { read } from './read.ts'

const script = '<script>alert(1)</script>'
const hostile: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', ' \n\u00a0'],
  ['an empty list', []],
  ['an empty object', {}],
  ['overlong', 'x'.repeat(50_000)],
  ['a script', `${script}<img src=x onerror=alert(1)>`],
  ['text and a script', `<p onclick="alert(1)">A <a href="javascript:alert(1)">B</a>${script}</p>`],
  ['a link that runs code', 'javascript:alert(1)'],
  ['a number', 7],
  ['true', true],
  ['a list', [script, null, [[]]]],
  [
    'an object',
    { url: 'javascript:alert(1)', alt: script, cbButtonText: 'A', cbButtonLink: ' javascript:alert(1)', provider: 'youtube' },
  ],
  ['its own prototype', JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}')],
  ['control characters', 'A\u0000B\u001b[31m\ud800\u2028'],
]

type Shape = Record<string, z.ZodType>
const blocks = (page.schema.shape.ctPageBody.unwrap().element as unknown as z.ZodUnion).options as z.ZodObject[]

const picture = { id: 'p', url: '/api/images/p', alt: 'A', width: 1, height: 1 }
const samples: unknown[] = [
  '<p>A</p>',
  'a',
  'en',
  1,
  1000,
  true,
  { cssRgb: 'rgb(31, 59, 45)' },
  picture,
  { mp4: '/media/a.mp4' },
  { provider: 'file', providerUid: '/media/a.mp4', url: '/a' },
  { cbButtonText: 'A', cbButtonLink: '/a' },
]

/** A valid value of a schema; lists and groups are made of samples. */
function fit(schema: z.ZodType): unknown {
  const inner = unwrap(schema)
  if (listCards(inner).size) return 'another-record'
  const query = findQuery(inner)
  if (query && query.choose === undefined) return undefined
  if (inner instanceof z.ZodArray) return [fit(inner.element as z.ZodType)]
  const sample = samples.find((each) => inner.safeParse(each).success)
  if (sample !== undefined || !(inner instanceof z.ZodObject)) return sample
  return Object.fromEntries(Object.entries(inner.shape as Shape).map(([name, field]) => [name, fit(field)]))
}

/** A record of a block with a valid value in every field. */
function filled(block: z.ZodObject): Record<string, unknown> {
  const type = [...(block.shape['type'] as z.ZodLiteral<string>).values][0]
  const fields = Object.entries(block.shape as Shape).flatMap(([name, field]) => {
    const fitting = fit(field)
    return name === 'type' || name === 'id' || fitting === undefined ? [] : [[name, fitting] as const]
  })
  return { ...Object.fromEntries(fields), type, id: 'x-1' }
}

const runs = (key: string, text: string) =>
  /html$/i.test(key)
    ? /<script|<img|\son\w+\s*=|href="javascript:/i.test(text)
    : /link|url|mp4|providerUid/i.test(key) && /javascript:/i.test(text)

/** Every string of a value that would run code on the site. */
const dangerous = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(dangerous)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part !== 'string' ? dangerous(part) : runs(key, part) ? [part] : [],
  )
}

const readBody = (block: unknown) => {
  const reported: string[] = []
  const record = { id: 'x', ctPageSlug: 'x', ctPageBody: [{ id: 'x-0', type: 'cb_text', cbTextHtml: '<p>Stays</p>' }, block] }
  const problem = (place: FieldPlace, message: string) => reported.push(`${pathTo(place).join('.')}: ${message}`)
  const result = read(page.schema, record, [], { problem, link: () => {}, reference: () => {} })
  const { ctPageBody } = result as { ctPageBody: { type: string }[] }
  return { body: ctPageBody.filter(({ type }) => type !== notShown), reported }
}

/** A card with its required fields. */
function cardLike(schema: z.ZodType) {
  const [card] = listCards(schema).values()
  const fields = Object.entries(card!.shape as Shape).filter(([, field]) => !field.isOptional())
  return Object.fromEntries(fields.map(([name, field]) => [name, fit(field)]))
}

/** The ingested record, with cards in place of ids. */
const withCards = (body: unknown[]) =>
  mapLeaves(page.schema.shape.ctPageBody, body, (leaf, part) =>
    listCards(leaf).size ? cardLike(leaf) : findQuery(leaf) ? [] : part,
  )

const typedBlocks = blocks.filter((block) => block.shape['type'] instanceof z.ZodLiteral)

describe.each(typedBlocks.map((block) => [String(filled(block)['type']), block] as const))('every field of %s', (_, block) => {
  const shape = block.shape as Shape

  it('is served when it fits (RELIABILITY 26)', () => {
    expect(readBody(filled(block))).toMatchObject({ body: [{}, filled(block)], reported: [] })
  })

  it.each(hostile)(
    'may be %s: nothing throws, no code comes through, the page stays (RELIABILITY 10, RELIABILITY 26)',
    (_, value) => {
      for (const name of Object.keys(filled(block))) {
        const { body, reported } = readBody({ ...filled(block), [name]: value })
        expect([name, body.length >= 1, z.array(z.union(blocks)).safeParse(withCards(body)).error]).toEqual([
          name,
          true,
          undefined,
        ])
        expect(dangerous(body)).toEqual([])
        // Left out with a report, except where the field may be empty.
        if (body.length === 1) expect([name, reported.length > 0]).toEqual([name, true])
        if (!shape[name]!.isOptional() && reported.length === 0) expect(body).toHaveLength(2)
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )
})
