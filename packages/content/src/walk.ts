import { z } from 'zod'
import { cardTarget } from './card.ts'
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

const shapeOf = (option: unknown) => (option instanceof z.ZodObject ? (option.shape as Record<string, z.ZodType>) : {})

/** The option of a union that a value means to be: the first whose literals are the value's. */
export function optionFor(union: z.ZodUnion, value: unknown): z.ZodType | undefined {
  return union.options.find((option) =>
    Object.entries(shapeOf(option)).every(
      ([key, field]) => !(field instanceof z.ZodLiteral) || (isObject(value) && field.values.has(value[key] as string)),
    ),
  ) as z.ZodType | undefined
}

/** What is one value to whoever walks a record: pictures, and the ids of other records. */
const isWhole = (schema: z.ZodType) => isImage(schema) || cardTarget(schema) !== undefined

/** Rebuilds a valid record, with each of its leaves replaced by what `map` makes of it. In a list what becomes `undefined` goes. */
export function mapLeaves(schema: z.ZodType, value: unknown, map: (schema: z.ZodType, value: unknown) => unknown): unknown {
  const inner = unwrap(schema)
  if (value === undefined || value === null) return value
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => mapLeaves(inner.element as z.ZodType, item, map)).filter((item) => item !== undefined)
  if (inner instanceof z.ZodUnion) {
    const option = optionFor(inner, value)
    return option ? mapLeaves(option, value, map) : value
  }
  if (inner instanceof z.ZodObject && isObject(value) && !isWhole(inner)) {
    const shape = inner.shape as Record<string, z.ZodType>
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, shape[key] ? mapLeaves(shape[key], item, map) : item]),
    )
  }
  return map(inner, value)
}
