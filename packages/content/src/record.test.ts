import {
  contracts,
  type homeHeader,
  type imageText,
  inDepthInfo,
  quote,
  topicTeaser,
  wireName,
  type Contract,
  type Field,
  type GroupField,
  type ShapeName,
} from '@brand/blocks/contracts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { block, recordSchema, unknownBlock, type BlockRecord } from './record.ts'
import { shapeSchema } from './shapes.ts'

const picture = { id: 'p', url: '/api/images/p', alt: 'A picture', width: 10, height: 10, focalPoint: null, color: null }

const values = {
  text: 'a',
  html: '<p>A</p>',
  image: picture,
  video: { mp4: '/media/a.mp4' },
  embed: { provider: 'file', providerUid: '/media/a.mp4', url: '/media/a.mp4' },
  action: { cbButtonText: 'A', cbButtonLink: '/a' },
  flag: true,
  color: { cssRgb: 'rgb(31, 59, 45)' },
  surface: 'accent',
  side: 'right',
  link: '/a',
  date: '2026-11-20',
}

const samples: unknown[] = ['a', 'aa', 2000, true, picture, '2026-11-20', '/a', '/media/a.pdf', 'en']

/** The smallest valid value of a schema. */
function createMinimal(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodUnion) return createMinimal(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodArray) return []
  const sample = samples.find((each) => schema.safeParse(each).success)
  if (sample !== undefined || !(schema instanceof z.ZodObject)) return sample
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([, field]) => !field.isOptional())
  return Object.fromEntries(fields.map(([name, field]) => [name, createMinimal(field)]))
}
const otherRecord = (shape: ShapeName) => createMinimal(shapeSchema(shape))

const listFields = (contract: Contract, group?: GroupField) =>
  Object.entries((group ?? contract).fields).map(([prop, field]) => [wireName(contract, prop, group), field] as const)

/** A value that a field accepts. */
function createValue(contract: Contract, field: Field): unknown {
  if (field.kind === 'choice') return field.options.at(-1)
  if (field.kind === 'number') return field.max
  if (field.kind === 'list') return [createValue(contract, field.of)]
  if (field.kind === 'reference') return otherRecord(field.to)
  if (field.kind === 'query') return [otherRecord(field.of)]
  if (field.kind !== 'group') return values[field.kind]
  return Object.fromEntries(listFields(contract, field).map(([name, part]) => [name, createValue(contract, part)]))
}

/** A record with every field filled. */
const full = (contract: Contract) => ({
  id: 'x-1',
  type: contract.type,
  ...Object.fromEntries(listFields(contract).map(([name, field]) => [name, createValue(contract, field)])),
})

describe.each(contracts.map((contract: Contract) => [contract.type, contract] as const))('the record of %s', (_, contract) => {
  const schema = recordSchema(contract)
  const record: Record<string, unknown> = full(contract)
  const accepts = (part: Record<string, unknown>) => schema.safeParse({ ...record, ...part }).success

  it('accepts every field of the contract, and the required ones alone (PAGE-05, DRV-01)', () => {
    expect(schema.safeParse(record).error).toBeUndefined()
    const required = listFields(contract)
      .filter(([, field]) => field.required)
      .map(([name]) => name)
    const minimal = Object.fromEntries(['id', 'type', ...required].map((name) => [name, record[name]]))
    expect(schema.safeParse(minimal).error).toBeUndefined()
  })

  it('refuses a record without a required field (PAGE-05)', () => {
    for (const [name, field] of listFields(contract))
      expect([name, accepts({ [name]: undefined })]).toEqual([name, !field.required])
  })

  it('accepts a text that is too long for its editor, since it is shown whole (PAGE-28)', () => {
    for (const [name, field] of listFields(contract)) {
      // An anchor is a name in an address, not a text.
      if ((field.kind === 'text' && !field.anchor) || field.kind === 'html')
        expect([name, accepts({ [name]: 'x'.repeat(field.max + 1) })]).toEqual([name, true])
      if (field.kind === 'action')
        expect(accepts({ [name]: { ...values.action, cbButtonText: 'x'.repeat(field.max + 1) } })).toBe(true)
    }
  })

  it('enforces the limits of numbers and lists (PAGE-05)', () => {
    for (const [name, field] of listFields(contract)) {
      if (field.kind === 'number') {
        const numbers = [field.min - 1, field.min, field.max, field.max + 1, field.min + 0.5]
        expect(numbers.map((number) => accepts({ [name]: number }))).toEqual([false, true, true, false, false])
      }
      if (field.kind === 'list') {
        const list = (length: number) => Array.from({ length }, () => createValue(contract, field.of))
        expect([0, field.max, field.max + 1].map((length) => accepts({ [name]: list(length) }))).toEqual([
          !field.required,
          true,
          false,
        ])
      }
    }
  })

  it('offers the options of a choice and fills in its default (PAGE-05)', () => {
    for (const [name, field] of listFields(contract)) {
      if (field.kind !== 'choice') continue
      expect(schema.parse({ ...record, [name]: undefined })).toHaveProperty(name, field.default)
      for (const option of field.options) expect([option, accepts({ [name]: option })]).toEqual([option, true])
      expect(accepts({ [name]: 'none of these' })).toBe(false)
    }
  })

  it('refuses a field that the contract does not have (PAGE-05)', () => {
    expect(accepts({ cbNobodyKnowsThis: 'A' })).toBe(false)
  })
})

describe('any block', () => {
  it('is read by its type (PAGE-05)', () => {
    for (const contract of contracts) expect(block.parse(full(contract))).toMatchObject({ type: contract.type })
  })

  it('of an unknown type keeps its id and type and nothing else (OR-80)', () => {
    expect(block.parse({ id: 'x-1', type: 'cb_not_yet', cbNotYetText: 'A' })).toEqual({ id: 'x-1', type: 'cb_not_yet' })
    expect(unknownBlock.safeParse({ id: 'x-1', type: 'cb_quote' }).success).toBe(false)
    expect(block.safeParse({ id: 'x-1', type: '<script>' }).success).toBe(false)
  })

  it('names the fields of a group by block and group (BLK-in_depth_info-03)', () => {
    const schema = recordSchema(inDepthInfo)
    const property = { cbInDepthInfoPropertyKey: 'Weight', cbInDepthInfoPropertyValue: '2.1 kg' }
    const record = { id: 'x-1', type: 'cb_in_depth_info', cbInDepthInfoTitle: 'A', cbInDepthInfoProperties: [property] }
    expect(schema.parse(record).cbInDepthInfoProperties).toEqual([property])
    const nameless = { ...record, cbInDepthInfoProperties: [{ cbInDepthInfoPropertyValue: '2.1 kg' }] }
    expect(schema.safeParse(nameless).success).toBe(false)
  })

  it('has its picture on the left by default (BLK-topic_teaser-07, OR-100)', () => {
    const parseSide = (record: object) =>
      recordSchema(topicTeaser).parse({ id: 'x-1', type: 'cb_topic_teaser', cbTopicTeaserTitle: 'A', ...record })
        .cbTopicTeaserImageSide
    expect([parseSide({}), parseSide({ cbTopicTeaserImageSide: 'right' })]).toEqual(['left', 'right'])
  })

  it('accepts any lower-case name of a surface; without one it has a role of the theme (PAGE-05)', () => {
    const record = { id: 'x-1', type: 'cb_quote', cbQuoteText: 'A' }
    const schema = recordSchema(quote)
    expect(schema.parse(record).cbQuoteSurface).toBe('strong')
    expect(schema.parse({ ...record, cbQuoteSurface: 'lilac' }).cbQuoteSurface).toBe('lilac')
    for (const name of ['Lilac', 'two words', '', '--x', 'a;color:red'])
      expect([name, schema.safeParse({ ...record, cbQuoteSurface: name }).success]).toEqual([name, false])
  })

  it('has the static type of its contract (PAGE-05)', () => {
    expectTypeOf<BlockRecord<typeof quote>['cbQuoteText']>().toEqualTypeOf<string>()
    expectTypeOf<BlockRecord<typeof quote>['cbQuoteQuotee']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<BlockRecord<typeof imageText>['cbImageTextImageSide']>().toEqualTypeOf<'left' | 'right'>()
    expectTypeOf<NonNullable<BlockRecord<typeof homeHeader>['cbHomeHeaderButton']>['cbButtonLink']>().toEqualTypeOf<string>()
    expectTypeOf<BlockRecord<typeof quote>['cbQuoteSurface']>().toEqualTypeOf<string>()
    expectTypeOf<
      NonNullable<BlockRecord<typeof inDepthInfo>['cbInDepthInfoProperties']>[number]['cbInDepthInfoPropertyKey']
    >().toEqualTypeOf<string>()
    expect(recordSchema(quote).parse({ id: 'x-1', type: 'cb_quote', cbQuoteText: 'A' }).cbQuoteText).toBe('A')
  })
})
