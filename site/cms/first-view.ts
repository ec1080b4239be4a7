/**
 * The id of the element with which the second block of a page begins, or its main part where there is none. The first paint waits for it:
 * a browser paints while it still reads a page, and half of a title or of a row would move what is beside it when the rest comes.
 * @requirement PERF-06
 */
export const firstViewEnd = 'first-view-end'
