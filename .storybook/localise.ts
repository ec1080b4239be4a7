import { inLocale, type Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import { componentOf, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { AnyField } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'
import type { ActionValue } from '../packages/blocks/src/contract/values.ts'
import { visitField, type FieldVisitor } from '../packages/blocks/src/contract/visit.ts'
import { libraryMessages } from '../packages/blocks/src/generated/messages/index.ts'
import type { PluralForms, PluralMessage } from '../packages/blocks/src/i18n/format.ts'
import { toLocale, type Locale } from '../packages/blocks/src/i18n/locales.ts'
import { pseudo, pseudoHtml } from './pseudo.ts'

type Props = Record<string, unknown>
type Messages = Record<string, PluralMessage>

/** Parameters of a story about its block. */
export interface BlockParameters {
  contract?: Contract
  fixture?: Fixture<Props>
}

/** A block's part of the library's texts, where it has one. */
function findMessages({ type }: Contract, locale: Locale): Messages | undefined {
  const name = componentOf(type)
  const messages: Record<string, unknown> = libraryMessages[locale]
  return messages[name[0]!.toLowerCase() + name.slice(1)] as Messages | undefined
}

/** Each plural form too; `locale` names a language and is no text. */
const pseudoMessage = (key: string, message: PluralMessage): PluralMessage => {
  if (key === 'locale') return message
  return typeof message === 'string' ? pseudo(message) : (pseudoMessages(message as Messages) as PluralForms)
}

const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoMessage(key, message)]))

const same = (_field: unknown, value: unknown) => value

/** The pseudo-language in each kind of value. */
const pseudoValues: FieldVisitor<unknown, AnyField, [value: never]> = {
  text: (field, value: string) => (field.anchor ? value : pseudo(value)),
  html: (_, value: string) => pseudoHtml(value),
  image: same,
  video: same,
  embed: same,
  action: (_, value: ActionValue) => ({ ...value, label: pseudo(value.label) }),
  choice: same,
  number: same,
  flag: same,
  color: same,
  surface: same,
  side: same,
  link: same,
  date: same,
  reference: ({ to }, value: Props) => pseudoProps(shapes[to], value),
  query: ({ of }, value: Props[]) => value.map((entry) => pseudoProps(shapes[of], entry)),
  list: ({ of }, value: unknown[]) => value.map((entry) => pseudoValue(of, entry)),
  group: ({ fields }, value: Props) => pseudoProps(fields, value),
}

const pseudoValue = (field: AnyField, value: unknown) =>
  value === undefined || value === null ? value : visitField(pseudoValues, field, value as never)

function pseudoProps(fields: Record<string, AnyField>, props: Props): Props {
  const changed = Object.entries(fields).map(([prop, field]) => [prop, pseudoValue(field, props[prop])])
  return { ...props, ...Object.fromEntries(changed) }
}

/** Returns a story's props in the language of the toolbar. In English they are those of the controls. */
export function localise(args: Props, { contract, fixture }: BlockParameters, choice: unknown): Props {
  const locale = toLocale(choice)
  const texts = contract && findMessages(contract, locale)
  if (choice === 'pseudo' && contract) {
    return { ...pseudoProps(contract.fields, args), ...(texts && { messages: pseudoMessages(texts) }) }
  }
  if (locale === 'en') return args
  return { ...args, ...(fixture && inLocale(fixture, locale)), ...(texts && { messages: texts }) }
}
