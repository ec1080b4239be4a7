import { listCards, factFields, isFile, isImage, findQuery, seo, unknownBlock, unwrap } from '@brand/content'
import { z } from 'zod'
import { leafField } from './leaf.ts'
import type { CmsField } from './model.ts'
import { camelCase, labelOf, snakeCase } from './names.ts'
import { hasWords, objectKind, findShape, type Shape } from './part.ts'

/** Gives the api key of the block that holds an object. */
export type BlockFor = (schema: z.ZodType, shape: Shape, place: { model: string; key: string }) => string

interface Context {
  /** The model that the field is of. */
  model: string
  /** Prefix of the names of its fields, which labels leave out: `ctFamily`. */
  prefix: string
  isBlock: boolean
  slug?: string | undefined
  /** The api keys of all blocks of pages. */
  pageBlocks: readonly string[]
  blockFor: BlockFor
}

type Value = Pick<CmsField, 'type'> & Partial<CmsField>

/** The CMS has fields of its own with these names. */
const taken = new Set(['id', 'type'])
/** Figures are written once. */
const sameInEveryLanguage = new Set<z.ZodType>(Object.values(factFields).filter((field) => field !== factFields.idioms))

const listModels = (schema: unknown) => [...listCards(schema).keys()].map(snakeCase)
const isPageBlocks = (element: z.ZodType) => element instanceof z.ZodUnion && element.options.includes(unknownBlock)

function listSizes(schema: z.ZodArray): Pick<CmsField, 'min' | 'max'> {
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    minItems?: number
    maxItems?: number
  }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function listField(schema: z.ZodArray, key: string, context: Context): Value {
  const element = unwrap(schema.element as z.ZodType)
  if (isPageBlocks(element)) return { type: 'rich_text', models: context.pageBlocks }
  const sizes = listSizes(schema)
  const models = listModels(element)
  if (models.length) return { type: 'links', models, ...sizes }
  if (isImage(element)) return { type: 'gallery', holds: 'picture', ...sizes }
  const shape = findShape(element)
  if (shape) return { type: 'rich_text', models: [context.blockFor(element, shape, { model: context.model, key })], ...sizes }
  return { type: 'json', ...sizes }
}

function objectField(schema: z.ZodType, shape: Shape, key: string, { model, blockFor }: Context): Value {
  if (schema === seo) return { type: 'seo' }
  const object = objectKind(shape)
  if (object.kind === 'lat_lon') return { type: 'lat_lon' }
  if (object.kind === 'block') return { type: 'single_block', models: [blockFor(schema, shape, { model, key })] }
  return { type: object.kind, holds: object.parts }
}

function toValue(schema: z.ZodType, key: string, context: Context): Value {
  const models = listModels(schema)
  if (models.length) return { type: 'link', models }
  if (isImage(schema)) return { type: 'file', holds: 'picture' }
  if (isFile(schema)) return { type: 'file', holds: 'address' }
  if (schema instanceof z.ZodArray) return listField(schema, key, context)
  const shape = findShape(schema)
  if (shape) return objectField(schema, shape, key, context)
  const leaf = leafField(schema)
  return key === context.slug ? { type: 'slug', pattern: leaf.pattern } : leaf
}

/** Returns the default value of a field, if it is of a kind that an editor can see in the field. */
function readDefault(field: z.ZodType): string | boolean | undefined {
  const value: unknown = field.safeParse(undefined).data
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

/** The field of the CMS for a field of ours; `undefined` where the CMS has it already, or the API fills it in. */
export function cmsField(key: string, field: z.ZodType, context: Context): CmsField | undefined {
  const schema = unwrap(field)
  const query = findQuery(schema)
  const isOwn = !context.isBlock && (key === 'id' || key === '_updatedAt')
  const isMark = context.isBlock && (schema instanceof z.ZodLiteral || (key === 'id' && !(schema instanceof z.ZodEnum)))
  if (isOwn || isMark || (query && query.choose === undefined)) return undefined
  const apiKey = taken.has(key) ? `${context.model}_${key}` : snakeCase(key)
  const isSlug = key === context.slug
  const localized = !context.isBlock && (isSlug || hasWords(schema)) && !sameInEveryLanguage.has(field)
  return {
    key,
    apiKey,
    name: camelCase(apiKey),
    label: labelOf(key, context.prefix),
    help: field.meta()?.description ?? schema.meta()?.description,
    ...toValue(schema, key, context),
    ...(query?.choose !== undefined && { max: query.choose }),
    localized,
    required: !field.isOptional(),
    default: readDefault(field),
  }
}
