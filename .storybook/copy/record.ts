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
import { buttonColors, toRgb } from './wire-values.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'

/** Values of a field by language, in an example. */
type Localised<Value = unknown> = Partial<Record<Locale, Value>>

/** The part of each value that `read` gives. */
const each = <Value, Part>(localised: Localised<Value>, read: (value: Value) => Part): Localised<Part> =>
  Object.fromEntries(Object.entries(localised).flatMap(([locale, value]) => (value === undefined ? [] : [[locale, read(value)]])))

/** Returns a text with its translations, or a single value where all languages have the same. */
function translated(localised: Localised): unknown {
  const values = Object.values(localised)
  return new Set(values).size > 1 ? localised : values[0]
}

const english = <Value>(localised: Localised<Value>): Value => localised.en!

/** A picture by its name: `hall` for `/fixtures/hall-1280.webp`. Its record has the alternative texts. */
const toImageRecord = (src: string) => ({ image: /([^/]+?)(?:-\d+)?\.\w+$/.exec(src)?.[1] ?? src })

const listIds = (records: readonly { id: string }[]) => records.map(({ id }) => id)

/** Conversion of a value to its form in a record, for each kind of field. */
const recorded: FieldVisitor<unknown, Field, [localised: Localised<never>, contract: Contract]> = {
  text: (_, localised) => translated(localised),
  html: (_, localised) => translated(localised),
  link: (_, localised) => translated(localised),
  image: (_, localised: Localised<ImageValue>) => toImageRecord(english(localised).src),
  video(_, localised: Localised<VideoValue>) {
    const { poster, ...files } = english(localised)
    return { ...files, ...(poster && { poster: toImageRecord(poster) }) }
  },
  embed(_, localised: Localised<EmbedValue>) {
    const { provider, id, href, captions } = english(localised)
    return {
      provider,
      providerUid: id,
      url: href,
      title: translated(each(localised, ({ title }) => title)),
      captions: captions?.map(({ lang, src }) => ({ lang, file: src })),
    }
  },
  action(_, localised: Localised<ActionValue>) {
    const { newTab, variant = 'primary' } = english(localised)
    return {
      cbButtonText: translated(each(localised, ({ label }) => label)),
      cbButtonLink: translated(each(localised, ({ href }) => href)),
      cbButtonTarget: newTab ? '_blank' : undefined,
      cbButtonColor: buttonColors[variant],
    }
  },
  choice: (_, localised) => english(localised),
  number: (_, localised) => english(localised),
  flag: (_, localised) => english(localised),
  surface: (_, localised) => english(localised),
  date: (_, localised) => english(localised),
  color: (_, localised: Localised<ColorValue>) => ({ cssRgb: toRgb(english(localised)) }),
  side: (_, localised: Localised<Side>) => (english(localised) === 'start' ? 'left' : 'right'),
  reference: (_, localised: Localised<{ id: string }>) => english(localised).id,
  // Without a choice of the editor's the API finds them.
  query: ({ choose }, localised: Localised<readonly { id: string }[]>) => (choose ? listIds(english(localised)) : undefined),
  list: ({ of }, localised: Localised<readonly unknown[]>, contract) =>
    english(localised).map((_, i) => toRecordValue(of, entryAt(localised, i), contract)),
  group: (field, localised: Localised<object>, contract) => toRecordFields(contract, localised, field),
}

/** An entry of a list in each language. */
const entryAt = (localised: Localised<readonly unknown[]>, i: number): Localised => each(localised, (entries) => entries[i])

const toRecordValue = (field: Field, localised: Localised, contract: Contract) =>
  visitField(recorded, field, localised as Localised<never>, contract)

const toRecordFields = (contract: Contract, localised: Localised<object>, group?: GroupField) =>
  Object.fromEntries(
    Object.entries((group ?? contract).fields).flatMap(([prop, field]) => {
      const values = each(localised, (props) => (props as Record<string, unknown>)[prop])
      return values.en === undefined ? [] : [[wireName(contract, prop, group), toRecordValue(field, values, contract)]]
    }),
  )

/** An example of a block as a record of a page's body, in all its languages: what one puts into a file of the content. */
export function toRecord<Props extends object>(contract: Contract, fixture: Fixture<Props>): Record<string, unknown> {
  const locales = Object.keys(fixture) as Locale[]
  const localised = Object.fromEntries(locales.map((locale) => [locale, inLocale(fixture, locale)]))
  return { type: contract.type, ...toRecordFields(contract, localised) }
}
