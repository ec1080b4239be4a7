import { defaultLocale, isLocalised, isObject } from '@brand/content'

/** A value in English, or as it is where every language has the same. */
export const inEnglish = (value: unknown) => (isLocalised(value) ? value[defaultLocale] : value)

/** A label in English with its value, which may differ by language. */
export interface Pair {
  path: string
  label: string
  value: unknown
}

/** Every pair of a label and a value in a record. */
export function pairsIn(value: unknown, path = ''): Pair[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => pairsIn(part, `${path}.${index}`))
  if (!isObject(value)) return []
  const [label, other] = Object.entries(value).map(([key, part]) => ({ key, part: inEnglish(part), all: part }))
  if (typeof label?.part === 'string' && /label$|Label$|Key$/.test(label.key) && other)
    return [{ path: `${path}.${other.key}`.slice(1), label: label.part.replaceAll(/\s/g, ' '), value: other.all }]
  return Object.entries(value).flatMap(([key, part]) => pairsIn(part, `${path}.${key}`))
}
