import type { BlockEvent } from '../events.ts'
import type { ValuesOf } from './field-values.ts'
import type { FormTarget } from './form-state.ts'
import type { Field, GroupField } from './fields.ts'
import type { FactValue, FinishLinkValue, SubNavigationValue } from './values.ts'

/** When the browser hydrates a block: never, when it is in view, when the page is idle, or on the first interaction with it. */
export type Hydrate = 'none' | 'visible' | 'idle' | 'interaction'

/** Columns of 12 that a block can be given. */
export const spans = [6, 8, 10, 12] as const
type Span = (typeof spans)[number]

/** Behaviour that props do not show, for documentation: one or two sentences each. Missing where there is nothing to know. */
export interface Behaviour {
  /** Keys beside Tab and Enter. */
  keyboard?: string | undefined
  /** Names and messages for screen readers. */
  names?: string | undefined
  /** Place of the focus after an action. */
  focus?: string | undefined
  /** Changes for visitors who ask for reduced motion. */
  motion?: string | undefined
  /** Changes without JavaScript. Default: none, it is plain HTML. */
  withoutScript?: string | undefined
  /** Types of the events that it dispatches. */
  events?: readonly BlockEvent['type'][] | undefined
}

/** Guidance about a component. */
export interface About {
  /** Components to use instead, each with its case: a block by its type, another component by its name. */
  alternatives?: Readonly<Record<string, string>> | undefined
  behaviour?: Behaviour | undefined
}

/** The description of a block (docs/library.md). Data only. */
export interface Contract<Fields extends Record<string, Field> = Record<string, Field>> extends About {
  /** CMS typename, `cb_quote`. */
  type: `cb_${string}`
  /** Name that editors see. */
  title: string
  /** Purpose of the block, in one sentence. */
  summary: string
  /** `experimental`: it may change with a minor version. Default `stable`. */
  status?: 'stable' | 'experimental' | undefined
  /** The props that come from a record, by prop name. */
  fields: Fields
  /** Columns of 12 on large, medium and small screens; all of them on small ones. */
  width: Readonly<{ l: Span; m: Span; s: 12 }>
  /**
   * `false`: the block is a page header and renders outside the layout wrapper. Default `true`.
   * @requirement PAGE-10
   */
  wrapper?: boolean | undefined
  /** The block's surface runs from edge to edge; the width then holds for its content. Default `false`. */
  bleed?: boolean | undefined
  /** It is laid out by the width of the window, not by that of its place: give it all of its columns. Default `false`. */
  pageWide?: boolean | undefined
  /** Parts of the library that it is made of: a page links their stylesheets too, and runs their plain scripts. Default: none. */
  parts?: readonly string[] | undefined
  /** Options that the block supports beside its fields. Default: none. */
  options?: readonly (keyof BlockOptions)[] | undefined
  /** Content that a page may give the block as its children: a form to ask on the spot. Default: it takes none. */
  slot?: 'contact-form' | undefined
  hydrate: Hydrate
  /** Fields that a hydrated block finds in its own HTML: an island's props leave them out. Default: none. */
  inHtml?: readonly string[] | undefined
  /** Most kB (gzip) of the block's own published code, libraries apart. */
  budget: { js: number; css: number }
}

/** Declares a block. Returns it unchanged: its use is the type. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

/** The props that a contract's fields become. */
export type PropsOf<C extends { fields: Record<string, unknown> }> = ValuesOf<C['fields']>

/** Level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Forms that are hosted elsewhere, and contact details of the brand in place of them. */
export interface HostedForms {
  /** For a form by its name: its address, where it has one, and what the visitor comes with, in words. */
  request: (form: string) => { src?: string | undefined; about?: string | undefined }
  /** E-mail address of the brand. */
  email?: string | undefined
  /** Telephone number of the brand. */
  phone?: string | undefined
}

/** A search for the files of a product, which the page answers. */
export interface FileSearch {
  /** Address of the page, to which the form sends the keyword. */
  href: string
  /** Key of the keyword in the query. */
  name: string
  /** Keyword that the page has searched for. Default: none. */
  keyword?: string | undefined
  /** Number of products that were found. Their tables come first. Default 0. */
  found?: number | undefined
}

/** Options that a page sets beside the fields. A contract lists those that the block supports (`options`). */
export interface BlockOptions {
  /** Level of the block's own heading. Default 2; 1 for page headers. */
  headingLevel?: HeadingLevel | undefined
  /** The first block of a page: its picture loads at once and first. Default `false`. */
  priority?: boolean | undefined
  /** Links in the head of a page, to its parts and to the configurators and files. Default: none. */
  navigation?: SubNavigationValue | undefined
  /** Figures of a product under its text, such as its price and its sizes. Default: none. */
  facts?: readonly FactValue[] | undefined
  /** The finishes that the pictures of the page can be seen in; fewer than two are no choice. Default: none. */
  finishLinks?: readonly FinishLinkValue[] | undefined
  /** The bar of the site lies over the block, which is then dark. Default `false`. */
  inverted?: boolean | undefined
  /** Query of the page's address, for a form whose result the page itself shows. Default: none. */
  query?: Readonly<Record<string, string>> | undefined
  /** The forms that are hosted elsewhere. Default: none. */
  hostedForms?: HostedForms | undefined
  /** Target of a form, and the result of its last submission. Default: the page itself. */
  form?: FormTarget | undefined
  /** The whole query of the page's address as text, for a form that sends a key more than once. Default: none. */
  queryText?: string | undefined
  /**
   * Search for the files of a product. Default: none.
   * @requirement DL-41
   */
  fileSearch?: FileSearch | undefined
  /** Address of the form that asks for a quote. Default: the page itself. */
  quoteHref?: string | undefined
}

/** The options that a contract names, as props. */
export type OptionsOf<C> = C extends { options: readonly (infer O extends keyof BlockOptions)[] }
  ? Pick<BlockOptions, O>
  : unknown

/** For a block with texts of its own. */
export interface MessagesOption<Messages> {
  /** Texts of the block's own, each in place of the English one. Default: English. */
  messages?: Partial<Messages> | undefined
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
