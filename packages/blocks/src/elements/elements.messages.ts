export const en = {
  /** Read out after the text of a link that opens in a new tab. */
  newTab: 'opens in a new tab',
  /** Name of a table's scrolling frame when the table has no caption. */
  table: 'Table',
}

type Texts = typeof en
export interface ElementMessages extends Texts {}
