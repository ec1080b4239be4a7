import { isObject } from '@brand/content'

type Parts = Record<PropertyKey, unknown>

/** A copy of a list or object that takes equal parts from another one; the other one where nothing differs. */
function sharedParts<Value extends Parts | unknown[]>(value: Value, other: Parts | unknown[], copy: () => Value): unknown {
  const keys = Object.keys(value)
  const [own, others] = [value as Parts, other as Parts]
  const parts = keys.map((key) => share(own[key], others[key]))
  const isKept = (key: string, i: number) => parts[i] === others[key] && Object.hasOwn(other, key)
  if (keys.length === Object.keys(other).length && keys.every(isKept)) return other
  const shared = copy() as Parts
  keys.forEach((key, i) => (shared[key] = parts[i]))
  return shared
}

/**
 * A value with the equal parts of another one in the place of its own, all of the other where nothing differs: what is the same in every
 * language is in memory once. Neither of them is changed.
 */
export function share(value: unknown, other: unknown): unknown {
  // Of two equal texts the other one is given.
  if (value === other) return other
  if (Array.isArray(value)) {
    const isAlike = Array.isArray(other) && other.length === value.length
    return isAlike ? sharedParts(value as unknown[], other as unknown[], () => [...(value as unknown[])]) : value
  }
  return isObject(value) && isObject(other) ? sharedParts(value, other, () => ({ ...value })) : value
}
