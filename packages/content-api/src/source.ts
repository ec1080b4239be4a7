import type { Locale } from '@brand/content'

/** A problem in the content, for an editor: its place and a message. */
export interface Problem {
  /** File or id of the record. */
  file: string
  /** Place in the record, `ctPageBody.2.cbQuoteText.nl`; empty for the whole. */
  path: string
  message: string
  /** Id of the block of a page that it is in. Default: it is in none. */
  block?: string | undefined
}

/** A record as a source delivers it, not yet checked. It never changes: a changed record is another object. */
export interface SourceRecord {
  /** Name of its entity. */
  type: string
  id: string
  file: string
  /** The locales that it exists in. */
  locales: readonly Locale[]
  /** The record in one of them. `report` receives each problem with its path in that form. */
  read(locale: Locale, report: (path: readonly PropertyKey[], message: string) => void): unknown
  /**
   * All that it has been read from, to be asked for before `release`: another text wherever `read` gives anything else. Default: what has
   * been read is written as text instead, which takes longer.
   */
  text?(): string
  /** To be called when it has been read: what it was read from is let go, and is got again where it is still asked for. */
  release?(): void
  /** The place in the source of a place in the flat record. */
  where(path: readonly PropertyKey[], locale: Locale): string
  /** It is not what visitors see: new, or changed since it was published. Default `false`. */
  isDraft?: boolean
  /** Gives the address where editors change the record in a language, or one of its blocks by id. Only for drafts. */
  editUrl?(locale: Locale, block?: string): string | undefined
}

interface LoadOptions {
  drafts: boolean
  locales: readonly Locale[]
  /** May be called with each record as soon as there is one: it is read then, so that what all are read from is never in memory at once. */
  onRecord?: (record: SourceRecord) => void
}

/** Origin of the content (docs/content-sources.md). */
export interface Source {
  /** Loads everything. Throws when the source cannot be reached. */
  load(options: LoadOptions): Promise<{ records: SourceRecord[]; problems: Problem[] }>
  /** Calls back after each change, until the function it returns is called. */
  watch(onChange: () => void): () => void
  /** Asks at once whether something has changed, as another node has heard. Default: `load` finds it. */
  refresh?(): void
}
