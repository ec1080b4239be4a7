export const en = {
  /** Names the row of links. */
  label: 'Pages',
  /** Read out before a page's number. */
  page: 'Page',
  previous: 'Previous page',
  next: 'Next page',
}

type Texts = typeof en
export interface PaginationMessages extends Texts {}
