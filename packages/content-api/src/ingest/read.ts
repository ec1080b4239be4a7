import { isHtml, isLink, isObject, optionFor, unknownBlock, unwrap } from '@brand/content'
import { z } from 'zod'
import { linksIn, sanitizeHtml } from './html.ts'

type Path = readonly PropertyKey[]

/** Who hears of what is found on the way. */
export interface Listener {
  /** Something that does not fit and is left out. */
  problem(path: Path, message: string): void
  /** An address to follow, alone or in rich text. */
  link(path: Path, link: string): void
}

/** Null, white space, and whatever holds nothing else. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && value.every(isBlank)) ||
  (isObject(value) && Object.values(value).every(isBlank))

/** Text without control characters and broken surrogates, which no editor means, and without white space around it. */
const tidy = (text: string) => text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '').trim()

/** A whole whose parts are read: it may still be too long, say. */
const checked = (schema: z.ZodType, value: unknown, path: Path, heard: Listener): unknown =>
  schema.def.checks?.length ? readLeaf(schema, value, path, heard) : value

function readArray(schema: z.ZodArray, value: readonly unknown[], path: Path, heard: Listener): unknown {
  const kept = value.map((item, i) => (isBlank(item) ? undefined : read(schema.element as z.ZodType, item, [...path, i], heard)))
  const items = kept.filter((item) => item !== undefined)
  const excess = schema.def.checks && schema.safeParse(items).error?.issues.find((issue) => issue.code === 'too_big')
  if (!excess) return checked(schema, items, path, heard)
  // Of too many the first ones stay (BLK-image_grid-01).
  heard.problem(path, excess.message)
  return items.slice(0, Number(excess.maximum))
}

function readObject(schema: z.ZodObject, value: Record<string, unknown>, path: Path, heard: Listener): unknown {
  const shape = schema.shape as Record<string, z.ZodType>
  const isStrict = schema.def.catchall instanceof z.ZodNever
  for (const key of Object.keys(value))
    if (isStrict && !Object.hasOwn(shape, key)) heard.problem([...path, key], 'is not a field that is known here')
  const entries = Object.entries(shape).map(([key, field]) => [key, read(field, value[key], [...path, key], heard)] as const)
  // A required part that is missing, or had to be left out, takes its whole with it.
  if (entries.some(([key, part]) => part === undefined && !shape[key]!.isOptional())) return undefined
  return checked(schema, Object.fromEntries(entries.filter(([, part]) => part !== undefined)), path, heard)
}

function readLeaf(schema: z.ZodType, value: unknown, path: Path, heard: Listener): unknown {
  const text = typeof value === 'string' ? tidy(value) : value
  const clean = typeof text === 'string' && isHtml(schema) ? sanitizeHtml(text, (message) => heard.problem(path, message)) : text
  const result = isBlank(clean) ? undefined : schema.safeParse(clean)
  if (result?.success) {
    if (isLink(schema)) heard.link(path, String(result.data))
    if (isHtml(schema)) linksIn(String(result.data)).forEach((link) => heard.link(path, link))
    return result.data
  }
  heard.problem(path, result?.error.issues.map((issue) => issue.message).join('; ') ?? 'is required')
  return undefined
}

/**
 * Reads a value that may be anything: blank parts count as missing, rich text is sanitised, defaults are filled in.
 * What does not fit is left out, with a problem, and with the smallest part of the record that can do without it.
 * `undefined` when that is the whole.
 */
export function read(schema: z.ZodType, value: unknown, path: Path, heard: Listener): unknown {
  const inner = unwrap(schema)
  const isMissing = isBlank(value)
  if (isMissing && schema !== inner) return schema.parse(undefined)
  let result: unknown
  if (inner instanceof z.ZodUnion && !isMissing) {
    const option = optionFor(inner, value)
    result = option ? read(option, value, path, heard) : readLeaf(inner, value, path, heard)
    if (option === unknownBlock && result !== undefined)
      heard.problem([...path, 'type'], 'no block has this name; only its note is shown')
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) result = readArray(inner, value, path, heard)
  else if (inner instanceof z.ZodObject && isObject(value)) result = readObject(inner, value, path, heard)
  else result = readLeaf(inner, isMissing ? undefined : value, path, heard)
  return result === undefined && schema !== inner ? schema.parse(undefined) : result
}
