import {
  cardsOf,
  isHtml,
  isLink,
  isObject,
  isSurface,
  optionFor,
  queryOf,
  reference,
  unknownBlock,
  unwrap,
  type Query,
} from '@brand/content'
import { z } from 'zod'
import { linksIn, sanitizeHtml } from './html.ts'
import type { Path, Place } from './place.ts'

/** Who hears of what is found on the way. */
export interface Listener {
  /** Something that does not fit and is left out. */
  problem(place: Place, message: string): void
  /** An address to follow, alone or in rich text. */
  link(place: Place, link: string): void
  /** Another record, by the kinds that it may be of and its id. */
  reference(place: Place, types: readonly string[], id: string): void
  /** The name of a surface. */
  surface?(place: Place, name: string): void
}

/** Reads a value of one schema. A schema's reader is made once: thousands of records have the same. */
type Reader = (value: unknown, place: Place, heard: Listener) => unknown

/** Null, white space, and whatever holds nothing else. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return !value.trim()
  if (Array.isArray(value)) return value.every(isBlank)
  return value === undefined || value === null || (typeof value === 'object' && Object.values(value).every(isBlank))
}

const odd = /[\p{Cc}\p{Cs}]/u
/** Text without control characters and broken surrogates, which no editor means, and without white space around it. */
const tidy = (text: string) => (odd.test(text) ? text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '') : text).trim()

function leafReader(schema: z.ZodType): Reader {
  const [hasHtml, hasLink, hasSurface] = [isHtml(schema), isLink(schema), isSurface(schema)]
  return (value, place, heard) => {
    const problem = (message: string) => heard.problem(place, message)
    const text = typeof value === 'string' ? tidy(value) : value
    const clean = typeof text === 'string' && hasHtml ? sanitizeHtml(text, problem) : text
    const result = isBlank(clean) ? undefined : schema.safeParse(clean)
    if (!result?.success) {
      problem(result?.error.issues.map((issue) => issue.message).join('; ') ?? 'is required')
      return undefined
    }
    if (hasLink) heard.link(place, String(result.data))
    if (hasSurface) heard.surface?.(place, String(result.data))
    if (hasHtml) for (const link of linksIn(String(result.data))) heard.link(place, link)
    return result.data
  }
}

/** A whole whose parts are read: it may still be too long, say. */
const checked = (schema: z.ZodType): Reader => (schema.def.checks?.length ? leafReader(schema) : (value) => value)

function arrayReader(schema: z.ZodArray): Reader {
  const element = readerOf(schema.element as z.ZodType)
  // The entries are read already, and ids are not the cards that they stand for: only their number is left to check.
  const number = z.array(z.unknown()).check(...((schema.def.checks as z.core.$ZodCheck<unknown[]>[] | undefined) ?? []))
  return (value, place, heard) => {
    const read = (value as unknown[]).map((item, key) => (isBlank(item) ? undefined : element(item, { in: place, key }, heard)))
    const items = read.filter((item) => item !== undefined)
    const issue = number.safeParse(items).error?.issues[0]
    if (!issue) return items
    heard.problem(place, issue.message)
    // Of too many the first ones stay (BLK-image_grid-01).
    return issue.code === 'too_big' ? items.slice(0, Number(issue.maximum)) : undefined
  }
}

function objectReader(schema: z.ZodObject): Reader {
  const shape = schema.shape as Record<string, z.ZodType>
  const fields = Object.entries(shape).map(([key, field]) => ({ key, read: readerOf(field), isOptional: field.isOptional() }))
  const isStrict = schema.def.catchall instanceof z.ZodNever
  const check = checked(schema)
  return (value, place, heard) => {
    const found = value as Record<string, unknown>
    for (const key of Object.keys(found))
      if (isStrict && !Object.hasOwn(shape, key)) heard.problem({ in: place, key }, 'is not a field that is known here')
    const record: Record<string, unknown> = {}
    let isWhole = true
    for (const { key, read, isOptional } of fields) {
      const part = read(found[key], { in: place, key }, heard)
      if (part !== undefined) record[key] = part
      // A required part that is missing, or had to be left out, takes its whole with it.
      else if (!isOptional) isWhole = false
    }
    return isWhole ? check(record, place, heard) : undefined
  }
}

function unionReader(schema: z.ZodUnion): Reader {
  const leaf = leafReader(schema)
  return (value, place, heard) => {
    const option = optionFor(schema, value)
    const result = option ? readerOf(option)(value, place, heard) : leaf(value, place, heard)
    if (option === unknownBlock && result !== undefined)
      heard.problem({ in: place, key: 'type' }, 'no block has this name; only its note is shown')
    return result
  }
}

function referenceReader(types: readonly string[]): Reader {
  const leaf = leafReader(reference)
  return (value, place, heard) => {
    const id = leaf(value, place, heard)
    if (id !== undefined) heard.reference(place, types, String(id))
    return id
  }
}

/** Reads a list that the API fills in: the records that an editor named instead, where that is provided for. */
function queryReader(schema: z.ZodArray, { choose }: Query): Reader {
  if (choose !== undefined) return arrayReader(schema.max(choose, `has more than ${choose} entries`))
  return (_, place, heard) => heard.problem(place, 'is filled in by the site and cannot be written')
}

/** The reader of a schema that is not wrapped, for values of the form that it expects. */
function innerReader(schema: z.ZodType): { expects(value: unknown): boolean; read: Reader } {
  const targets = [...cardsOf(schema).keys()]
  if (targets.length) return { expects: () => true, read: referenceReader(targets) }
  if (schema instanceof z.ZodUnion) return { expects: (value) => !isBlank(value), read: unionReader(schema) }
  if (schema instanceof z.ZodArray) {
    const query = queryOf(schema)
    return { expects: Array.isArray, read: query ? queryReader(schema, query) : arrayReader(schema) }
  }
  if (schema instanceof z.ZodObject) return { expects: isObject, read: objectReader(schema) }
  return { expects: () => true, read: leafReader(schema) }
}

function makeReader(schema: z.ZodType): Reader {
  const inner = unwrap(schema)
  const { expects, read } = innerReader(inner)
  const leaf = leafReader(inner)
  const readInner: Reader = (value, place, heard) => (expects(value) ? read : leaf)(value, place, heard)
  if (schema === inner) return readInner
  // The same for all records: what was read is never changed.
  const missing: unknown = schema.safeParse(undefined).data
  return (value, place, heard) => (isBlank(value) ? missing : (readInner(value, place, heard) ?? missing))
}

const readers = new WeakMap<z.ZodType, Reader>()

function readerOf(schema: z.ZodType): Reader {
  const reader = readers.get(schema) ?? makeReader(schema)
  readers.set(schema, reader)
  return reader
}

/**
 * Reads a value that may be anything: blank parts count as missing, rich text is sanitised, defaults are filled in.
 * What does not fit is left out, with a problem, and with the smallest part of the record that can do without it.
 * `undefined` when that is the whole.
 */
export const read = (schema: z.ZodType, value: unknown, path: Path, heard: Listener): unknown =>
  readerOf(schema)(value, path, heard)
