import { entryOf, type Contract, type PropsOf } from '@brand/blocks/contracts'
import type { Block as BlockRecord } from '@brand/content'
import type { Languages } from './languages.ts'
import { toProps } from './to-props.ts'

/** A block that a page adds to those of its record, with its props. */
interface AddedBlock {
  contract: Contract
  id: string
  props: object
}

/** A block of a page: a record of the content, or one that the page adds. */
export type PageBlock = BlockRecord | AddedBlock

/** A block that a page adds. */
export const addedBlock = <C extends Contract>(contract: C, id: string, props: PropsOf<C>): PageBlock => ({ contract, id, props })

export const isAdded = (block: PageBlock): block is AddedBlock => 'contract' in block

/** The type of a block, whoever adds it. */
export const readBlockType = (block: PageBlock): string => (isAdded(block) ? block.contract.type : block.type)

/** The name that a record gives a block, for links of the page. */
export const anchorIn = (block: PageBlock): string | undefined => ('anchor' in block ? block.anchor : undefined)

/**
 * The name that links lead to the first block of a kind by: its own, else `name`, which `withAnchor` gives it; `undefined` where the
 * page has none.
 * @requirement BLK-detail_header-05, BLK-detail_header-07
 */
export function findAnchor(
  blocks: readonly PageBlock[],
  kind: Contract & { fields: { id: object } },
  languages: Languages,
  name: string,
) {
  const block = blocks.find((each) => readBlockType(each) === kind.type)
  if (!block) return undefined
  const [props] = collectProps([block], kind, languages)
  return (props as { id?: string }).id ?? anchorIn(block) ?? name
}

/** The blocks, with a name for the first of a kind where it has none of its own. */
export function withAnchor(
  blocks: readonly PageBlock[],
  kind: Contract & { fields: { id: object } },
  languages: Languages,
  name: string,
) {
  const first = blocks.findIndex((each) => readBlockType(each) === kind.type)
  const isNameless = findAnchor(blocks, kind, languages, '') === ''
  return blocks.map((block, i) => (i === first && isNameless && !isAdded(block) ? { ...block, anchor: name } : block))
}

/** Names of the stylesheets that blocks need. */
export const listStyles = (blocks: readonly PageBlock[]): string[] => blocks.map((block) => entryOf(readBlockType(block)))

/** Whether one of the blocks is of one of the kinds. */
export const hasBlock = (blocks: readonly PageBlock[], ...kinds: readonly Contract[]): boolean =>
  blocks.some((block) => kinds.some(({ type }) => type === readBlockType(block)))

/** The props of the blocks of a kind, in their order. */
export const collectProps = <C extends Contract>(blocks: readonly PageBlock[], kind: C, languages: Languages): PropsOf<C>[] =>
  blocks
    .filter((block) => readBlockType(block) === kind.type)
    .map((block) => (isAdded(block) ? (block.props as PropsOf<C>) : toProps(kind, block, languages)))
