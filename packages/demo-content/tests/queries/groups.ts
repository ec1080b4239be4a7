/**
 * The groups of queries, by author. All but the reviews were written before any answer was seen.
 * - `author`: By the author of the search.
 * - `others`: By a person who knew the site, but neither the search nor the other queries.
 * - `visitors`: Before records had keywords; those were then written with these queries in view.
 * - `strangers`: With the answers wanted, before any of them was tried.
 * - `review`: Found missing by a review.
 * - `reported`: Found missing by a later review.
 * - `unseen`: Written from the records alone, before any answer was seen; records got keywords for those that were missed.
 */
export const groups = ['author', 'others', 'visitors', 'strangers', 'review', 'reported', 'unseen'] as const

/**
 * Queries of a language, each with several answers; any search should have one of them first. An answer is a type and an id, or
 * the address of a page that the site makes itself.
 */
export type Queries = { [Group in (typeof groups)[number]]?: Record<string, readonly string[]> }
