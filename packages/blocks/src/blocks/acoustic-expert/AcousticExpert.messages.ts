import { en as elements } from '../../elements/elements.messages.ts'

export const en = {
  ...elements,
  /** Opens the form. */
  ask: 'Ask a question',
  /**
   * Result of sending, in place of the form's own messages.
   * @requirement FORM-39
   */
  error: 'Something went wrong. Check the fields or try again later.',
  successTitle: 'Your request has been sent.',
  successText: 'We will reply as soon as possible',
}

type Texts = typeof en
export interface AcousticExpertMessages extends Texts {}
