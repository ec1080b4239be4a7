import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import { implementedContracts } from '../../packages/blocks/src/contracts.ts'
import { libraryMessages } from '../../packages/blocks/src/generated/messages/index.ts'
import type { Locale } from '../../packages/blocks/src/i18n/locales.ts'
import { fromPuck, puckConfig } from '../../packages/blocks/src/puck/index.ts'
import type { BlockRecord } from './content.ts'
import { recordEditors } from './record-editors.tsx'
import { propsIn, puckOf } from './record-values.ts'
import { ToldField } from './ToldField.tsx'
import type { Told } from './told.ts'

const contracts: readonly Contract[] = implementedContracts

/** What new blocks begin with, by type. */
export type Examples = Readonly<Record<string, BlockRecord>>

const valuesOf = (examples: Examples) =>
  Object.fromEntries(
    contracts.map((contract) => [contract.type, fromPuck(contract.fields, puckOf(contract, examples[contract.type]!))]),
  )

/** What can be edited, in a language: the blocks, and the page itself. */
export const configIn = (locale: Locale, examples: Examples) => {
  const config = puckConfig({
    locale,
    messages: libraryMessages[locale],
    examples: valuesOf(examples),
    editors: recordEditors(locale),
    toProps: (contract, values) => propsIn(locale, contract, values),
  })
  return {
    ...config,
    root: {
      fields: {
        name: { type: 'text', label: 'Name of the page: its file, and its address' },
        title: {
          type: 'custom',
          label: 'Title',
          render: ({ value, onChange }: { value: Told; onChange: (value: Told | undefined) => void }) => (
            <ToldField label="Title" value={value} onChange={onChange} locale={locale} />
          ),
        },
      },
    },
  } as typeof config
}
