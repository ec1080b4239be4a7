import type en from '../generated/messages/en.ts'

/**
 * All built-in text of the library, by component. The texts of a language are one object of this type; a component takes its part
 * of it as the prop `messages`.
 */
type Texts = typeof en
export interface LibraryMessages extends Texts {}
