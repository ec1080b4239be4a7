/** Inline SVG in `currentColor`. */
export { default as wordmark } from './assets/wordmark.svg?raw'
/** A square, edge to edge. */
export { default as icon } from './assets/icon.svg?url'
