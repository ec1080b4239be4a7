/**
 * Action of a visitor in a block. Its element dispatches a DOM event with the name `blockEventName` and this action as its
 * `detail`. `BlockScripts` passes the action to its `onEvent`.
 * @requirement GEN-20
 */
export type BlockEvent =
  /** An item of an accordion was opened or closed. */
  | { type: 'accordion-change'; id: string; open: boolean }
  /** The roll calculator has another result: how many walls, how many rolls for them, and the id of the finish if one is chosen. */
  | { type: 'calculator-change'; walls: number; rolls: number; finish: string | undefined }
  /** A carousel has come to another group of slides, counted from 0. */
  | { type: 'carousel-change'; group: number }
  /** A clap was heard: how many seconds the room took to fall by 60 decibels. */
  | { type: 'clap-heard'; seconds: number }
  /** The products to compare are others: their ids. */
  | { type: 'compare-change'; ids: readonly string[] }
  /** A visitor has answered what may be kept in the browser. */
  | { type: 'consent-change'; preferences: boolean; statistics: boolean }
  /** A file is being downloaded; its address is without the query, which may hold a key. */
  | { type: 'file-download'; href: string }
  /** A list is searched or filtered: by what, as a query that begins with `?`; empty where by nothing. */
  | { type: 'filter-change'; query: string }
  /** A form could not be sent. */
  | { type: 'form-failed'; form: string }
  /** Fields were not accepted, by the page or by the receiver of the form: their names. */
  | { type: 'form-refused'; form: string; fields: readonly string[] }
  /** A form was sent and taken. `fileUrl` is the address of the file that it has unlocked, which is for this visitor alone. */
  | { type: 'form-sent'; form: string; fileUrl: string | undefined }
  /** A picture of a gallery is shown large, counted from 0. */
  | { type: 'gallery-view'; index: number }
  /** The menu of the site header was opened. */
  | { type: 'menu-open' }
  /** The room of the room calculator is another: what it is used for, the id of what absorbs if one is chosen, its share of the ceiling in percent. */
  | { type: 'room-change'; use: string; absorber: string | undefined; cover: number }
  /** The search of the site header was opened. */
  | { type: 'search-open' }
  /** A suggestion of the search was followed. */
  | { type: 'search-select'; keyword: string; href: string }
  /** The form of the search was submitted. */
  | { type: 'search-submit'; keyword: string }
  /** A clap is played in a room with so many pieces or square metres of a product, 0 for none; or a voice outside (0) or inside (1) a booth. */
  | { type: 'sound-play'; product: string; amount: number }
  /** Another tab was chosen. */
  | { type: 'tab-change'; id: string }
  /** The player of a film was opened. */
  | { type: 'video-open'; title: string; href: string }

/** Is told what visitors do, with the element in which it was done. */
export type OnBlockEvent = (event: BlockEvent, element: Element) => void

/** Name of the DOM event by which blocks tell what visitors do. It bubbles. */
export const blockEventName = 'brand-blocks:event'

declare global {
  interface GlobalEventHandlersEventMap {
    [blockEventName]: CustomEvent<BlockEvent>
  }
}

/** Dispatches a block event on an element. */
export function emitBlockEvent(element: Element, detail: BlockEvent): void {
  element.dispatchEvent(new CustomEvent(blockEventName, { bubbles: true, detail }))
}
