/** Reaction of a page to a failure of data beside its own record: an error page, or a log entry and a page without them. */
export type FailurePolicy = 'error-page' | 'log'

/**
 * The policy of each area of data; a brand changes its line here.
 * @requirement ERR-05 to ERR-07
 */
export const failurePolicy: Record<'organization' | 'awards' | 'faq' | 'locations' | 'lists' | 'trail', FailurePolicy> = {
  organization: 'error-page',
  awards: 'error-page',
  faq: 'error-page',
  locations: 'error-page',
  /** Further links: other products, the next article, other topics of an inquiry. */
  lists: 'log',
  trail: 'log',
}
