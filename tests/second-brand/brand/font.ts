/** The one font that every page needs at once. */
export { default as font } from '@brand/blocks/fonts/bricolage-grotesque-latin.woff2?url'
