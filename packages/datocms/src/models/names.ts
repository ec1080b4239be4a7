/** `ctPageSlug` is `ct_page_slug` in the CMS. */
export const snakeCase = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toLowerCase()

/** `ct_page_slug` is `ctPageSlug` in queries. */
export const camelCase = (apiKey: string): string =>
  apiKey.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The type of a model in queries: `family` is `FamilyRecord`. */
export const typeName = (apiKey: string): string => `${capitalised(camelCase(apiKey))}Record`

/** Makes the prefix of the names of a model's filters, orders and unions: `FamilyModel`. */
export const modelName = (apiKey: string): string => `${capitalised(camelCase(apiKey))}Model`

/** The union of what a field may hold: `PageModelCtPageBodyField`. */
export const unionName = (model: string, field: string): string => `${modelName(model)}${capitalised(camelCase(field))}Field`

const plural = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`

/** The query of all records of a model: `allFamilies`. */
export const listName = (apiKey: string): string => `all${capitalised(plural(camelCase(apiKey)))}`

/** `ctFamilySquareImage` of `family` is "Square image" to an editor. */
export function labelOf(key: string, prefix: string): string {
  const own = key.startsWith(prefix) && key.length > prefix.length ? key.slice(prefix.length) : key
  const words = snakeCase(own).replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Finds the common prefix of an object's field names, up to a capital: `cbButton` of `cbButtonText` and `cbButtonLink`. */
export function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names
  let length = others.length ? first.length : 0
  while (length && !others.every((name) => name.startsWith(first.slice(0, length)))) length--
  // Back to the last whole word.
  while (length && !names.every((name) => /^[A-Z]/.test(name.slice(length)))) length--
  return first.slice(0, length)
}
