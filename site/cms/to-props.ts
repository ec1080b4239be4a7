import {
  shapes,
  wireName,
  type Contract,
  type EmbedValue,
  type Field,
  type GroupField,
  type ImageField,
  type ImageValue,
  type ShapeName,
  type VideoValue,
} from '@brand/blocks/contracts'
import {
  pathFor,
  type ActionRecord,
  type ColorRecord,
  type EmbedRecord,
  type ImageRecord,
  type Locale,
  type VideoRecord,
} from '@brand/content'
import { cropHeight, posterWidth, type Crop } from './image-sizes.ts'
import { records, type LinkTo } from './records.ts'
import { softHyphens, softHyphensInHeadings } from './soft-hyphens.ts'

type Kind = Field['kind']
interface Context {
  /** Names the fields in the record; without one, within the shape of another record, they have their own names. */
  contract?: Contract
  locale: Locale
  linkTo: LinkTo
}
type Mapper<K extends Kind> = (value: never, field: Extract<Field, { kind: K }>, context: Context) => unknown

const query = (url: string, w: number, h?: number) => (h ? `${url}?w=${w}&h=${h}&fit=crop` : `${url}?w=${w}&fit=max`)

/** Candidates up to the first that is as wide as the picture itself; that one is named by the width it really has. */
function srcsetOf(image: ImageRecord, crop: Crop) {
  const { widths } = crop
  if (cropHeight(crop, 0)) return widths.map((w, i) => `${query(image.url, w, cropHeight(crop, i))} ${w}w`).join(', ')
  return widths
    .filter((_, i) => i === 0 || widths[i - 1]! < image.width)
    .map((w) => `${query(image.url, w)} ${Math.min(w, image.width)}w`)
    .join(', ')
}

export function imageValue(image: ImageRecord, field: Omit<ImageField, 'kind' | 'help'>): ImageValue {
  const { widths, crops, large } = field
  const [middle, last] = [Math.floor((widths.length - 1) / 2), widths.length - 1]
  const height = cropHeight(field, last)
  return {
    src: query(image.url, widths[middle]!, cropHeight(field, middle)),
    srcset: srcsetOf(image, field),
    alt: image.alt,
    width: height ? widths[last]! : image.width,
    height: height ?? image.height,
    ...(image.focalPoint && { focal: image.focalPoint }),
    ...(image.color && { color: image.color }),
    ...(image.preview && { preview: image.preview }),
    ...(large && {
      large: {
        src: query(image.url, large[0]!),
        srcset: srcsetOf(image, { widths: large }),
        width: image.width,
        height: image.height,
      },
    }),
    ...(crops && {
      sources: crops.map((crop) => ({
        media: crop.media,
        srcset: srcsetOf(image, crop),
        width: crop.widths[0]!,
        height: cropHeight(crop, 0)!,
      })),
    }),
  }
}

const providerLink = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id: string) => `https://vimeo.com/${id}`,
  file: (id: string) => id,
}

/** `rgb(31, 59, 45)` to `#1f3b2d`. */
const toHex = (cssRgb: string) =>
  `#${cssRgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((channel) => Math.min(Number(channel), 255).toString(16).padStart(2, '0'))
    .join('')}`

const mappers: { [K in Kind]: Mapper<K> } = {
  text: (value: string, field, { locale }) => (field.title ? softHyphens(value, locale) : value),
  html: (value: string, _field, { locale }) => softHyphensInHeadings(value, locale),
  choice: (value: string, field) => (field.options.includes(value) ? value : field.default),
  image: imageValue,
  video: ({ mp4, webm, ogg, poster }: VideoRecord): VideoValue => ({
    mp4,
    webm,
    ogg,
    poster: poster && query(poster.url, posterWidth),
  }),
  embed: ({ provider, providerUid, url, title }: EmbedRecord): EmbedValue => ({
    provider,
    id: providerUid,
    link: url || providerLink[provider](providerUid),
    title,
  }),
  action: ({ cbButtonText, cbButtonLink, cbButtonTarget, cbButtonColor }: ActionRecord) => ({
    text: cbButtonText,
    link: cbButtonLink,
    blank: cbButtonTarget === '_blank',
    color: cbButtonColor,
  }),
  number: (value: number) => value,
  flag: (value: boolean) => value,
  color: ({ cssRgb }: ColorRecord) => toHex(cssRgb),
  link: (value: string) => value,
  date: (value: string) => value,
  reference: (record: OtherRecord, { to }, context) => shapeValue(record, to, context),
  query: (found: readonly OtherRecord[], { of }, context) => found.map((record) => shapeValue(record, of, context)),
  list: (values: readonly unknown[], field, context) => values.map((value) => valueOf(value, field.of, context)),
  group: (record: Record<string, unknown>, group, context) => valuesOf(record, tableOf(group, context.contract), context),
}

const valueOf = (value: unknown, field: Field, context: Context) =>
  (mappers[field.kind] as Mapper<Kind>)(value as never, field as never, context)

type Entry = [prop: string, name: string, field: Field]
const tables = new WeakMap<object, Entry[]>()

/** A table of props and their names in a record, worked out once: those of a contract, of a group in it, or of a shape. */
function tableOf(owner: { fields: Record<string, Field> } | GroupField, contract: Contract | undefined): Entry[] {
  let table = tables.get(owner.fields)
  if (!table) {
    const group = 'name' in owner ? owner : undefined
    const nameOf = (prop: string) => (contract ? wireName(contract, prop, group) : prop)
    table = Object.entries(owner.fields).map(([prop, field]) => [prop, nameOf(prop), field])
    tables.set(owner.fields, table)
  }
  return table
}

function valuesOf(record: Record<string, unknown>, table: readonly Entry[], context: Context): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [prop, name, field] of table) {
    const value = record[name]
    if (value === undefined || value === null) continue
    props[prop] = valueOf(value, field, context)
  }
  return props
}

interface OtherRecord {
  id: string
  /** The language that it is in, where it may have fallen back to English. */
  usedLocale?: Locale
}

/** Another record in the shape that a block takes. */
function shapeValue(record: OtherRecord, shape: ShapeName, { locale: pageLocale, linkTo }: Context) {
  const locale = record.usedLocale ?? pageLocale
  const values = records[shape](record as never, linkTo)
  return {
    id: record.id,
    ...(locale !== pageLocale && { lang: locale }),
    ...valuesOf(values, tableOf({ fields: shapes[shape] }, undefined), { locale, linkTo }),
  }
}

/**
 * Turns a record into its block's props by the contract's own table (OR-85): wire names end here. Missing values are left out.
 * `locale` is the language of the record, `visitor` that of the page's address, where links lead on.
 */
export const toProps = (contract: Contract, record: Record<string, unknown>, locale: Locale, visitor = locale) =>
  valuesOf(record, tableOf(contract, contract), { contract, locale, linkTo: (type, slug) => pathFor(type, slug, visitor) })
