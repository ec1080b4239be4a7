import { isObject } from '@brand/content'

type Parts = Record<PropertyKey, unknown>

/** A list or object with equal parts of another one, copied where that changes it; the other one where nothing differs. */
function sharedParts<Value extends Parts | unknown[]>(value: Value, other: Parts | unknown[], copy: () => Value): unknown {
  const [own, others] = [value as Parts, other as Parts]
  let shared = own
  let isSame = true
  let count = 0
  // Thousands of records have many objects each: no list of keys is made of any.
  for (const key in own) {
    count += 1
    const part = share(own[key], others[key])
    isSame &&= part === others[key] && Object.hasOwn(others, key)
    if (part === own[key]) continue
    if (shared === own) shared = copy() as Parts
    shared[key] = part
  }
  return isSame && count === Object.keys(others).length ? other : shared
}

/**
 * Returns a value that uses the equal parts of another one, or the other one itself where nothing differs. Content that is the
 * same in every language is then in memory once. Neither of them is changed.
 */
export function share(value: unknown, other: unknown): unknown {
  if (value === other) return other
  if (Array.isArray(value)) {
    const isAlike = Array.isArray(other) && other.length === value.length
    return isAlike ? sharedParts(value as unknown[], other as unknown[], () => [...(value as unknown[])]) : value
  }
  return isObject(value) && isObject(other) ? sharedParts(value, other, () => ({ ...value })) : value
}
