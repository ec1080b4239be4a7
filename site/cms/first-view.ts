/**
 * The id of the element with which the second block of a page begins, or its main part where there is none. The first paint waits
 * for it. A browser paints while it still reads a page: the rest of a title or of a row would then move the content beside it.
 * @requirement PERF-06
 */
export const firstViewEnd = 'first-view-end'
