export const en = {
  /** Names the row of links. */
  label: 'Pages',
  /** Read out before a page's number. */
  page: 'Page',
  previous: 'Previous page',
  next: 'Next page',
}

export type PaginationMessages = typeof en
