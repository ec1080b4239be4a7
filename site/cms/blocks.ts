import { componentOf, contracts, type Contract } from '@brand/blocks/contracts'
import * as de from '@brand/blocks/messages/de'
import * as fr from '@brand/blocks/messages/fr'
import * as it from '@brand/blocks/messages/it'
import * as nl from '@brand/blocks/messages/nl'
import type { Locale } from '@brand/content'
import { blockTypes, loadBlock, type Block } from './registry.ts'

const contractOf = new Map<string, Contract>(contracts.map((contract) => [contract.type, contract]))

async function describe(type: string): Promise<[string, { contract: Contract; Block: Block }]> {
  const contract = contractOf.get(type)
  if (!contract) throw new Error(`cms/registry.ts names ${type}, but no block has a contract of that type.`)
  return [type, { contract, Block: await loadBlock(type) }]
}

/** Every block with its contract, by type of record. On the server all are loaded before the first request. */
export const blocks = new Map(await Promise.all(blockTypes.map(describe)))

/** English is every block's own default. */
const messages: Partial<Record<Locale, Record<string, object>>> = { de, fr, it, nl }

/** A block's texts in a locale; `undefined` where it has none or its defaults do. */
export function blockMessages({ type }: Contract, locale: Locale): object | undefined {
  const name = componentOf(type)
  return messages[locale]?.[name[0]!.toLowerCase() + name.slice(1)]
}
