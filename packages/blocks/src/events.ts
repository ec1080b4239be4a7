/**
 * Action of a visitor in a block. Its element dispatches a DOM event with the name `blockEventName` and this action as its
 * `detail`. `BlockScripts` passes the action to its `onEvent`.
 * @requirement GEN-20
 */
export type BlockEvent =
  /** An item of an accordion was opened or closed. */
  | { type: 'accordion-change'; id: string; open: boolean }
  /** A visitor changed the result of the roll calculator: the number of walls and rolls, and the id of the finish if one is chosen. */
  | { type: 'calculator-change'; walls: number; rolls: number; finish: string | undefined }
  /** A carousel shows another group of slides. `group` is counted from 0. */
  | { type: 'carousel-change'; group: number }
  /** A clap was measured. `seconds` is the time in which its sound fell by 60 decibels. */
  | { type: 'clap-heard'; seconds: number }
  /** A visitor changed the products to compare. `ids` has all of them. */
  | { type: 'compare-change'; ids: readonly string[] }
  /** A visitor has answered what may be kept in the browser. */
  | { type: 'consent-change'; preferences: boolean; statistics: boolean }
  /** A download was started. `href` is its address without the query, which may contain a key. */
  | { type: 'file-download'; href: string }
  /** A list was searched or filtered. `query` begins with `?`; it is empty without a search and a filter. */
  | { type: 'filter-change'; query: string }
  /** A form could not be sent. */
  | { type: 'form-failed'; form: string }
  /** The page or the receiver of the form did not accept some fields. `fields` has their names. */
  | { type: 'form-refused'; form: string; fields: readonly string[] }
  /** A form was sent and accepted. `fileUrl` is the address of an unlocked file, for this visitor alone. */
  | { type: 'form-sent'; form: string; fileUrl: string | undefined }
  /** A picture of a gallery was opened in large size. `index` is counted from 0. */
  | { type: 'gallery-view'; index: number }
  /** The menu of the site header was opened. */
  | { type: 'menu-open' }
  /** A visitor changed the room: its use, the id of the product if one is chosen, and the covered share of the ceiling in percent. */
  | { type: 'room-change'; use: string; absorber: string | undefined; cover: number }
  /** The search of the site header was opened. */
  | { type: 'search-open' }
  /** A suggestion of the search was followed. */
  | { type: 'search-select'; keyword: string; href: string }
  /** The form of the search was submitted. */
  | { type: 'search-submit'; keyword: string }
  /** A clap was played in a room with `amount` pieces or square metres of a product, or a voice outside (0) or inside (1) a booth. */
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
