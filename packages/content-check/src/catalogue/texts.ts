import { isLocalised, isObject, defaultLocale, type Locale } from '@brand/content'
import { isOnlySearched } from '../language/texts.ts'

/** A record or document as it is written, with all its languages. */
export interface Written {
  /** `family/rib`, `document/warranty`. */
  place: string
  file: string
  value: Record<string, unknown>
}

/** A text in a record. */
export interface Text {
  path: string
  locale: Locale
  text: string
}

// Addresses and names of files are no texts.
const isText = (key: string, value: string) =>
  !/^(\$|image$|url$|filename$|cssRgb$|hex$)/.test(key) && !/^(\/|https?:)/.test(value)

/** Every text of a record, with its place; one that is the same in every language is taken for English. */
export function textsIn(value: unknown, path = '', locale: Locale = defaultLocale): Text[] {
  if (typeof value === 'string')
    return isText(path.slice(path.lastIndexOf('.') + 1), value) ? [{ path, locale, text: value }] : []
  const parts = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  const isByLocale = isLocalised(value)
  return parts
    .filter(([key]) => key !== 'facts' && key !== 'idioms' && !isOnlySearched(String(key)))
    .flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : String(key), isByLocale ? (key as Locale) : locale))
}
