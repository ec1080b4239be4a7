import { componentOf, contracts, entryOf, type Contract } from '@brand/blocks/contracts'
import { defaultLocale, type Locale } from '@brand/content'
import { libraryWording } from '../brand/messages.ts'
import { libraryMessages } from '../i18n/library.ts'
import { interactiveBlocks, type Block } from '../islands/registry.ts'
import { blockEntries, loadBlock } from './registry.ts'

const contractOf = new Map<string, Contract>(contracts.map((contract) => [entryOf(contract.type), contract]))

async function describe(entry: string): Promise<[string, { contract: Contract; Block: Block }]> {
  const contract = contractOf.get(entry)
  if (!contract) throw new Error(`cms/registry.ts contains ${entry}, but no block has a contract with that name.`)
  if ((contract.hydrate !== 'none') !== entry in interactiveBlocks)
    throw new Error(`The line of ${entry} is in the wrong registry: islands/registry.ts contains only blocks that hydrate.`)
  return [contract.type, { contract, Block: await loadBlock(entry) }]
}

/** Every block with its contract, by type of record. On the server all are loaded before the first request. */
export const blocks = new Map(await Promise.all(blockEntries.map(describe)))

/**
 * A block's texts in a locale; `undefined` where it has none. In English only what the brand words otherwise: the block has the rest.
 * @requirement LOC-35
 */
export function blockMessages({ type }: Contract, locale: Locale): object | undefined {
  const name = componentOf(type)
  const messages: Record<string, object> = (locale === defaultLocale ? libraryWording : libraryMessages)[locale] ?? {}
  return messages[name[0]!.toLowerCase() + name.slice(1)]
}
