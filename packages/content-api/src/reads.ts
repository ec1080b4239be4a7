import type { Locale } from '@brand/content'

/**
 * Dependencies of an answer, as tags: the records that it shows, the lists that it was taken from, and the addresses that it
 * looked up.
 */
export type Tags = readonly string[]

/** Tags that changed from one content to the next. Everything with such a tag is affected. */
export interface Changes {
  has(tag: string): boolean
}

export const tagOf = {
  record: (type: string, id: string) => `${type}/${id}`,
  /** Every record of a kind. */
  kind: (type: string) => type,
  /** The members of the lists of a kind, and their order. */
  list: (type: string) => `${type}:list`,
  /** The record of a kind at an address. */
  address: (type: string, address: string) => `${type}@${address}`,
}

/** The kind and id of the record of a tag; `undefined` where it is that of a list or an address. */
export function recordOfTag(tag: string): { type: string; id: string } | undefined {
  const [, type, id] = /^(\w+)\/(.+)$/.exec(tag) ?? []
  return type !== undefined && id !== undefined ? { type, id } : undefined
}

/** The tag of what depends on something that is not known: every change concerns it. */
export const unknownTag = 'unknown'
export const unknown: Tags = [unknownTag]

export const isAffected = (tags: Tags, changes: Changes): boolean => tags.some((tag) => changes.has(tag))

let reading: Set<string> | undefined

/** Notes that something has been read, for the answer that is composed now. */
export function noteRead(tag: string): void {
  reading?.add(tag)
}

/**
 * Calls `run` and notes in `into` what it reads of a snapshot. An answer is composed without waiting for anything, so all that is read
 * meanwhile belongs to it: no code has to pass that on, and none can forget to.
 */
export function collectReads<Result>(into: Set<string>, run: () => Result): Result {
  const outer = reading
  reading = into
  try {
    return run()
  } finally {
    reading = outer
  }
}

/** Computes something of a snapshot once, for each locale. Whoever gets it later has read the same. */
export function onceFor<Content extends object, Value>(compute: (snapshot: Content, locale: Locale) => Value) {
  const cached = new WeakMap<Content, Map<Locale, { value: Value; reads: Tags }>>()
  return (snapshot: Content, locale: Locale): Value => {
    const locales = cached.get(snapshot) ?? new Map<Locale, { value: Value; reads: Tags }>()
    cached.set(snapshot, locales)
    let entry = locales.get(locale)
    if (!entry) {
      const reads = new Set<string>()
      const value = collectReads(reads, () => compute(snapshot, locale))
      locales.set(locale, (entry = { value, reads: [...reads] }))
    }
    entry.reads.forEach(noteRead)
    return entry.value
  }
}
