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
 * Where the texts of the site and of the library are not written as their language is, or not in the words of the brand.
 * @requirement LOC-33
 */
export const messageProblems = async () =>
  textProblems(
    [...textsIn(messages, 'messages of the site'), ...textsIn(libraryMessages, 'messages of the library')].filter(
      ({ path, locale }) => locale !== 'nl' || !required.has(path),
    ),
    await readHouseStyle(demoContent),
  )
