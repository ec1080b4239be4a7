import { defaultLocale, entities, isLocalised, isObject, pathFor, type Locale } from '@brand/content'
import { textsIn, type Written } from './texts.ts'

const inEnglish = (value: unknown) => (isLocalised(value) ? value[defaultLocale] : value)
const parseType = ({ place }: Written) => place.slice(0, place.indexOf('/'))
const parseId = ({ place }: Written) => place.slice(place.indexOf('/') + 1)

/** Every string in a value, with the path of each. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return isObject(value) ? Object.entries(value).flatMap(([key, part]) => (key === 'image' ? [] : stringsIn(part))) : []
}

/** The English path of a record's page. */
function toPagePath(record: Written): string | undefined {
  const entity = entities.find(({ name }) => name === parseType(record))
  const slug = entity?.slug && inEnglish(record.value[entity.slug])
  return typeof slug === 'string' ? pathFor(entity!.name, slug, defaultLocale as Locale) : undefined
}

const readName = ({ value }: Written) => inEnglish(value['ctFamilyName'] ?? value['ctFabricName'] ?? value['ctModelName'])

/** Finds the records that a record names: by reference, by link or by the name of a product. */
export function recordNames(records: readonly Written[]) {
  const byId = Map.groupBy(records, parseId)
  const byPath = new Map(records.map((record) => [toPagePath(record), record]))
  const products = records.flatMap((record) => {
    const name = /^(family|fabric|model)\//.test(record.place) && readName(record)
    return typeof name === 'string' ? [{ record, pattern: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u') }] : []
  })
  const strings = new Map(records.map((record) => [record, new Set(stringsIn(record.value))]))
  const models = records.filter((record) => parseType(record) === 'model')
  const makers = records.filter(({ place }) => /^(family|fabric)\//.test(place))
  /** Models come with the family or fabric that names them, and the other way round. */
  const relatives = (record: Written): Written[] =>
    parseType(record) === 'model'
      ? makers.filter((maker) => strings.get(maker)!.has(parseId(record)))
      : models.filter((model) => strings.get(record)!.has(parseId(model)))
  return (record: Written): Written[] => {
    const text = textsIn(record.value)
      .map(({ text }) => text)
      .join('\n')
    const ids = [...strings.get(record)!]
    const linked = [...ids, ...[...text.matchAll(/href="([^"]+)"/g)].map(([, path]) => path!)]
    const named = new Set([
      ...ids.flatMap((id) => byId.get(id) ?? []),
      ...linked.flatMap((path) => byPath.get(path) ?? []),
      ...products.filter(({ pattern }) => pattern.test(text)).map(({ record }) => record),
    ])
    return [...new Set([record, ...named, ...[record, ...named].flatMap(relatives)])]
  }
}
