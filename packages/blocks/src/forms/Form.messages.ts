/** Texts that all forms have in common. */
export const en = {
  /** Language of these texts, a BCP 47 tag: countries are named in it. */
  locale: 'en',
  sending: 'Sending…',
  /** Sentence around the link to the privacy policy, `{link}`. */
  privacy: 'I agree to the {link}.',
  privacyLink: 'privacy policy',
  /** Above the fields; the star stands at each label of such a field. */
  required: 'Fields with * are required.',
  /** After the label of a field that may stay empty, in brackets. */
  optional: 'optional',
  /** Of a field that may stay empty, and has no message of its own. */
  invalid: 'Invalid input',
  /** In place of the words of a failure where there is no connection. */
  offline: 'No connection. Everything you typed is still here: send it again when you are back online.',
  consent: 'Please agree with our conditions',
  /** For the field that people do not see. */
  honeypot: 'Leave this field empty',
}

type Texts = typeof en
export interface FormMessages extends Texts {}
