import { inLocale, type Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import { componentOf, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Field } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'
import { libraryMessages } from '../packages/blocks/src/generated/messages/index.ts'
import { localeOf, type Locale } from '../packages/blocks/src/i18n/locales.ts'
import { pseudo, pseudoHtml } from './pseudo.ts'

type Props = Record<string, unknown>
type Messages = Record<string, string>

/** What a story tells the decorators about its block. */
export interface BlockParameters {
  contract?: Contract
  fixture?: Fixture<Props>
}

/** A block's part of the library's texts, where it has one. */
function messagesOf({ type }: Contract, locale: Locale): Messages | undefined {
  const name = componentOf(type)
  const messages: Record<string, unknown> = libraryMessages[locale]
  return messages[name[0]!.toLowerCase() + name.slice(1)] as Messages | undefined
}

const pseudoMessages = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text)]))

function pseudoValue(field: Field, value: unknown): unknown {
  if (field.kind === 'text' && typeof value === 'string' && !field.anchor) return pseudo(value)
  if (field.kind === 'html' && typeof value === 'string') return pseudoHtml(value)
  if (field.kind === 'action' && value) return { ...value, text: pseudo((value as { text: string }).text) }
  if (field.kind === 'list' && value) return (value as unknown[]).map((entry) => pseudoValue(field.of, entry))
  if (field.kind === 'group' && value) return pseudoProps(field.fields, value as Props)
  if (field.kind === 'reference' && value) return pseudoProps(shapes[field.to], value as Props)
  if (field.kind === 'query' && value) return (value as Props[]).map((entry) => pseudoProps(shapes[field.of], entry))
  return value
}

function pseudoProps(fields: Record<string, Field>, props: Props): Props {
  const changed = Object.entries(fields).map(([prop, field]) => [prop, pseudoValue(field, props[prop])])
  return { ...props, ...Object.fromEntries(changed) }
}

/** A story's props in the language of the toolbar. English keeps what the controls say. */
export function localise(args: Props, { contract, fixture }: BlockParameters, choice: unknown): Props {
  const locale = localeOf(choice)
  const texts = contract && messagesOf(contract, locale)
  if (choice === 'pseudo' && contract) {
    return { ...pseudoProps(contract.fields, args), ...(texts && { messages: pseudoMessages(texts) }) }
  }
  if (locale === 'en') return args
  return { ...args, ...(fixture && inLocale(fixture, locale)), ...(texts && { messages: texts }) }
}
