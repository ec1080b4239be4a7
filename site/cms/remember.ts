const known = new WeakMap<object, Map<string, string>>()

/**
 * Remembers HTML that was made of an immutable object (a record, a menu), for as long as the object lives. `key` names all
 * else that the HTML depends on, and takes few values. The content API replaces its objects when the content changes; in
 * development the code changes too, so nothing is remembered there.
 */
export function remember(of: object, key: string, make: () => string): string {
  if (import.meta.env.DEV) return make()
  let texts = known.get(of)
  if (!texts) known.set(of, (texts = new Map()))
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = make()))
  return text
}
