import {
  shapes,
  visitField,
  wireName,
  type ActionValue,
  type AnyField,
  type ColorValue,
  type Contract,
  type EmbedValue,
  type FieldVisitor,
  type GroupField,
  type ImageField,
  type ImageValue,
  type PropsOf,
  type ShapeName,
  type ShapeValue,
  type Side,
  type VideoValue,
} from '@brand/blocks/contracts'
import {
  pathFor,
  type ActionRecord,
  type ColorRecord,
  type EmbedRecord,
  type ImageRecord,
  type Locale,
  type ShapeRecord,
  type SideRecord,
  type VideoRecord,
} from '@brand/content'
import { pictureAt } from '../routes/picture.ts'
import { cropHeight, posterWidth, type Crop } from './image-sizes.ts'
import { toLang, type Languages } from './languages.ts'
import { shapeMappers, type LinkTo, type PreviewOf } from './shapes.ts'
import { withoutSoftHyphens } from '../i18n/soft-hyphens.ts'

interface Context {
  /** Contract that names the fields in the record. Missing within the shape of another record, whose props keep their names. */
  contract?: Contract
  languages: Languages
  linkTo: LinkTo
  previewOf?: PreviewOf | undefined
}

/**
 * Candidates by density, or by width: up to the first that is as wide as the picture itself, which is listed with its real width.
 * @requirement BLK-image_grid-03
 */
function formatSrcset(image: ImageRecord, crop: Crop, densities = false) {
  const { widths } = crop
  const cropped = (w: number, i: number) => pictureAt(image, { w, h: cropHeight(crop, i) })
  if (densities) return widths.map((w, i) => `${cropped(w, i)} ${i + 1}x`).join(', ')
  if (cropHeight(crop, 0)) return widths.map((w, i) => `${cropped(w, i)} ${w}w`).join(', ')
  return widths
    .filter((_, i) => i === 0 || widths[i - 1]! < image.width)
    .map((w) => `${pictureAt(image, { w })} ${Math.min(w, image.width)}w`)
    .join(', ')
}

export function imageValue(image: ImageRecord, field: Omit<ImageField, 'kind' | 'help'>): ImageValue {
  const { widths, crops, large, densities } = field
  const [middle, last] = [Math.floor((widths.length - 1) / 2), widths.length - 1]
  const height = cropHeight(field, last)
  return {
    src: pictureAt(image, { w: widths[middle], h: cropHeight(field, middle) }),
    srcset: formatSrcset(image, field, densities),
    alt: image.alt,
    width: height ? widths[last]! : image.width,
    height: height ?? image.height,
    ...(image.focalPoint && { focal: image.focalPoint }),
    ...(image.color && { color: image.color }),
    ...(image.preview && { preview: image.preview }),
    ...(large && {
      large: {
        src: pictureAt(image, { w: large[0] }),
        srcset: formatSrcset(image, { widths: large }),
        width: image.width,
        height: image.height,
      },
    }),
    ...(crops && {
      sources: crops.map((crop) => ({
        media: crop.media,
        srcset: formatSrcset(image, crop, densities),
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
const toHex = (cssRgb: string): ColorValue =>
  `#${cssRgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((channel) => Math.min(Number(channel), 255).toString(16).padStart(2, '0'))
    .join('')}`

/** A colour of the CMS as a prop. */
export const toColor = (color: ColorRecord | undefined) => color && toHex(color.cssRgb)

/**
 * The variant for each colour of a button.
 * @requirement BLK-home_header-05 to 07
 */
const variants = { yellow: 'primary', white: 'secondary', black: 'inverse' } as const
const sides = { left: 'start', right: 'end' } as const

/** The prop for each kind of value in a record. */
const mappers: FieldVisitor<unknown, AnyField, [value: never, context: Context]> = {
  text: (field, value: string) => (field.title ? value : withoutSoftHyphens(value)),
  html: (_, value: string) => value,
  choice: ({ options, default: otherwise }, value: string) => (options.includes(value) ? value : otherwise),
  image: (field, value: ImageRecord) => imageValue(value, field),
  video: (_, { mp4, webm, ogg, poster }: VideoRecord): VideoValue => ({
    mp4,
    webm,
    ogg,
    poster: poster && pictureAt(poster, { w: posterWidth }),
  }),
  embed: (_, film: EmbedRecord): EmbedValue => ({
    provider: film.provider,
    id: film.providerUid,
    href: film.url || providerLink[film.provider](film.providerUid),
    title: film.title,
    ...('captions' in film && { captions: film.captions?.map(({ lang, file }) => ({ lang, src: file })) }),
  }),
  action: (_, { cbButtonText, cbButtonLink, cbButtonTarget, cbButtonColor }: ActionRecord): ActionValue => ({
    label: cbButtonText,
    href: cbButtonLink,
    newTab: cbButtonTarget === '_blank',
    variant: variants[cbButtonColor],
  }),
  number: (_, value: number) => value,
  flag: (_, value: boolean) => value,
  color: (_, { cssRgb }: ColorRecord) => toHex(cssRgb),
  surface: (_, value: string) => value,
  side: (_, value: SideRecord): Side => sides[value],
  link: (_, value: string) => value,
  date: (_, value: string) => value,
  reference: ({ to }, record: OtherRecord, context) => shapeValue(record, to, context),
  query: ({ of }, found: readonly OtherRecord[], context) => found.map((record) => shapeValue(record, of, context)),
  list: (field, values: readonly unknown[], context) => values.map((value) => toValue(value, field.of, context)),
  group: (group, record: Record<string, unknown>, context) =>
    toValues(record, 'name' in group ? buildTable(group.fields, context.contract, group) : buildTable(group.fields), context),
}

const toValue = (value: unknown, field: AnyField, context: Context) => visitField(mappers, field, value as never, context)

type Entry = [prop: string, name: string, field: AnyField]

/** Tables by contract (`shapes` for those without one), then by group (the fields themselves for those of no group). */
const tables = new WeakMap<object, WeakMap<object, Entry[]>>()

/**
 * The props of a contract, of a group in it, or of a shape, each with its name in a record; computed once. A shape has no
 * contract: its props have their own names.
 */
function buildTable(fields: Record<string, AnyField>, contract?: Contract, group?: GroupField): Entry[] {
  const own = tables.get(contract ?? shapes) ?? new WeakMap<object, Entry[]>()
  tables.set(contract ?? shapes, own)
  const toWireName = (prop: string) => (contract ? wireName(contract, prop, group) : prop)
  const table = own.get(group ?? fields) ?? Object.entries(fields).map(([prop, field]): Entry => [prop, toWireName(prop), field])
  own.set(group ?? fields, table)
  return table
}

function toValues(record: Record<string, unknown>, table: readonly Entry[], context: Context): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [prop, name, field] of table) {
    const value = record[name]
    if (value === undefined || value === null) continue
    props[prop] = toValue(value, field, context)
  }
  return props
}

interface OtherRecord {
  id: string
  /** The language that it is in, where it may have fallen back to English. */
  usedLocale?: Locale
}

/** Another record in the shape that a block takes. */
function shapeValue(record: OtherRecord, shape: ShapeName, { languages, linkTo, previewOf }: Context) {
  const lang = toLang(record, languages)
  const values = shapeMappers[shape](record as never, { linkTo, previewOf, contentLocale: languages.contentLocale })
  return { id: record.id, ...(lang && { lang }), ...toValues(values, buildTable(shapes[shape]), { languages, linkTo }) }
}

const linkIn =
  ({ locale }: Languages): LinkTo =>
  (type, slug) =>
    pathFor(type, slug, locale)

/**
 * Turns a record into its block's props by the contract's own table. Missing values are left out. `previewOf` finds the pages
 * that show files; default: none.
 * @requirement OR-85
 */
export const toProps = <C extends Contract>(contract: C, record: object, languages: Languages, previewOf?: PreviewOf) =>
  toValues(record as Record<string, unknown>, buildTable(contract.fields, contract), {
    contract,
    languages,
    linkTo: linkIn(languages),
    previewOf,
  }) as PropsOf<C>

/** Another record in the shape that blocks and parts of pages take. */
export const shapeProps = <S extends ShapeName>(shape: S, record: ShapeRecord<S>, languages: Languages) =>
  shapeValue(record as never, shape, { languages, linkTo: linkIn(languages) }) as ShapeValue<S>
