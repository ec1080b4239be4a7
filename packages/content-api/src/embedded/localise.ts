import { isLocale, isObject, type Locale } from '@brand/content'
import type { Place } from '../ingest/place.ts'

/** A value that is different in each locale: an object with nothing but locale codes for keys. */
export function isLocalised(value: unknown): value is Partial<Record<Locale, unknown>> {
  const keys = isObject(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every(isLocale)
}

interface Options {
  /** Stands in for a locale that is not there. Without one the value is missing. */
  fallback?: Locale
  onMissing: (place: Place) => void
  /** Replaces an object, before anything in it is looked at. */
  replace: (value: Record<string, unknown>, place: Place) => Record<string, unknown> | undefined
}

/** A record as it reads in one locale: each localised value gives way to that locale's; `null` there is an intended gap. */
export function flatten(value: unknown, locale: Locale, options: Options, place: Place = []): unknown {
  if (Array.isArray(value)) return value.map((part, key) => flatten(part, locale, options, { in: place, key }))
  if (!isObject(value)) return value
  if (isLocalised(value)) {
    if (Object.hasOwn(value, locale)) return flatten(value[locale], locale, options, place)
    options.onMissing(place)
    return options.fallback ? flatten(value[options.fallback], locale, options, place) : undefined
  }
  const object = options.replace(value, place)
  if (!object) return undefined
  const flat: Record<string, unknown> = {}
  for (const key of Object.keys(object)) flat[key] = flatten(object[key], locale, options, { in: place, key })
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
