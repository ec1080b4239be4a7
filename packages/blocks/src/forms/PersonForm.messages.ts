import { en as form } from './Form.messages.ts'

/** Texts of the forms that ask who one is. */
export const en = {
  ...form,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  company: 'Company',
  country: 'Country',
  invalidEmail: 'Enter an address such as name@studio.example',
  select: 'Select an option',
  newsletter: 'Send me the newsletter too.',
  error: 'Something went wrong with your request, check all your fields or try again later',
}

type Texts = typeof en
export interface PersonFormMessages extends Texts {}
