import { en as elements } from '../../elements/elements.messages.ts'
import { en as contactForm } from '../contact-form/ContactForm.messages.ts'

/** Those of the form are the expert's own where they say what came of it (FORM-39). */
export const en = {
  ...elements,
  ...contactForm,
  /** Opens the form. */
  ask: 'Ask a question',
  error: 'Something went wrong. Check the fields or try again later.',
  successTitle: 'Your request has been sent.',
}

export type AcousticExpertMessages = typeof en
