/** The one font that every page needs at once: its head preloads it. */
export { default as font } from '@brand/blocks/fonts/archivo-latin.woff2?url'
