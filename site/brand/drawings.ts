/** Inline SVG in `currentColor`: shown on white, on pictures and, large, in the footer. */
export { default as wordmark } from './assets/wordmark.svg?raw'
/** A square, edge to edge; every other icon is drawn from it at build (icons.ts). */
export { default as icon } from './assets/icon.svg?url'
