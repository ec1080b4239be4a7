import { wireName, type Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { Field, GroupField } from '../../packages/blocks/src/contract/fields.ts'
import { inLocale, type Fixture } from '../../packages/blocks/src/contract/fixtures.ts'
import type {
  ActionValue,
  ColorValue,
  EmbedValue,
  ImageValue,
  Side,
  VideoValue,
} from '../../packages/blocks/src/contract/values.ts'
import { visitField, type FieldVisitor } from '../../packages/blocks/src/contract/visit.ts'
import { buttonColors, rgbOf } from './wire-values.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'

/** Values of a field by language, in an example. */
type Told<Value = unknown> = Partial<Record<Locale, Value>>

/** The part of each value that `read` gives. */
const each = <Value, Part>(told: Told<Value>, read: (value: Value) => Part): Told<Part> =>
  Object.fromEntries(Object.entries(told).flatMap(([locale, value]) => (value === undefined ? [] : [[locale, read(value)]])))

/** Returns a text with its translations, or a single value where all languages have the same. */
function translated(told: Told): unknown {
  const values = Object.values(told)
  return new Set(values).size > 1 ? told : values[0]
}

const english = <Value>(told: Told<Value>): Value => told.en!

/** A picture by its name: `hall` for `/fixtures/hall-1280.webp`. Its record has the alternative texts. */
const pictureOf = (src: string) => ({ image: /([^/]+?)(?:-\d+)?\.\w+$/.exec(src)?.[1] ?? src })

const recordIdsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

/** Conversion of a value to its form in a record, for each kind of field. */
const recorded: FieldVisitor<unknown, Field, [told: Told<never>, contract: Contract]> = {
  text: (_, told) => translated(told),
  html: (_, told) => translated(told),
  link: (_, told) => translated(told),
  image: (_, told: Told<ImageValue>) => pictureOf(english(told).src),
  video(_, told: Told<VideoValue>) {
    const { poster, ...files } = english(told)
    return { ...files, ...(poster && { poster: pictureOf(poster) }) }
  },
  embed(_, told: Told<EmbedValue>) {
    const { provider, id, href, captions } = english(told)
    return {
      provider,
      providerUid: id,
      url: href,
      title: translated(each(told, ({ title }) => title)),
      captions: captions?.map(({ lang, src }) => ({ lang, file: src })),
    }
  },
  action(_, told: Told<ActionValue>) {
    const { newTab, variant = 'primary' } = english(told)
    return {
      cbButtonText: translated(each(told, ({ label }) => label)),
      cbButtonLink: translated(each(told, ({ href }) => href)),
      cbButtonTarget: newTab ? '_blank' : undefined,
      cbButtonColor: buttonColors[variant],
    }
  },
  choice: (_, told) => english(told),
  number: (_, told) => english(told),
  flag: (_, told) => english(told),
  surface: (_, told) => english(told),
  date: (_, told) => english(told),
  color: (_, told: Told<ColorValue>) => ({ cssRgb: rgbOf(english(told)) }),
  side: (_, told: Told<Side>) => (english(told) === 'start' ? 'left' : 'right'),
  reference: (_, told: Told<{ id: string }>) => english(told).id,
  // Without a choice of the editor's the API finds them.
  query: ({ choose }, told: Told<readonly { id: string }[]>) => (choose ? recordIdsOf(english(told)) : undefined),
  list: ({ of }, told: Told<readonly unknown[]>, contract) =>
    english(told).map((_, i) => valueOf(of, entryAt(told, i), contract)),
  group: (field, told: Told<object>, contract) => fieldsOf(contract, told, field),
}

/** An entry of a list in each language. */
const entryAt = (told: Told<readonly unknown[]>, i: number): Told => each(told, (entries) => entries[i])

const valueOf = (field: Field, told: Told, contract: Contract) => visitField(recorded, field, told as Told<never>, contract)

const fieldsOf = (contract: Contract, told: Told<object>, group?: GroupField) =>
  Object.fromEntries(
    Object.entries((group ?? contract).fields).flatMap(([prop, field]) => {
      const values = each(told, (props) => (props as Record<string, unknown>)[prop])
      return values.en === undefined ? [] : [[wireName(contract, prop, group), valueOf(field, values, contract)]]
    }),
  )

/** An example of a block as a record of a page's body, in all its languages: what one puts into a file of the content. */
export function recordOf<Props extends object>(contract: Contract, fixture: Fixture<Props>): Record<string, unknown> {
  const locales = Object.keys(fixture) as Locale[]
  const told = Object.fromEntries(locales.map((locale) => [locale, inLocale(fixture, locale)]))
  return { type: contract.type, ...fieldsOf(contract, told) }
}
