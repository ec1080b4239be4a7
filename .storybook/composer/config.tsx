import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import { implementedContracts } from '../../packages/blocks/src/contracts.ts'
import { libraryMessages } from '../../packages/blocks/src/generated/messages/index.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { fromPuck, puckConfig } from '../../packages/blocks/src/puck/index.ts'
import type { BlockRecord } from './content.ts'
import { recordEditors } from './record-editors.tsx'
import { propsIn, toPuckValues } from './record-values.ts'

const contracts: readonly Contract[] = implementedContracts

/** Initial content of new blocks, by type. */
export type Examples = Readonly<Record<string, BlockRecord>>

const toExampleValues = (examples: Examples) =>
  Object.fromEntries(
    contracts.map((contract) => [contract.type, fromPuck(contract.fields, toPuckValues(contract, examples[contract.type]!))]),
  )

/** Puck's configuration in a language. */
export const configIn = (locale: Locale, examples: Examples) => {
  const config = puckConfig({
    locale,
    messages: libraryMessages[locale],
    examples: toExampleValues(examples),
    editors: recordEditors(locale),
    toProps: (contract, values) => propsIn(locale, contract, values),
  })
  // A page has no fields of its own here.
  return { ...config, root: { fields: {} } } as typeof config
}
