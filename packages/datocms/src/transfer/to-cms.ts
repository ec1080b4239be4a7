import { defaultLocale, isObject, type Assets, type Locale } from '@brand/content'
import { blocksByKey, type CmsField, type CmsModel } from '../models/index.ts'
import type { Flat } from './folder-records.ts'
import { toPlace } from './places.ts'

/** Lookups of the ids that a value needs from the project, by name in a content folder. `undefined` where there is none. */
export interface Names {
  modelId(apiKey: string): string
  recordId(models: readonly string[], name: string): string | undefined
  pictureId(name: string): string | undefined
  fileId(place: string): string | undefined
  assets: Assets
  report(message: string): void
}

const channels = (value: Record<string, unknown>): number[] =>
  typeof value['hex'] === 'string'
    ? [1, 3, 5].map((start) => Number.parseInt(String(value['hex']).slice(start, start + 2), 16))
    : (String(value['cssRgb']).match(/\d+/g) ?? []).map(Number)

/** Returns the alternative text that the library has for a picture. A record with the same text is sent without it. */
function sharedAlt({ alt }: Assets[string], locale: Locale): string | undefined {
  return typeof alt === 'string' ? alt : alt?.[locale]
}

/** Writes values of a content folder as the API takes them. */
export function createWriter(names: Names) {
  const reference = (id: string | undefined, what: string) => {
    if (id === undefined) names.report(`${what} is not in the folder`)
    return id ?? null
  }
  const fileValue = (id: string | null, { alt, title }: Record<string, unknown>) =>
    id === null ? null : { upload_id: id, alt: alt ?? null, title: title ?? null, custom_data: {}, focal_point: null }

  function writePicture(value: unknown, locale: Locale) {
    if (!isObject(value)) return null
    const name = String(value['id'])
    const asset = names.assets[name]
    const isShared = asset !== undefined && sharedAlt(asset, locale) === value['alt']
    return fileValue(reference(names.pictureId(name), `The picture ${name}`), { ...value, ...(isShared && { alt: null }) })
  }

  function writeFile(value: unknown) {
    const parts = isObject(value) ? value : { url: value }
    const { url } = parts
    if (typeof url !== 'string' || !url) return null
    const place = toPlace(url)
    return fileValue(reference(place && names.fileId(place), `The file ${url}`), parts)
  }

  function writeBlock(value: unknown, { models = [] }: CmsField, locale: Locale) {
    if (!isObject(value)) return null
    const model = blocksByKey.get(models.length > 1 ? String(value['type']) : models[0]!)
    if (!model) return null
    const attributes = model.fields.map((field) => [field.apiKey, writeValue(field, value[field.key], locale)])
    return {
      type: 'item',
      attributes: Object.fromEntries(attributes) as Record<string, unknown>,
      relationships: { item_type: { data: { type: 'item_type', id: names.modelId(model.apiKey) } } },
    }
  }

  const list = (value: unknown, write: (item: unknown) => unknown) =>
    Array.isArray(value) ? value.map(write).filter((item) => item !== null) : []
  const link = (models: readonly string[] | undefined, name: unknown) =>
    typeof name === 'string' ? reference(names.recordId(models ?? [], name), `The record ${name}`) : null

  function writeValue(field: CmsField, value: unknown, locale: Locale): unknown {
    switch (field.type) {
      case 'boolean':
        return value ?? field.default ?? false
      case 'link':
        return link(field.models, value)
      case 'links':
        return list(value, (name) => link(field.models, name))
      case 'rich_text':
        return list(value, (item) => writeBlock(item, field, locale))
      case 'single_block':
        return writeBlock(value, field, locale)
      case 'gallery':
        return list(value, (item) => writePicture(item, locale))
      case 'file':
        return field.holds === 'picture' ? writePicture(value, locale) : writeFile(value)
      case 'json':
        return value === undefined || value === null ? null : JSON.stringify(value)
      case 'color': {
        if (!isObject(value)) return null
        const [red = 0, green = 0, blue = 0] = channels(value)
        return { red, green, blue, alpha: 255 }
      }
      case 'seo': {
        if (!isObject(value)) return null
        const picture = writePicture(value['image'], locale)
        const { title, description } = value
        return { title: title ?? null, description: description ?? null, image: picture && picture.upload_id }
      }
      default:
        return value ?? null
    }
  }

  return {
    /** The values of a record by the api keys of their fields. */
    attributes({ fields }: CmsModel, flat: Flat): Record<string, unknown> {
      const locales = Object.keys(flat) as Locale[]
      const [first = defaultLocale] = flat[defaultLocale] ? [defaultLocale] : locales
      const valueIn = (field: CmsField, locale: Locale) => writeValue(field, flat[locale]?.[field.key], locale)
      return Object.fromEntries(
        fields.map((field) => [
          field.apiKey,
          field.localized ? Object.fromEntries(locales.map((locale) => [locale, valueIn(field, locale)])) : valueIn(field, first),
        ]),
      )
    },
  }
}
