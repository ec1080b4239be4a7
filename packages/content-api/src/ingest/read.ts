import {
  listCards,
  isFile,
  isHtml,
  isLink,
  isObject,
  isSurface,
  findLimit,
  mediaPaths,
  notShown,
  optionFor,
  findQuery,
  reference,
  unknownBlock,
  unwrap,
  type Query,
} from '@brand/content'
import { z } from 'zod'
import { linksIn, sanitizeHtml } from './html.ts'
import type { Path, FieldPlace } from './field-place.ts'
import { probably } from './probably.ts'

/** Receives the findings while a record is read. */
export interface Reporter {
  /** A value that does not fit and is left out. */
  problem(place: FieldPlace, message: string): void
  /** A link, as a value of its own or in rich text, and the address of a download. */
  link(place: FieldPlace, link: string): void
  /** A reference to another record, by its possible types and its id. */
  reference(place: FieldPlace, types: readonly string[], id: string): void
  /** The name of a surface. */
  surface?(place: FieldPlace, name: string): void
  /** A value that cannot be shown and has its English one in its place. */
  fallback?(place: FieldPlace): void
  /** Parts that are the same in every language, which are read once. Default: everything is read. */
  shared?: Shared | undefined
}

/** Results for the parts of a record that are the same objects in several languages. */
export interface Shared {
  parts: Map<object, unknown>
  /** Those of which something was reported. They are read in each language, only for that. */
  reported: Set<object>
  /** Number of reports until now. */
  reports: number
}

/**
 * Reads a value of one schema; `english` is the one at the same place of the English record, where there is one. Readers are
 * cached by schema, since thousands of records share one.
 */
type Reader = (value: unknown, place: FieldPlace, reporter: Reporter, english?: unknown) => unknown

/** Null, white space, and lists or objects of nothing else. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return !value.trim()
  if (Array.isArray(value)) return value.every(isBlank)
  if (value === undefined || value === null) return true
  if (typeof value !== 'object') return false
  for (const key in value) if (!isBlank((value as Record<string, unknown>)[key])) return false
  return true
}

const unwanted = /[\p{Cc}\p{Cs}]/u
/** Text without control characters, broken surrogates and surrounding white space. */
const cleanText = (text: string) => (unwanted.test(text) ? text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '') : text).trim()

/** Limits of the cache of checked values, for each schema: most values (the first ones stay), and most characters of a text. */
const [maxCached, maxCachedLength] = [500, 40]

const isShort = (value: unknown) => (typeof value === 'string' ? value.length <= maxCachedLength : typeof value !== 'object')

function leafReader(schema: z.ZodType): Reader {
  const cached = new Map<unknown, unknown>()
  const limit = findLimit(schema)
  const [hasHtml, hasLink, hasSurface, hasFile] = [isHtml(schema), isLink(schema), isSurface(schema), isFile(schema)]
  const readNew: Reader = (value, place, reporter) => {
    const problem = (message: string) => reporter.problem(place, message)
    const text = typeof value === 'string' ? cleanText(value) : value
    const clean = typeof text === 'string' && hasHtml ? sanitizeHtml(text, problem) : text
    const result = isBlank(clean) ? undefined : schema.safeParse(clean)
    if (!result?.success) {
      problem(result?.error.issues.map((issue) => issue.message).join('; ') ?? 'is required')
      return undefined
    }
    // Too long for its editor, and shown all the same. @requirement PAGE-28
    const isLong = limit !== undefined && String(result.data).length > limit
    if (isLong) problem(`has more than ${limit} characters`)
    const isLinked = hasLink || (hasFile && String(result.data).startsWith(mediaPaths.downloads))
    if (isLinked) reporter.link(place, String(result.data))
    if (hasSurface) reporter.surface?.(place, String(result.data))
    if (hasHtml) for (const link of linksIn(String(result.data))) reporter.link(place, link)
    const isRemembered = isShort(value) && cached.size < maxCached && !isLong && !isLinked && !hasSurface && !hasHtml
    if (isRemembered) cached.set(value, result.data)
    return result.data
  }
  return (value, place, reporter) => (isShort(value) ? cached.get(value) : undefined) ?? readNew(value, place, reporter)
}

/** Runs the checks of an object whose parts have been read, such as its size. */
const checked = (schema: z.ZodType): Reader => (schema.def.checks?.length ? leafReader(schema) : (value) => value)

function arrayReader(schema: z.ZodArray): Reader {
  const element = getReader(schema.element as z.ZodType)
  // The entries have been read, and are ids in place of cards: only their number remains to be checked.
  const number = z.array(z.unknown()).check(...((schema.def.checks as z.core.$ZodCheck<unknown[]>[] | undefined) ?? []))
  return (value, place, reporter, english) => {
    const list = value as unknown[]
    // Lists of another length are another choice of entries: no entry is known to be the same one.
    const others = Array.isArray(english) && english.length === list.length ? (english as unknown[]) : []
    const read = list.map((item, key) => (isBlank(item) ? undefined : element(item, { in: place, key }, reporter, others[key])))
    // A list that grows has place for more.
    const items = read.includes(undefined) ? read.filter((item) => item !== undefined) : read
    const issue = number.safeParse(items).error?.issues[0]
    if (!issue) return items
    reporter.problem(place, issue.message)
    // Of too many the first ones stay. @requirement BLK-image_grid-01
    return issue.code === 'too_big' ? items.slice(0, Number(issue.maximum)) : undefined
  }
}

/**
 * Reads a required part from the English record, where it cannot be shown in the language of the record.
 * @requirement LOC-36
 */
function inEnglish(read: Reader, english: unknown, place: FieldPlace, reporter: Reporter): unknown {
  // Caches no parts here, since their problems are not reported.
  const part = read(english, place, { ...reporter, problem: () => {}, shared: undefined })
  if (part !== undefined) reporter.fallback?.(place)
  return part
}

function objectReader(schema: z.ZodObject): Reader {
  const shape = schema.shape as Record<string, z.ZodType>
  const fields = Object.entries(shape).map(([key, field]) => {
    const isOptional = field.isOptional()
    // Shared by all records: results are never changed. `null` is left out.
    const missing = (isOptional ? field.safeParse(undefined).data : undefined) ?? undefined
    return { key, read: getReader(field), isOptional, missing }
  })
  const isStrict = schema.def.catchall instanceof z.ZodNever
  const unknownField = `is not a field ${shape['type'] instanceof z.ZodLiteral ? `of ${shape['type'].value}` : 'of this object'}`
  const check = checked(schema)
  return (value, place, reporter, english) => {
    const found = value as Record<string, unknown>
    const other = isObject(english) ? english : {}
    if (isStrict)
      for (const key in found)
        if (!Object.hasOwn(shape, key)) reporter.problem({ in: place, key }, unknownField + probably(key, Object.keys(shape)))
    const record: Record<string, unknown> = {}
    let isWhole = true
    for (const { key, read, isOptional, missing } of fields) {
      if (isOptional && found[key] === undefined) {
        if (missing !== undefined) record[key] = missing
        continue
      }
      const at = { in: place, key }
      // A gap on purpose, `null`, stays one.
      const isNeeded = !isOptional && found[key] !== null && other[key] !== undefined
      const part =
        read(found[key], at, reporter, other[key]) ?? (isNeeded ? inEnglish(read, other[key], at, reporter) : undefined)
      if (part !== undefined) record[key] = part
      // Without a required part the whole is left out.
      else if (!isOptional) isWhole = false
    }
    return isWhole ? check(record, place, reporter) : undefined
  }
}

/**
 * The placeholder of a block that lacks a required part: the page shows a note in its place.
 * @requirement BLK-topic_teaser-01, OR-83
 */
const createPlaceholder = ({ id, type }: Record<string, unknown>) => unknownBlock.safeParse({ id, type: notShown, of: type }).data

function unionReader(schema: z.ZodUnion): Reader {
  const leaf = leafReader(schema)
  return (value, place, reporter, english) => {
    const option = optionFor(schema, value)
    const other = option && optionFor(schema, english) === option ? english : undefined
    const result = option ? getReader(option)(value, place, reporter, other) : leaf(value, place, reporter)
    if (option === unknownBlock && result !== undefined)
      reporter.problem({ in: place, key: 'type' }, 'unknown block; the page shows only a note')
    const isBlock = result === undefined && option !== undefined && schema.options.includes(unknownBlock)
    return isBlock ? createPlaceholder(value as Record<string, unknown>) : result
  }
}

function referenceReader(types: readonly string[]): Reader {
  const leaf = leafReader(reference)
  return (value, place, reporter) => {
    const id = leaf(value, place, reporter)
    if (id !== undefined) reporter.reference(place, types, String(id))
    return id
  }
}

/** Reads a list that the API fills in. Where the schema allows it, an editor may name records instead. */
function queryReader(schema: z.ZodArray, { choose }: Query): Reader {
  if (choose !== undefined) return arrayReader(schema.max(choose, `has more than ${choose} entries`))
  return (_, place, reporter) => reporter.problem(place, 'is filled by the site and read-only')
}

/** The reader of a schema that is not wrapped, for values of the form that it expects. */
function innerReader(schema: z.ZodType): { expects(value: unknown): boolean; read: Reader } {
  const targets = [...listCards(schema).keys()]
  if (targets.length) return { expects: () => true, read: referenceReader(targets) }
  if (schema instanceof z.ZodUnion) return { expects: (value) => !isBlank(value), read: unionReader(schema) }
  if (schema instanceof z.ZodArray) {
    const query = findQuery(schema)
    return { expects: Array.isArray, read: query ? queryReader(schema, query) : arrayReader(schema) }
  }
  if (schema instanceof z.ZodObject) return { expects: isObject, read: objectReader(schema) }
  return { expects: () => true, read: leafReader(schema) }
}

function makeReader(schema: z.ZodType): Reader {
  const inner = unwrap(schema)
  const { expects, read } = innerReader(inner)
  const leaf = leafReader(inner)
  const readInner: Reader = (value, place, reporter, english) => {
    const { shared } = reporter
    if (!expects(value)) return leaf(value, place, reporter)
    if (!shared || typeof value !== 'object' || value === null) return read(value, place, reporter, english)
    const { parts, reported, reports } = shared
    const isKnown = value === english && parts.has(value)
    if (isKnown && !reported.has(value)) return parts.get(value)
    const part = read(value, place, reporter, english)
    if (isKnown) return parts.get(value)
    // Other languages share what the English record has, which is the first to be read.
    if (english === undefined) parts.set(value, part)
    if (shared.reports !== reports) reported.add(value)
    return part
  }
  if (schema === inner) return readInner
  // Shared by all records: results are never changed.
  const missing: unknown = schema.safeParse(undefined).data
  return (value, place, reporter, english) => (isBlank(value) ? missing : (readInner(value, place, reporter, english) ?? missing))
}

const readers = new WeakMap<z.ZodType, Reader>()

function getReader(schema: z.ZodType): Reader {
  const reader = readers.get(schema) ?? makeReader(schema)
  readers.set(schema, reader)
  return reader
}

/**
 * Reads a value that may be anything: blank parts count as missing, rich text is sanitised, defaults are filled in.
 * An invalid value is reported and left out, with the smallest optional part of the record that contains it;
 * `undefined` when that is the whole. A required part that cannot be shown is that of `english`, the same value in English.
 */
export const read = (schema: z.ZodType, value: unknown, path: Path, reporter: Reporter, english?: unknown): unknown =>
  getReader(schema)(value, path, reporter, english)
