import { inLocale, type Fixture, type Locale } from '../packages/blocks/src/contract/fixtures.ts'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import { languageOf } from './globals.ts'
import { pseudo, pseudoHtml } from './pseudo.ts'

type Props = Record<string, unknown>
type Messages = Partial<Record<Locale, Record<string, string>>>

/** What a story tells the decorators about its block. */
export interface BlockParameters {
  contract?: Contract
  fixture?: Fixture<Props>
  messages?: Messages
}

const pseudoMessages = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text)]))

function pseudoProps(contract: Contract, props: Props): Props {
  const changed = Object.entries(contract.fields).map(([prop, { kind }]): [string, unknown] => {
    const value = props[prop]
    if (kind === 'text' && typeof value === 'string') return [prop, pseudo(value)]
    if (kind === 'html' && typeof value === 'string') return [prop, pseudoHtml(value)]
    if (kind === 'action' && value) return [prop, { ...value, text: pseudo((value as { text: string }).text) }]
    return [prop, value]
  })
  return { ...props, ...Object.fromEntries(changed) }
}

/** A story's props in the language of the toolbar. English keeps what the controls say. */
export function localise(args: Props, { contract, fixture, messages }: BlockParameters, choice: unknown): Props {
  const locale = languageOf(choice)
  const texts = messages?.[locale]
  if (choice === 'pseudo' && contract) {
    return { ...pseudoProps(contract, args), ...(texts && { messages: pseudoMessages(texts) }) }
  }
  if (locale === 'en') return args
  return { ...args, ...(fixture && inLocale(fixture, locale)), ...(texts && { messages: texts }) }
}
