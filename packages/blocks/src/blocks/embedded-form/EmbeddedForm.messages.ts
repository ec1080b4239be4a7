export const en = {
  /** Name of the frame where the block has no title. */
  form: 'Form',
  /** Until the form is there. */
  loading: 'The form is loading',
  /** Before what the page passes on, such as a product. */
  about: 'About: {about}',
  /** In place of a form that cannot be loaded. */
  failed: 'The form could not be loaded.',
  /** Shown where there is no form, or where it cannot be loaded. */
  contactDetails: 'Write or call. A person answers.',
  write: 'Write to {email}',
  call: 'Call {phone}',
}

type Texts = typeof en
export interface EmbeddedFormMessages extends Texts {}
