import { wireName, type Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { Field, GroupField, ShapeName } from '../../packages/blocks/src/contract/fields.ts'
import type { Values } from '../../packages/blocks/src/contract/problems.ts'
import { visitField, type FieldVisitor } from '../../packages/blocks/src/contract/visit.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { exampleRecords, fromPuck, toPuck } from '../../packages/blocks/src/puck/index.ts'
import { toHex, variants } from '../copy/wire-values.ts'
import { mediaAddress, nameOfRecord, pictures, type BlockRecord } from './content.ts'
import { inLanguage, type Localised } from './localised.ts'

/**
 * The Composer holds what records hold, in all languages, by the names of props: so what nobody touches is saved as it was. This
 * module takes records in, gives them out, and makes props of them.
 */

type Change = (field: Field, value: never, contract: Contract) => unknown

/** The names of a group's fields, or of the block's own. */
const listFields = (contract: Contract, group?: GroupField) =>
  Object.entries((group ?? contract).fields).map(([prop, field]) => ({ prop, field, name: wireName(contract, prop, group) }))

const inGroups = (
  field: Field,
  value: never,
  contract: Contract,
  change: (group: GroupField, entry: Values) => Values,
): unknown => {
  if (field.kind === 'group') return change(field, value)
  const { kind } = field
  if (kind !== 'list') return value
  return (value as readonly never[]).map((entry) => inGroups(field.of, entry, contract, change))
}

/** The values of a record by the names of its props. */
const taken: Change = (field, value, contract) =>
  inGroups(field, value, contract, (group, entry) => takenFrom(contract, entry, group))
const takenFrom = (contract: Contract, record: Values, group?: GroupField): Values =>
  Object.fromEntries(
    listFields(contract, group).flatMap(({ prop, field, name }) =>
      record[name] === undefined ? [] : [[prop, taken(field, record[name] as never, contract)]],
    ),
  )

/** Objects whose fields an editor may have emptied. */
const objects = new Set(['action', 'video', 'embed'])
const withoutEmpty = (value: Values): Values | undefined => {
  const rest = Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== '')
  return rest.length ? Object.fromEntries(rest) : undefined
}

const given: Change = (field, value, contract) => {
  if (objects.has(field.kind)) return withoutEmpty(value)
  return inGroups(field, value, contract, (group, entry) => givenFrom(contract, entry, group))
}
const givenFrom = (contract: Contract, values: Values, group?: GroupField): Values =>
  Object.fromEntries(
    listFields(contract, group).flatMap(({ prop, field, name }) => {
      const value = values[prop] === undefined ? undefined : given(field, values[prop] as never, contract)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** A block of a page as Puck holds it. The name that links lead to belongs to no field, and is kept beside them. */
export const toPuckValues = (contract: Contract, record: BlockRecord): Values => ({
  ...toPuck(contract.fields, takenFrom(contract, record)),
  ...(record.anchor && { recordAnchor: record.anchor }),
})

/** A block of a page out of Puck. */
export const toRecord = (contract: Contract, { recordAnchor, ...data }: Values): BlockRecord => ({
  type: contract.type,
  ...(typeof recordAnchor === 'string' && { anchor: recordAnchor }),
  ...givenFrom(contract, fromPuck(contract.fields, data)),
})

const toImage = ({ image, alt }: { image: string; alt?: Localised }, locale: Locale) => {
  const picture = pictures[image]
  if (!picture) return { src: '', alt: '', width: 1, height: 1 }
  const { file, width, height, color, focalPoint, preview, alt: own } = picture
  return {
    src: mediaAddress(`/media/${file}`),
    alt: inLanguage(alt ?? own, locale) ?? '',
    width,
    height,
    color,
    preview,
    focal: focalPoint,
  }
}

interface FilmRecord {
  provider: 'youtube' | 'vimeo' | 'file'
  providerUid: string
  url?: string
  title?: Localised
  captions?: { lang: string; file: string }[]
}
interface ButtonRecord {
  cbButtonText: Localised
  cbButtonLink: Localised
  cbButtonTarget?: string
  cbButtonColor?: 'yellow' | 'white' | 'black'
}
type VideoRecord = Record<'mp4' | 'webm' | 'ogg', string | undefined> & { poster?: { image: string } }

/** Another record as the Composer shows it: what an example has, under its own name. The site shows what the record holds. */
function standIn(shape: ShapeName, id: string): Values {
  const [example] = exampleRecords(shape)
  return { ...example, ...(example && 'title' in example ? { title: nameOfRecord(id) } : { name: nameOfRecord(id) }), id }
}

/** The prop for each kind of value. */
const shown: FieldVisitor<unknown, Field, [value: never, locale: Locale]> = {
  text: (_, value: Localised, locale) => inLanguage(value, locale),
  html: (_, value: Localised, locale) => inLanguage(value, locale),
  link: (_, value: Localised, locale) => inLanguage(value, locale),
  image: (_, value: { image: string }, locale) => toImage(value, locale),
  video: (_, { mp4, webm, ogg, poster }: VideoRecord, locale) => ({
    mp4: mp4 && mediaAddress(mp4),
    webm: webm && mediaAddress(webm),
    ogg: ogg && mediaAddress(ogg),
    poster: poster && toImage(poster, locale).src,
  }),
  embed: (_, { provider, providerUid = '', url, title, captions }: FilmRecord, locale) => ({
    provider,
    id: mediaAddress(providerUid),
    href: mediaAddress(url ?? providerUid),
    title: inLanguage(title, locale),
    captions: captions?.map(({ lang, file }) => ({ lang, src: mediaAddress(file) })),
  }),
  action: (_, { cbButtonText, cbButtonLink, cbButtonTarget, cbButtonColor }: ButtonRecord, locale) => ({
    label: inLanguage(cbButtonText, locale) ?? '',
    href: inLanguage(cbButtonLink, locale) ?? '',
    newTab: cbButtonTarget === '_blank',
    variant: variants[cbButtonColor ?? 'yellow'],
  }),
  choice: (_, value) => value,
  number: (_, value) => value,
  flag: (_, value) => value,
  surface: (_, value) => value,
  date: (_, value) => value,
  color: (_, { cssRgb }: { cssRgb: string }) => toHex(cssRgb),
  side: (_, value: string) => (value === 'left' ? 'start' : 'end'),
  reference: ({ to }, id: string) => standIn(to, id),
  query: ({ of }, ids: readonly string[]) => ids.map((id) => standIn(of, id)),
  list: ({ of }, entries: readonly never[], locale) => entries.map((entry) => visitField(shown, of, entry, locale)),
  group: ({ fields }, values: Values, locale) => shownFrom(fields, values, locale),
}

const shownFrom = (fields: Readonly<Record<string, Field>>, values: Values, locale: Locale): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([prop, field]) => {
      const value = values[prop]
      if (value === undefined || value === null)
        return field.kind === 'query' ? [[prop, exampleRecords(field.of).slice(0, field.max)]] : []
      const result = visitField(shown, field, value as never, locale)
      return result === undefined ? [] : [[prop, result]]
    }),
  )

/** A block's props in a language, of the values that its record has. */
export const propsIn = (locale: Locale, { fields }: Contract, values: Values): Values => shownFrom(fields, values, locale)
