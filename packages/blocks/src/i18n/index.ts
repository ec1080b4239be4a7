/** Texts of the library in further languages, and the helpers that put values into them. */
export type { LibraryMessages } from './library-messages.ts'
export { interpolate, plural, type MessageValues, type PluralForms, type PluralMessage } from './format.ts'
export { phoneHref } from './phone-href.ts'
