/**
 * What a form shows beside its fields: where it was sent without JavaScript, or where an application of its own sends it.
 * @requirement FORM-41
 */
export interface FormState {
  /** Which form was sent. */
  form: string
  /**
   * `sending`: an answer is awaited, and it cannot be sent again meanwhile. `invalid`: some fields are not accepted. `failed`: it could not
   * be taken. `sent`: it was.
   */
  outcome: 'sending' | 'invalid' | 'failed' | 'sent'
  /**
   * Why it could not be taken, in place of the form's own words: when to try again. Default: those words.
   * @requirement FORM-61
   */
  failure?: string | undefined
  /** What was typed, by name of field; a tick is `on`. */
  values?: Readonly<Record<string, string>> | undefined
  /** Names of the fields that are not accepted, in their order. */
  invalid?: readonly string[] | undefined
  /**
   * Address of the file that was asked for, once it was sent.
   * @requirement DL-05
   */
  fileUrl?: string | undefined
}

/** What a form can be about, in the order in which it is shown. */
export const aboutNames = [
  'position',
  'location',
  'showrooms',
  'typology',
  'product',
  'finish',
  'colours',
  'quantity',
  'unjoined',
] as const
type AboutName = (typeof aboutNames)[number]

/** What a page tells a form. */
export interface FormTarget {
  /** Address that takes the form without JavaScript. Default: that of the page. */
  href?: string | undefined
  /**
   * Address of the privacy policy. Default: the consent has no link.
   * @requirement FORM-40
   */
  privacyHref?: string | undefined
  /**
   * The receiver of the form answers with its `state` where there is no JavaScript: the browser does not check it, and says nothing
   * in its own language. A form with a file is checked all the same, since no answer can give the file back. Default `false`.
   * @requirement FORM-11
   */
  noValidate?: boolean | undefined
  /** What came of the form where it was sent without JavaScript. Default: it was not sent yet. */
  state?: FormState | undefined
  /** Name of the form, which is sent as `form`; give one where a page has two forms of a kind. Default: its kind. */
  name?: string | undefined
  /**
   * `question`: company and province may stay empty. `application`: one applies for a position in place of asking, in other words and
   * with fewer fields. Default `contact`, where all is required.
   */
  kind?: 'contact' | 'question' | 'application' | undefined
  /**
   * Names under which fields are sent, by their own: `first_name`, `last_name`, `email`, `company`, `country`, `state`, `subject`, `link`,
   * `function`, `gdpr` (the consent), `newsletter_subscribe`, `homepage` (what only programs fill), `form` (the name of the form). Default: their own.
   */
  names?: Readonly<Record<string, string>> | undefined
  /** What it is about, by name, which is sent with it: a product, an office. Default: nothing. */
  topics?: Readonly<Record<string, string>> | undefined
  /** What it is about, for the visitor to read: each text by the name of its label in the form's messages. */
  about?: Readonly<Partial<Record<AboutName, string>>> | undefined
  /** What the visitor must know of it, below: that a part is left out. Default: nothing. */
  note?: string | undefined
}
