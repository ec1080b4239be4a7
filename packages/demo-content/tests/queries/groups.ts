/**
 * The groups of queries, by author. All but the reviews were written before any answer was seen.
 * - `author`: by the author of the search.
 * - `others`: by a person who knew the site, but neither the search nor the other queries.
 * - `visitors`: before records had keywords; those were then written with these queries in view.
 * - `strangers`: with the answers wanted, before any of them was tried.
 * - `review`: found missing by a review.
 * - `reported`: found missing by a later review.
 * - `unseen`: written from the records alone, before any answer was seen; records got keywords for those that were missed.
 */
export const groups = ['author', 'others', 'visitors', 'strangers', 'review', 'reported', 'unseen'] as const

/**
 * Queries of a language, each with the answers of which any search should have one first: a type and an id, or the address of a page
 * that the site makes itself.
 */
export type Queries = { [Group in (typeof groups)[number]]?: Record<string, readonly string[]> }
