import { z } from 'zod'

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
      ([key, field]) => !(field instanceof z.ZodLiteral) || (isObject(value) && field.safeParse(value[key]).success),
    ),
  ) as z.ZodType | undefined
}

/** Rebuilds a valid record, with each of its leaves replaced by what `map` makes of it. */
export function mapLeaves(schema: z.ZodType, value: unknown, map: (schema: z.ZodType, value: unknown) => unknown): unknown {
  const inner = unwrap(schema)
  if (value === undefined || value === null) return value
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => mapLeaves(inner.element as z.ZodType, item, map))
  if (inner instanceof z.ZodUnion) {
    const option = optionFor(inner, value)
    return option ? mapLeaves(option, value, map) : value
  }
  if (inner instanceof z.ZodObject && isObject(value)) {
    const shape = inner.shape as Record<string, z.ZodType>
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, shape[key] ? mapLeaves(shape[key], item, map) : item]),
    )
  }
  return map(inner, value)
}
