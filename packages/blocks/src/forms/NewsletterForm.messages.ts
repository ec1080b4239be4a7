import { en as form } from './Form.messages.ts'

export const en = {
  ...form,
  email: 'E-mail address',
  /** Stands in the field of the compact form until something is typed. */
  example: 'name@studio.example',
  subscribe: 'Subscribe',
  invalidEmail: 'Enter an address such as name@studio.example',
  error: 'Sorry, something went wrong while subscribing',
  success: 'You subscribed successfully',
}

type Texts = typeof en
export interface NewsletterFormMessages extends Texts {}
