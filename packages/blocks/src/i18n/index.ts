/** Texts of the library in further languages, and the helpers that put values into them. */
export { interpolate, type MessageValues } from './interpolate.ts'
export type { LibraryMessages } from './library-messages.ts'
export { plural, type PluralForms, type PluralMessage } from './plural.ts'
