import { en as personForm } from './PersonForm.messages.ts'

export const en = {
  ...personForm,
  /** Above the form, `{file}` is its name; and what one pays, for each lock. */
  title: 'Unlock {file}',
  locked: 'One address, and the file is yours.',
  fullLocked: 'A few facts about you, and the file is yours.',
  pressKit: 'For people who write about us. Tell us who you are, and the kit is yours.',
  function: 'Function',
  send: 'Unlock file',
  /** Below the fields, where one of them is not right; and where the function is not asked for. */
  summary: 'Fill in a valid name, company, country, email address or function',
  summaryPressKit: 'Fill in a valid name, company, country or email address',
  consent: 'You must agree to the GDPR to download the file',
  /** In place of the form, with the link to the file. */
  unlocked: 'Thank you, it is unlocked',
  download: 'Download {file}',
  /** In place of the form, where the file comes later. */
  received: 'We have received your request and will respond as soon as possible',
}

type Texts = typeof en
export interface DownloadRequestFormMessages extends Texts {}
