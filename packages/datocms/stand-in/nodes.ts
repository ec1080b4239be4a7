import { createHash } from 'node:crypto'
import { defaultLocale, isObject, type Assets, type Locale } from '@brand/content'
import { blocksByKey, typeName, type CmsField, type CmsModel } from '../src/models/index.ts'
import type { Library, Records, StandInRecord } from './library.ts'
import { createThumb } from './thumb.ts'

/** Context of a request. */
export interface View {
  library: Library
  records: Records
  /** Address of the stand-in, which those of assets begin with. */
  origin: string
  /** The records that an answer is made of, as tags for caches. */
  tags: Set<string>
  /** URL of the editor, from the query. */
  editor: string | undefined
}

/** A record in a language, with those that stand in for what it lacks. */
export interface RecordNode {
  record: StandInRecord
  locale: Locale
  fallbacks: readonly Locale[]
}

/** A block: its fields lie in those of a record, and what it links to is in the language of that. */
export interface BlockNode {
  model: CmsModel
  flat: Record<string, unknown>
  locale: Locale
  fallbacks: readonly Locale[]
  /** Its place in the form of the record that it is part of. */
  place: Place
}

/** A place in the form of a record. */
interface Place {
  record: StandInRecord
  path: string
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** A value of a record: in its language where it is localized, else in another that is asked for. */
function flatValue({ record, locale, fallbacks }: RecordNode, { key, localized }: CmsField): unknown {
  const { content } = record
  const first = localized ? locale : content[defaultLocale] ? defaultLocale : (Object.keys(content)[0] as Locale)
  const own = content[first]?.[key]
  if (!localized || !isEmpty(own)) return own
  return fallbacks.map((each) => content[each]?.[key]).find((value) => !isEmpty(value))
}

/** The place of a field in the form of its record: `ct_page_body.en`, or `ct_page_body.0.image` within a block. */
function findPlace(node: RecordNode | BlockNode, { apiKey, localized }: CmsField): Place {
  if (!('record' in node)) return { ...node.place, path: `${node.place.path}.${apiKey}` }
  return { record: node.record, path: localized ? `${apiKey}.${node.locale}` : apiKey }
}

/** The block of a value: the one that the field has, or the one that it names itself. `index` is its place in a list. */
function blockNode(value: unknown, field: CmsField, node: RecordNode | BlockNode, index?: number): BlockNode | null {
  if (!isObject(value)) return null
  const { models = [] } = field
  const model = blocksByKey.get(models.length > 1 ? String(value['type']) : models[0]!)
  const { record, path } = findPlace(node, field)
  const place = { record, path: index === undefined ? path : `${path}.${index}` }
  return model ? { model, flat: value, locale: node.locale, fallbacks: node.fallbacks, place } : null
}

/** The record of an id, of one of some models; `null` where nothing with that id can be seen. */
function linked(id: unknown, { models = [] }: CmsField, node: RecordNode | BlockNode, view: View): RecordNode | null {
  for (const model of models) {
    const record = view.records.get(model)?.find((each) => each.id === id)
    if (record) return { record, locale: node.locale, fallbacks: node.fallbacks }
  }
  return null
}

const mapList = <T>(value: unknown, node: (item: unknown, index: number) => T | null): T[] =>
  Array.isArray(value) ? value.map(node).filter((item) => item !== null) : []

/** A picture of the library as the CMS answers it, with the values that the record gives. */
function pictureNode(value: unknown, assets: Assets, origin: string) {
  if (!isObject(value)) return null
  const id = String(value['id'])
  const asset = assets[id]
  if (!asset) return null
  const isTransparent = asset.color === 'transparent'
  return {
    id,
    url: `${origin}/assets/${asset.file}`,
    filename: asset.file,
    format: asset.file.split('.').at(-1),
    // The hash of the folder in the place of the CMS': so that a picture has the address that it has without a CMS.
    md5: asset.hash?.padEnd(32, '0') ?? null,
    width: asset.width,
    height: asset.height,
    size: 0,
    alt: value['alt'],
    title: value['title'],
    focalPoint: asset.focalPoint ?? { x: 0.5, y: 0.5 },
    colors: isTransparent ? [] : [{ hex: asset.color.toUpperCase() }],
    blurUpThumb: () => createThumb(asset.preview),
    customData: isTransparent ? { color: 'transparent' } : {},
  }
}

/** A file, by its address or with the values that a record gives. A file of the site's own is named by its path. */
function fileNode(value: unknown, origin: string) {
  const found = isObject(value) ? value : { url: value }
  const { url, ...rest } = found
  if (typeof url !== 'string') return null
  const isOwn = url.startsWith('/')
  return {
    id: createHash('md5').update(url).digest('base64url'),
    format: url.split('.').at(-1),
    // The CMS knows size and name of every file; here a record may give them.
    size: null,
    filename: null,
    ...rest,
    url: isOwn ? `${origin}/assets${url}` : url,
    customData: isOwn ? { path: url } : {},
  }
}

function colorNode(value: unknown) {
  if (!isObject(value)) return null
  const [red = 0, green = 0, blue = 0] =
    typeof value['hex'] === 'string'
      ? [1, 3, 5].map((start) => Number.parseInt(String(value['hex']).slice(start, start + 2), 16))
      : (String(value['cssRgb']).match(/\d+/g) ?? []).map(Number)
  const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { red, green, blue, alpha: 255, hex, cssRgb: `rgb(${red}, ${green}, ${blue})` }
}

/** Resolves a field of a record or block. */
export function resolveField(node: RecordNode | BlockNode, field: CmsField, view: View): unknown {
  const value = 'record' in node ? flatValue(node, field) : node.flat[field.key]
  const { assets } = view.library
  switch (field.type) {
    case 'rich_text':
      return mapList(value, (item, index) => blockNode(item, field, node, index))
    case 'single_block':
      return blockNode(value, field, node)
    case 'link':
      return linked(value, field, node, view)
    case 'links':
      return mapList(value, (id) => linked(id, field, node, view))
    case 'file':
      return field.holds === 'picture' ? pictureNode(value, assets, view.origin) : fileNode(value, view.origin)
    case 'gallery':
      return mapList(value, (item) => pictureNode(item, assets, view.origin))
    case 'seo':
      return isObject(value) ? { ...value, image: pictureNode(value['image'], assets, view.origin) } : null
    case 'color':
      return colorNode(value)
    case 'boolean':
      return value ?? field.default ?? false
    default:
      return value === undefined || value === '' ? null : value
  }
}

/** The type of a record or block in answers. */
export const typeOfNode = (node: RecordNode | BlockNode) =>
  typeName('record' in node ? node.record.model.apiKey : node.model.apiKey)

/** The id of a block of a page is in its record; that of another follows from its content. */
export const blockId = ({ model, flat }: BlockNode): string =>
  model.of ? String(flat['id']) : createHash('md5').update(JSON.stringify(flat)).digest('base64url')
