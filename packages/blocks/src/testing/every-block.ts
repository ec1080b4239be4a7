/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { componentOf, implementedContracts, entryOf, type Contract } from '../contracts.ts'
import { inLocale, type Fixtures } from '../contract/fixtures.ts'
import { locales } from '../i18n/locales.ts'

export type Props = Record<string, unknown>

const components = import.meta.glob<{ default: ComponentType<Props> }>('../blocks/*/index.ts', { eager: true })
const fixtures = import.meta.glob<{ fixtures: Fixtures<Props> }>('../blocks/*/*.fixtures.ts', { eager: true })

/** Every block with its contract and its examples, found by its folder. */
export const everyBlock = implementedContracts.map((contract: Contract) => {
  const folder = `../blocks/${entryOf(contract.type)}`
  const name = componentOf(contract.type)
  const examples = fixtures[`${folder}/${name}.fixtures.ts`]
  const component = components[`${folder}/index.ts`]
  if (!examples || !component) throw new Error(`${name} has no component or no fixtures`)
  return { name, contract, Block: component.default, fixtures: examples.fixtures }
})

/** Every example of every block in every language it has: what a test has to hold for. */
export const everyExample = everyBlock.flatMap(({ fixtures, ...block }) =>
  Object.entries(fixtures).flatMap(([example, fixture]) =>
    locales
      .filter((locale) => fixture[locale])
      .map((locale) => ({ ...block, title: `${block.name} ${example} ${locale}`, locale, props: inLocale(fixture, locale) })),
  ),
)
