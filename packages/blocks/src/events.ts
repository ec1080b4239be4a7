/** What visitors do with the blocks, for analytics. A block tells about it through its prop `onEvent`. */
export type BlockEvent =
  /** The player of a video was opened. */
  | { type: 'video-open'; title: string; href: string }
  /** The search form was submitted. */
  | { type: 'search-submit'; keyword: string }
  /** A suggestion of the search was followed. */
  | { type: 'search-select'; keyword: string; href: string }
  /** The visitor opened or closed an item of an accordion. */
  | { type: 'accordion-change'; id: string; open: boolean }
  /** The visitor chose a tab. */
  | { type: 'tab-change'; id: string }
  /** The header's menu was opened. DOM event only. */
  | { type: 'menu-open' }
  /** The header's search was opened. DOM event only. */
  | { type: 'search-open' }

export type OnBlockEvent = (event: BlockEvent) => void

/** Name of the DOM event that plain scripts dispatch; it bubbles, and its `detail` is the `BlockEvent`. */
export const blockEventName = 'brand-blocks:event'

declare global {
  interface GlobalEventHandlersEventMap {
    [blockEventName]: CustomEvent<BlockEvent>
  }
}

/** Dispatches a block event as a DOM event on an element. */
export function emitBlockEvent(element: Element, detail: BlockEvent): void {
  element.dispatchEvent(new CustomEvent(blockEventName, { bubbles: true, detail }))
}
