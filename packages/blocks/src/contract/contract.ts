import type { Field, GroupField, ValuesOf } from './fields.ts'

/** When the browser hydrates a block: never, when it is in view, when the page is idle, or on the first interaction with it. */
export type Hydrate = 'none' | 'visible' | 'idle' | 'interaction'

/** Everything that is said about a block in one place (ARCHITECTURE.md, "One block"). Data only. */
export interface Contract<Fields extends Record<string, Field> = Record<string, Field>> {
  /** CMS typename, `cb_quote`. */
  type: `cb_${string}`
  /** Name that editors see. */
  title: string
  /** What the block is for, in one sentence. */
  summary: string
  /** The props that come from a record, by prop name. */
  fields: Fields
  /** Columns of 12 on large, medium and small screens. */
  width: { l: number; m: number; s: number }
  /** `false`: the block is a page header and renders outside the layout wrapper (PAGE-10). Default `true`. */
  wrapper?: boolean
  /** The block's surface runs from edge to edge; the width then holds for its content. */
  bleed?: boolean
  hydrate: Hydrate
  /** Most kB (gzip) of the block's own published code, libraries apart. */
  budget: { js: number; css: number }
  /** Which block to use instead, and when. */
  instead?: Record<string, string>
}

/** Declares a block. Returns it unchanged: its use is the type. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

/** The props that a contract's fields become. */
export type PropsOf<C extends { fields: Record<string, unknown> }> = ValuesOf<C['fields']>

/** Props that every block takes beside its record's fields. */
export interface BlockOptions {
  /** Level of the block's own heading, 1 to 6. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** The first block of a page: its picture loads at once and first. Default `false`. */
  priority?: boolean
}

const pascal = (words: string) => words.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `cb_home_header` becomes `home-header`: folder, package entry and stylesheet. */
export const entryOf = (type: string) => type.replace(/^cb_/, '').replaceAll('_', '-')

/** `cb_home_header` becomes `HomeHeader`: the component's name. */
export const componentOf = (type: string) => pascal(type.replace(/^cb_/, ''))

/**
 * A field's name in a record: `cbQuoteText` for `text` of `cb_quote`, unless the field names another. A group's fields have the
 * group's name in theirs: `cbInDepthInfoPropertyKey`.
 */
export const wireName = (contract: Contract, prop: string, group?: GroupField) =>
  (group ?? contract).fields[prop]?.wire ?? `cb${componentOf(contract.type)}${pascal(group?.name ?? '')}${pascal(prop)}`
