import type en from '../generated/messages/en.ts'

/**
 * Every text that the library says by itself, by component. The texts of a language are one object of this type; a component takes
 * its part of it as the prop `messages`.
 */
type Texts = typeof en
export interface LibraryMessages extends Texts {}
