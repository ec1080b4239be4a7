import { en as form } from './Form.messages.ts'

export const en = {
  ...form,
  /** Above the form, `{file}` is its name; and what one pays, for each lock. */
  title: 'Unlock {file}',
  locked: 'One address, and the file is yours.',
  fullLocked: 'A few facts about you, and the file is yours.',
  pressKit: 'For people who write about us. Tell us who you are, and the kit is yours.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  company: 'Company',
  country: 'Country',
  select: 'Select an option',
  function: 'Function',
  newsletter: 'Send me the newsletter too.',
  send: 'Unlock file',
  /** Below the fields, where one of them is not right. */
  summary: 'Fill in a valid name, company, country, email address or function',
  consent: 'You must agree to the GDPR to download the file',
  error: 'Something went wrong with your request, check all your fields or try again later',
  /** In place of the form, with the link to the file. */
  unlocked: 'Thank you, it is unlocked',
  download: 'Download {file}',
  /** The same where the file comes later. */
  received: 'We have received your request and will respond as soon as possible',
}

export type DownloadRequestFormMessages = typeof en
