import { isLocalised, isObject, type Locale } from '@brand/content'
import type { FieldPlace } from '../ingest/field-place.ts'

interface Options {
  /** Used where a locale is missing. Without a fallback the value is missing. */
  fallback?: Locale
  onMissing: (place: FieldPlace) => void
  /** Replaces an object before its parts are read; `undefined` leaves it out. */
  replace: (value: Record<string, unknown>, place: FieldPlace) => Record<string, unknown> | undefined
  same: Same
}

/** Parts of a record that are the same in every locale, flat: one object for all of them. */
export interface Same {
  parts: Map<object, unknown>
  /** Number of values until now that differ or were reported. */
  differences: number
}

export const nothingSame = (): Same => ({ parts: new Map(), differences: 0 })

/** A record in one locale: each localised value is replaced by the value of that locale; `null` there is an intended gap. */
export function flatten(value: unknown, locale: Locale, options: Options, place: FieldPlace = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { same } = options
  const cached = same.parts.get(value)
  if (cached !== undefined) return cached
  const { differences } = same
  const flat = flattenParts(value, locale, options, place)
  if (same.differences === differences) same.parts.set(value, flat)
  return flat
}

function flattenParts(value: object, locale: Locale, options: Options, place: FieldPlace): unknown {
  if (Array.isArray(value)) return value.map((part, key) => flatten(part, locale, options, { in: place, key }))
  if (!isObject(value)) return value
  if (isLocalised(value)) {
    options.same.differences += 1
    if (Object.hasOwn(value, locale)) return flatten(value[locale], locale, options, place)
    options.onMissing(place)
    return options.fallback ? flatten(value[options.fallback], locale, options, place) : undefined
  }
  const object = options.replace(value, place)
  if (!object) return undefined
  const flat: Record<string, unknown> = {}
  for (const key in object) flat[key] = flatten(object[key], locale, options, { in: place, key })
  return flat
}

/** The place in a file of a place in the flat record: `ctPageBody.2.cbQuoteText.nl`. */
export function placeInFile(record: unknown, path: readonly PropertyKey[], locale: Locale): string {
  const steps: PropertyKey[] = []
  const step = (value: unknown): unknown => {
    if (!isLocalised(value)) return value
    steps.push(locale)
    return step(value[locale])
  }
  let value = step(record)
  for (const key of path) {
    steps.push(key)
    value = step((value as Record<PropertyKey, unknown> | null | undefined)?.[key])
  }
  return steps.join('.')
}
