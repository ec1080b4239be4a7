import { contracts } from '@brand/blocks/contracts'
import { recordSchema } from '@brand/content'
import { z } from 'zod'
import { cmsField, type BlockFor } from './fields.ts'
import type { CmsField, CmsModel } from './model.ts'
import { commonStart, labelOf, snakeCase } from './names.ts'
import type { Shape } from './part.ts'

/** The api keys of the blocks of pages: the types that their contracts name. */
export const pageBlocks: readonly string[] = contracts.map(({ type }) => type)

/** The name of a schema, also of one that has got another description, which has none of its own. */
function findSchemaId(schema: z.ZodType): string | undefined {
  const { _zod: internals } = schema
  return schema.meta()?.id ?? (internals.parent && z.globalRegistry.get(internals.parent)?.id)
}

/** The api key of the block for an object: its own name, that of its fields, or its place. */
function keyFor(schema: z.ZodType, shape: Shape, { model, key }: Parameters<BlockFor>[2]): string {
  const id = findSchemaId(schema)
  const start = commonStart(Object.keys(shape))
  return snakeCase(id ?? (start || (/^c[bt][A-Z]/.test(key) ? key : `${model}_${key}`)))
}

const limits = new Set(['help', 'max', 'maxLength'])
const withoutLimits = (field: CmsField) => JSON.stringify(field, (key, value: unknown) => (limits.has(key) ? undefined : value))
const larger = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? undefined : Math.max(a, b))

/** One block for objects that differ in their limits only, such as buttons: with the larger ones. */
function merged(block: CmsModel, other: CmsModel): CmsModel {
  if (block.fields.map(withoutLimits).join() !== other.fields.map(withoutLimits).join())
    throw new Error(`Two objects with different fields have the name ${block.apiKey}: rename one of them.`)
  const fields = block.fields.map((field, index) => {
    const { maxLength, max } = other.fields[index]!
    return { ...field, maxLength: larger(field.maxLength, maxLength), max: larger(field.max, max) }
  })
  return { ...block, fields }
}

/** Collects the blocks that hold the objects of records and of other blocks. */
export function collectBlocks() {
  const blocks = new Map<string, CmsModel>()

  function add(block: CmsModel): void {
    const other = blocks.get(block.apiKey)
    blocks.set(block.apiKey, other ? merged(other, block) : block)
  }

  function toFields(shape: Shape, model: string, prefix: string): CmsField[] {
    const context = { model, prefix, isBlock: true, pageBlocks, blockFor }
    return Object.entries(shape).flatMap(([key, field]) => cmsField(key, field, context) ?? [])
  }

  function blockFor(schema: z.ZodType, shape: Shape, place: Parameters<BlockFor>[2]): string {
    const apiKey = keyFor(schema, shape, place)
    const start = commonStart(Object.keys(shape))
    add({
      apiKey,
      title: labelOf(apiKey.replace(/^c[bt]_/, ''), ''),
      isBlock: true,
      singleton: false,
      fields: toFields(shape, apiKey, start),
    })
    return apiKey
  }

  for (const contract of contracts) {
    const shape = (recordSchema(contract) as unknown as z.ZodObject).shape as Shape
    const own = Object.keys(shape).filter((key) => key.startsWith('cb'))
    add({
      apiKey: contract.type,
      title: contract.title,
      help: contract.summary,
      isBlock: true,
      singleton: false,
      of: contract.type,
      fields: toFields(shape, contract.type, commonStart([...own, `${own[0] ?? ''}X`])),
    })
  }
  return { blockFor, blocks: () => [...blocks.values()] }
}
