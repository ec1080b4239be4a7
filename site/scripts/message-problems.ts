import { readHouseStyle, textProblems, textsIn } from '@brand/content-check'
import { demoContent } from '@brand/demo-content'
import { libraryMessages } from '../i18n/library.ts'
import { messages } from '../i18n/index.ts'

/**
 * Texts whose Dutch words are a requirement, in another form of address.
 * @requirement FORM-22, FORM-23
 */
const required = new Set(['contactForm.error', 'contactForm.successText', 'downloadRequestForm.error', 'personForm.error'])

/**
 * Lists texts of the site and of the library that break the rules of their language or the vocabulary of the brand.
 * @requirement LOC-33
 */
export const messageProblems = async () =>
  textProblems(
    [...textsIn(messages, 'messages of the site'), ...textsIn(libraryMessages, 'messages of the library')].filter(
      ({ path, locale }) => locale !== 'nl' || !required.has(path),
    ),
    await readHouseStyle(demoContent),
  )
