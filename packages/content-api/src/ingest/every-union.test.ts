import { listCards, entities, unknownBlock, unwrap } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { read } from './read.ts'

const samples: unknown[] = [
  '<p>A</p>',
  'a',
  '#1f3b2d',
  'youtube-1',
  '76979871',
  '/a',
  1,
  1000,
  true,
  '2026-11-20',
  'a@example.com',
]

const listParts = (schema: z.ZodType): z.ZodType[] => {
  const inner = unwrap(schema)
  if (listCards(inner).size) return []
  if (inner instanceof z.ZodUnion) return inner.options as z.ZodType[]
  if (inner instanceof z.ZodArray) return [inner.element as z.ZodType]
  return inner instanceof z.ZodObject ? Object.values(inner.shape as Record<string, z.ZodType>) : []
}

/** Each union within a schema, with where it is found first. */
function unionsIn(schema: z.ZodType, place: string, found = new Map<z.ZodUnion, string>()) {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion && !listCards(inner).size && !found.has(inner)) found.set(inner, place)
  const names = inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  for (const [index, part] of listParts(inner).entries()) unionsIn(part, `${place}.${names[index] ?? index}`, found)
  return found
}

/** A valid value of a schema, of what it requires. */
function fit(schema: z.ZodType): unknown {
  const inner = unwrap(schema)
  if (listCards(inner).size) return 'another-record'
  if (inner instanceof z.ZodLiteral) return inner.value
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodArray) return [fit(inner.element as z.ZodType)]
  if (inner instanceof z.ZodUnion) return fit(inner.options[0] as z.ZodType)
  if (!(inner instanceof z.ZodObject)) return samples.find((each) => inner.safeParse(each).success)
  const needed = Object.entries(inner.shape as Record<string, z.ZodType>).filter(([, field]) => !field.isOptional())
  return Object.fromEntries(needed.map(([name, field]) => [name, fit(field)]))
}

const unions = new Map<z.ZodUnion, string>()
for (const { name, schema } of entities) unionsIn(schema, name, unions)
const options = [...unions].flatMap(([union, place]) =>
  (union.options as z.ZodType[])
    .filter((option) => option !== unknownBlock)
    .map((option, index) => ({ union, option, place: `${place}, ${index}` })),
)

function readAs(union: z.ZodUnion, value: unknown) {
  const problems: string[] = []
  const problem = (_: unknown, message: string) => problems.push(message)
  return { result: read(union, value, [], { problem, link: () => {}, reference: () => {} }), problems }
}

describe('each option of a union', () => {
  it.each(options)('can be reached: $place (DRV-11)', ({ union, option }) => {
    const value = fit(option)
    expect(value).toBeDefined()
    const { result, problems } = readAs(union, value)
    expect(problems).toEqual([])
    // With its defaults.
    expect([result]).toMatchObject([value])
  })

  it('is found in every kind of union that there is (DRV-11)', () => {
    const found = options.map(({ place }) => place.replace(/^\w+\./, '')).join(' ')
    for (const part of ['ctPageBody', 'color', 'cbVideoPlayerVideo']) expect(found).toContain(part)
  })

  it.each(['blue', { hex: '#1f3b2d' }, ['#1f3b2d']])(
    'is none where the value fits none, which is reported: %j (DRV-11)',
    (value) => {
      const scalarUnion = [...unions.keys()].find(({ options: all }) => !all.some((option) => option instanceof z.ZodObject))
      const { result, problems } = readAs(scalarUnion!, value)
      expect([result, problems.length]).toEqual([undefined, 1])
    },
  )
})
