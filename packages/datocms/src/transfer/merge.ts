import { isDeepStrictEqual } from 'node:util'
import { isObject } from '@brand/content'

/** A value in each of the languages of a record. */
type ByLocale = readonly (readonly [locale: string, value: unknown])[]

const isBlockOfOther = (a: unknown, b: unknown) => isObject(a) && isObject(b) && a['type'] !== b['type']
const isOtherPicture = (a: unknown, b: unknown) =>
  isObject(a) && isObject(b) && typeof a['image'] === 'string' && a['image'] !== b['image']

/** Lists with the same entries in other words, so that each entry is written once. */
function areAlike(lists: readonly unknown[]): lists is readonly unknown[][] {
  const [first, ...others] = lists
  if (!Array.isArray(first)) return false
  return others.every(
    (other) =>
      Array.isArray(other) &&
      other.length === first.length &&
      other.every((entry, index) => isObject(entry) && isObject(first[index]) && !isBlockOfOther(entry, first[index])),
  )
}

const isSamePicture = ([first, ...others]: readonly unknown[]) => others.every((other) => !isOtherPicture(first, other))

/**
 * A value as a file of a content folder has it: once where it is the same in all languages, in parts where only parts differ, else by
 * language. `gap` is what a language has that lacks it.
 */
export function merged(values: ByLocale, gap: null | undefined): unknown {
  const found = values.map(([, value]) => value)
  const [first, ...others] = found
  if (others.every((other) => isDeepStrictEqual(other, first))) return first
  if (areAlike(found))
    return found[0]!.map((_, index) =>
      merged(
        values.map(([locale, list]) => [locale, (list as unknown[])[index]]),
        gap,
      ),
    )
  if (found.every(isObject) && isSamePicture(found)) {
    const keys = new Set(found.flatMap((value) => Object.keys(value)))
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        merged(
          values.map(([locale, value]) => [locale, (value as Record<string, unknown>)[key]]),
          gap,
        ),
      ]),
    )
  }
  const written = values.map(([locale, value]): [string, unknown] => [locale, value ?? gap])
  return Object.fromEntries(written.filter(([, value]) => value !== undefined))
}
