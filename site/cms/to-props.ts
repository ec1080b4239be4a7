import {
  wireName,
  type Contract,
  type EmbedValue,
  type Field,
  type GroupField,
  type ImageField,
  type ImageValue,
  type VideoValue,
} from '@brand/blocks/contracts'
import type { ActionRecord, ColorRecord, EmbedRecord, ImageRecord, Locale, VideoRecord } from '@brand/content'
import { heightAt, posterWidth } from './image-sizes.ts'
import { softHyphens, softHyphensInHeadings } from './soft-hyphens.ts'

type Kind = Field['kind']
interface Context {
  contract: Contract
  locale: Locale
}
type Mapper<K extends Kind> = (value: never, field: Extract<Field, { kind: K }>, context: Context) => unknown

const query = (url: string, w: number, ratio: string | undefined) =>
  ratio ? `${url}?w=${w}&h=${heightAt(w, ratio)}&fit=crop` : `${url}?w=${w}&fit=max`

/** Candidates up to the first that is as wide as the picture itself; that one is named by the width it really has. */
function srcsetOf(image: ImageRecord, widths: readonly number[], ratio: string | undefined) {
  if (ratio) return widths.map((w) => `${query(image.url, w, ratio)} ${w}w`).join(', ')
  return widths
    .filter((_, i) => i === 0 || widths[i - 1]! < image.width)
    .map((w) => `${query(image.url, w, ratio)} ${Math.min(w, image.width)}w`)
    .join(', ')
}

export function imageValue(
  image: ImageRecord,
  { widths, ratio, crops }: Pick<ImageField, 'widths' | 'ratio' | 'crops'>,
): ImageValue {
  const middle = widths[Math.floor((widths.length - 1) / 2)]!
  const width = ratio ? widths.at(-1)! : image.width
  return {
    src: query(image.url, middle, ratio),
    srcset: srcsetOf(image, widths, ratio),
    alt: image.alt,
    width,
    height: ratio ? heightAt(width, ratio) : image.height,
    ...(image.focalPoint && { focal: image.focalPoint }),
    ...(image.color && { color: image.color }),
    ...(image.preview && { preview: image.preview }),
    ...(crops && {
      sources: crops.map((crop) => ({
        media: crop.media,
        srcset: srcsetOf(image, crop.widths, crop.ratio),
        width: crop.widths[0]!,
        height: heightAt(crop.widths[0]!, crop.ratio),
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
    poster: poster && query(poster.url, posterWidth, undefined),
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
  list: (values: readonly unknown[], field, context) => values.map((value) => valueOf(value, field.of, context)),
  group: (record: Record<string, unknown>, group, context) => valuesOf(record, context, group),
}

const valueOf = (value: unknown, field: Field, context: Context) =>
  (mappers[field.kind] as Mapper<Kind>)(value as never, field as never, context)

type Entry = [prop: string, wire: string, field: Field]
const tables = new WeakMap<Contract | GroupField, Entry[]>()

/** A contract's table of props and wire names, or that of a group in it, worked out once. */
function tableOf(contract: Contract, group?: GroupField): Entry[] {
  const owner = group ?? contract
  let table = tables.get(owner)
  if (!table) {
    table = Object.entries(owner.fields).map(([prop, field]) => [prop, wireName(contract, prop, group), field])
    tables.set(owner, table)
  }
  return table
}

function valuesOf(record: Record<string, unknown>, context: Context, group?: GroupField): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [prop, wire, field] of tableOf(context.contract, group)) {
    const value = record[wire]
    if (value === undefined || value === null) continue
    props[prop] = valueOf(value, field, context)
  }
  return props
}

/** Turns a record into its block's props by the contract's own table (OR-85): wire names end here. Missing values are left out. */
export const toProps = (contract: Contract, record: Record<string, unknown>, locale: Locale) =>
  valuesOf(record, { contract, locale })
