import { isObject } from '@brand/content'

/**
 * A value with the equal parts of another one in the place of its own, all of the other where nothing differs: what is the same in every
 * language is in memory once. Neither of them is changed.
 */
export function share(value: unknown, other: unknown): unknown {
  if (value === other) return other
  if (Array.isArray(value)) {
    if (!Array.isArray(other) || other.length !== value.length) return value
    const parts = value.map((part, index) => share(part, other[index]))
    return parts.every((part, index) => part === other[index]) ? other : parts
  }
  if (!isObject(value) || !isObject(other)) return value
  const keys = Object.keys(value)
  const parts = Object.fromEntries(keys.map((key) => [key, share(value[key], other[key])]))
  const isSame =
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && parts[key] === other[key])
  return isSame ? other : parts
}
