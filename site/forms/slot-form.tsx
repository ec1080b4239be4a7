import { ContactForm } from '@brand/blocks/contact-form'
import type { FormTarget } from '@brand/blocks/forms'
import type { Locale } from '@brand/content'
import { libraryMessages } from '../i18n/library.ts'

const name = 'expert'

/**
 * Returns our own form for the slot of a block. Its result is in the expert's words.
 * @requirement BLK-acoustic_expert-01, FORM-39
 */
export function slotForm({ href, privacyHref, noValidate, state }: FormTarget, locale: Locale) {
  const { contactForm, acousticExpert } = libraryMessages[locale]
  // Leaves out the topics of the page, which are not for the expert. The name separates it from another form of the page.
  const form: FormTarget = { name, kind: 'question', href, privacyHref, noValidate, state }
  return {
    defaultOpen: state?.form === name,
    children: <ContactForm title="" variant="inline" form={form} messages={{ ...contactForm, ...acousticExpert }} />,
  }
}
