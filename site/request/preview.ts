import type { Locale, LocalizedSlugs } from '@brand/content'

/** Something that the editor of a page in preview is told. */
export interface Note {
  /** The record that it is about, by its title; of a problem its whole line, in English as in the server's log. */
  name: string
  /** Part of the record that is in English. Default: all of it. */
  part?: string | undefined
  /** Reason for the English part, worded in English as in the log. */
  why?: string | undefined
  /** Of a draft: it was never published, or has changed since. */
  state?: 'new' | 'changed' | undefined
  /** Of what is in another language: that language. */
  language?: Locale | undefined
  /** Its place on the page; of what has none there, the page of the record. */
  href?: string | undefined
  /** Address of its editor in the CMS. */
  edit?: string | undefined
}

/** Notes about a page, for its editor. */
export interface Notes {
  /** The record whose page it is. */
  own: Note | undefined
  drafts: readonly Note[]
  fallbacks: readonly Note[]
  problems: readonly Note[]
}

/** A page in preview, while it is rendered. */
export interface PagePreview {
  /** Returns the address at which a block of the item shown is edited; `undefined` if unknown. */
  findEditUrl(item: LocalizedSlugs, block: string): string | undefined
  /** To be called for each block that the page shows, with the ids of the records in it. */
  shows(block: string, records: ReadonlySet<string>): void
  /** To be called for a block of the item shown that is left out. */
  leavesOut(item: LocalizedSlugs, block: string, why: string): void
  /**
   * Collects the notes about a rendered page: about its item, if it is the page of one, and about the records it shows. `anchors` are the
   * ids of records that have an element on it.
   */
  notes(item: LocalizedSlugs | undefined, anchors?: readonly string[]): Notes
}

/** The id of a block's place on a page in preview. */
export const toPlaceId = (block: string): string => `block-${block}`
