import { isLocale, isLocalised, isObject, locales as allLocales, type Locale } from '@brand/content'
import { blocksByKey, type CmsField, type CmsModel } from '../models/index.ts'
import { readList } from '../models/read-list.ts'
import { merged } from './merge.ts'

/** An asset of the project, as a content folder calls it. */
export interface NamedAsset {
  /** Id of a picture in `assets.json`. */
  picture: string | undefined
  /** Address of a file of the site. */
  url: string
  filename: string
  format: string | null
  size: number
}

/** Lookups of the models, records and assets that a value names, by id in the project. `undefined` where there is none. */
export interface Ids {
  findModelKey(id: string): string | undefined
  recordName(id: string): string | undefined
  asset(id: string): NamedAsset | undefined
}

type Values = Record<string, unknown>

const withoutGaps = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))
/** Removes parts that are empty in every language: a file does not have them. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact)
  if (!isObject(value) || isLocalised(value)) return value
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => [key, compact(part)])
  return withoutGaps(Object.fromEntries(parts.filter(([, part]) => !Array.isArray(part) || part.length)))
}
const toHex = ({ red, green, blue }: Values) =>
  `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

/** Reads values of the API as those of a content folder. */
export function createFolderReader(ids: Ids) {
  function readPicture(value: unknown): unknown {
    if (!isObject(value)) return undefined
    const image = ids.asset(String(value['upload_id']))?.picture
    const { alt, title } = value
    return image === undefined ? undefined : withoutGaps({ image, alt, title })
  }

  function readFile(value: unknown, holds: CmsField['holds']): unknown {
    const asset = isObject(value) ? ids.asset(String(value['upload_id'])) : undefined
    if (!asset || !isObject(value)) return undefined
    if (holds === 'address') return asset.url
    const parts: Values = { ...asset, alt: value['alt'] }
    return withoutGaps(Object.fromEntries((holds as readonly string[]).map((part) => [part, parts[part]])))
  }

  function readBlock(value: unknown): unknown {
    if (!isObject(value)) return undefined
    const { attributes, relationships } = value as {
      attributes?: Values
      relationships?: { item_type?: { data?: { id?: string } } }
    }
    const model = blocksByKey.get(ids.findModelKey(relationships?.item_type?.data?.id ?? '') ?? '')
    if (!model || !attributes) return undefined
    const fields = model.fields.map((field) => [field.key, readValue(field, attributes[field.apiKey])])
    return withoutGaps({ ...(model.of !== undefined && { type: model.of }), ...Object.fromEntries(fields) })
  }

  const readLink = (value: unknown) => (typeof value === 'string' ? ids.recordName(value) : undefined)

  function readColor(value: unknown, holds: CmsField['holds']): unknown {
    if (!isObject(value)) return undefined
    const notations: Values = { hex: toHex(value), cssRgb: `rgb(${value['red']}, ${value['green']}, ${value['blue']})` }
    return Object.fromEntries((holds as readonly string[]).map((part) => [part, notations[part]]))
  }

  function readSeo(value: unknown): unknown {
    if (!isObject(value)) return undefined
    const { title, description, image } = value
    const found = withoutGaps({ title, description, image: image === null ? null : readPicture({ upload_id: image }) })
    return Object.keys(found).length ? found : undefined
  }

  function readValue(field: CmsField, value: unknown): unknown {
    switch (field.type) {
      case 'boolean':
        return value === (field.default ?? false) ? undefined : value
      case 'link':
        return readLink(value)
      case 'links':
        return readList(value, readLink)
      case 'rich_text':
        return readList(value, readBlock)
      case 'single_block':
        return readBlock(value)
      case 'gallery':
        return readList(value, readPicture)
      case 'file':
        return field.holds === 'picture' ? readPicture(value) : readFile(value, field.holds)
      case 'json':
        return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined
      case 'color':
        return readColor(value, field.holds)
      case 'seo':
        return readSeo(value)
      default:
        return value === '' ? undefined : value
    }
  }

  /** The languages that a record is in: those of its localized fields. */
  function listLocales({ fields }: CmsModel, item: Values): readonly Locale[] {
    const own = fields.find(({ localized, apiKey }) => localized && isObject(item[apiKey]))
    return own ? Object.keys(item[own.apiKey] as Values).filter((locale) => isLocale(locale)) : allLocales
  }

  function readField(field: CmsField, value: unknown, locales: readonly Locale[], gap: null | undefined): unknown {
    if (!field.localized) return readValue(field, value)
    const byLocale = isObject(value) ? value : {}
    return merged(
      locales.map((locale) => [locale, readValue(field, byLocale[locale])]),
      gap,
    )
  }

  return {
    /** The record as a file has it, without its place. */
    record(model: CmsModel, item: Values): Values {
      const locales = listLocales(model, item)
      const slug = model.fields.find(({ type }) => type === 'slug')
      // Without a slug English replaces a missing value, so a gap on purpose has to be explicit.
      const gap = slug ? undefined : null
      const values = model.fields.map((field): [string, unknown] => [
        field.key,
        readField(field, item[field.apiKey], locales, gap),
      ])
      const record = compact(Object.fromEntries(values)) as Values
      // The languages of its slug are those of a record.
      if (slug && typeof record[slug.key] === 'string' && locales.length < allLocales.length)
        record[slug.key] = Object.fromEntries(locales.map((locale) => [locale, record[slug.key]]))
      return record
    },
  }
}
