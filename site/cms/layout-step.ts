/**
 * Asks for a size, so that a browser lays out what has arrived until then: each block of a page but the first begins with it. Without it
 * a phone lays out a whole page in one task before it paints. Its hash is in the policy of pages.
 * @requirement PERF-07
 */
export const layoutScript = 'document.body.offsetHeight'

/**
 * The id at which the first view of a page ends, behind its second block. The first paint waits for it, or for all of a page without it:
 * half of a title or of a row would move what is beside it when the rest comes.
 * @requirement PERF-06
 */
export const firstViewEnd = 'first-view-end'
