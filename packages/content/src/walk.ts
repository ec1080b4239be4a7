import { z } from 'zod'
import { listCards } from './card.ts'
import { findQuery } from './shapes.ts'
import { isImage } from './values.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema below `optional`, `default` and the like. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const wrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  return wrapped ? unwrap(schema.unwrap() as z.ZodType) : schema
}

/** The literals that distinguish an option of a union from the others, by field. */
const listLiterals = (option: unknown) =>
  Object.entries(option instanceof z.ZodObject ? (option.shape as Record<string, z.ZodType>) : {}).flatMap(([key, field]) =>
    field instanceof z.ZodLiteral ? [{ key, values: field.values }] : [],
  )
type Marks = ReturnType<typeof listLiterals>

/** The options of a union; those of blocks, of which there are many, for each `type`. */
function groupOptions(union: z.ZodUnion) {
  const options = union.options.map((option) => ({ option: option as z.ZodType, marks: listLiterals(option) }))
  const listTypes = (marks: Marks) => [...(marks.find(({ key }) => key === 'type')?.values ?? [])]
  const ofType = (type: unknown) =>
    options.filter(({ marks }) => marks.every(({ key, values }) => key !== 'type' || values.has(type as string)))
  const types = new Set(options.flatMap(({ marks }) => listTypes(marks)))
  return { byType: new Map([...types].map((type) => [type as unknown, ofType(type)])), others: ofType(undefined) }
}

/** The options of each union, computed once: a large catalogue needs them a hundred thousand times. */
const cachedOptions = new WeakMap<z.ZodUnion, ReturnType<typeof groupOptions>>()

/** Whether an option is one for objects or lists, as the value is. */
const isOfForm = (option: z.ZodType, value: unknown) =>
  typeof value === 'object' && unwrap(option) instanceof (Array.isArray(value) ? z.ZodArray : z.ZodObject)

/**
 * The option of a union for an object or a list: the first whose literals are the value's. For a plain value only the whole union
 * decides whether it is one of its options.
 */
export function optionFor(union: z.ZodUnion, value: unknown): z.ZodType | undefined {
  const options = cachedOptions.get(union) ?? groupOptions(union)
  cachedOptions.set(union, options)
  const possible = options.byType.get(isObject(value) ? value['type'] : undefined) ?? options.others
  const isMeant = ({ key, values }: Marks[number]) => isObject(value) && values.has(value[key] as string)
  return possible.find(({ option, marks }) => isOfForm(option, value) && marks.every(isMeant))?.option
}

/** Schemas that are walked as one value: pictures, ids of other records, and lists that the API fills in. */
const isWhole = (schema: z.ZodType) => isImage(schema) || listCards(schema).size > 0 || findQuery(schema) !== undefined

type Map = (schema: z.ZodType, value: unknown) => unknown

/** A list must not be empty. */
const isNeeded = (list: z.ZodArray) => !list.safeParse([]).success

function mapFields(shape: Record<string, z.ZodType>, value: Record<string, unknown>, map: Map) {
  const mapped: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const field = shape[key]
    mapped[key] = field ? mapLeaves(field, item, map) : item
    if (mapped[key] === undefined && item !== undefined && field && !field.isOptional()) return undefined
  }
  return mapped
}

/**
 * Rebuilds a valid record, with each leaf replaced by the result of `map`. A leaf that becomes `undefined` is left out, and
 * so is each part that requires it.
 */
export function mapLeaves(schema: z.ZodType, value: unknown, map: Map): unknown {
  const inner = unwrap(schema)
  if (value === undefined || value === null) return value
  if (isWhole(inner)) return map(inner, value)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item) => mapLeaves(inner.element as z.ZodType, item, map)).filter((item) => item !== undefined)
    return items.length === 0 && value.length > 0 && isNeeded(inner) ? undefined : items
  }
  if (inner instanceof z.ZodUnion) {
    const option = optionFor(inner, value)
    return option ? mapLeaves(option, value, map) : map(inner, value)
  }
  if (inner instanceof z.ZodObject && isObject(value)) return mapFields(inner.shape as Record<string, z.ZodType>, value, map)
  return map(inner, value)
}
