import { listCards, isFile, isHtml, isImage, isText, findQuery, unwrap } from '@brand/content'
import { z } from 'zod'

/** The parts of an object, by name. */
export type Shape = Readonly<Record<string, z.ZodType>>

/** Form of an object of a record in the CMS: the value of a field, or a block of its own. */
export type ObjectKind = { kind: 'color' | 'file'; parts: readonly string[] } | { kind: 'lat_lon' } | { kind: 'block' }

const colors = new Set(['cssRgb', 'hex'])

export function objectKind(shape: Shape): ObjectKind {
  const parts = Object.keys(shape)
  if (parts.every((part) => colors.has(part))) return { kind: 'color', parts }
  if (shape['url'] && isFile(unwrap(shape['url']))) return { kind: 'file', parts }
  if (shape['latitude'] && shape['longitude']) return { kind: 'lat_lon' }
  return { kind: 'block' }
}

const stringifySchema = (schema: z.ZodType) => JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** A part of several options of a union. Where each has a rule of its own for it, it is any text. */
function mergedPart(found: readonly z.ZodType[], options: number): z.ZodType {
  const literals = found.flatMap((part) => (part instanceof z.ZodLiteral ? [...part.values] : []))
  if (literals.length === options) return z.enum(literals as string[])
  const [first, ...others] = found as [z.ZodType, ...z.ZodType[]]
  const part = others.every((other) => stringifySchema(other) === stringifySchema(first)) ? first : z.string()
  return found.length < options || found.some((each) => each.isOptional()) ? part.optional() : part
}

/** The parts of a union's options in one object: a part is required only where each option requires it. */
function mergedShape(options: readonly z.ZodObject[]): Shape {
  const names = new Set(options.flatMap(({ shape }) => Object.keys(shape)))
  const partsCalled = (name: string) => options.flatMap(({ shape }) => (shape[name] ? [shape[name] as z.ZodType] : []))
  return Object.fromEntries([...names].map((name) => [name, mergedPart(partsCalled(name), options.length)]))
}

/** The parts of an object, or of a union of objects. */
export function findShape(schema: z.ZodType): Shape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape as Shape
  const options: readonly unknown[] = schema instanceof z.ZodUnion ? schema.options : []
  const objects = options.filter((option) => option instanceof z.ZodObject)
  return objects.length && objects.length === options.length ? mergedShape(objects) : undefined
}

/** Whether a value has words for visitors, which differ by language. A picture has an alternative text, a file words in it. */
export function hasWords(schema: z.ZodType): boolean {
  const inner = unwrap(schema)
  if (listCards(inner).size || findQuery(inner)) return false
  if (isImage(inner)) return true
  if (inner instanceof z.ZodArray) return hasWords(inner.element as z.ZodType)
  const shape = findShape(inner)
  if (shape) return objectKind(shape).kind === 'file' || Object.values(shape).some(hasWords)
  return isText(inner) || isHtml(inner)
}
