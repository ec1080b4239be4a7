import { isLocale, isObject, type Locale } from '@brand/content'

/** A value that is different in each locale: an object with nothing but locale codes for keys. */
export const isLocalised = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)

interface Options {
  /** Stands in for a locale that is not there. Without one the value is missing. */
  fallback?: Locale
  onMissing: (path: readonly PropertyKey[]) => void
  /** Replaces an object, before anything in it is looked at. */
  replace: (value: Record<string, unknown>, path: readonly PropertyKey[]) => Record<string, unknown> | undefined
}

/** A record as it reads in one locale: each localised value gives way to that locale's; `null` there is an intended gap. */
export function flatten(value: unknown, locale: Locale, options: Options, path: readonly PropertyKey[] = []): unknown {
  const below = (part: unknown, key: PropertyKey) => flatten(part, locale, options, [...path, key])
  if (Array.isArray(value)) return value.map(below)
  if (isLocalised(value)) {
    if (Object.hasOwn(value, locale)) return flatten(value[locale], locale, options, path)
    options.onMissing(path)
    return options.fallback ? flatten(value[options.fallback], locale, options, path) : undefined
  }
  if (!isObject(value)) return value
  const object = options.replace(value, path)
  return object && Object.fromEntries(Object.entries(object).map(([key, part]) => [key, below(part, key)]))
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
