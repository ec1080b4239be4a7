/**
 * State of a form after it was sent without JavaScript, or while an application of its own sends it. The form shows it beside its
 * fields.
 * @requirement FORM-41
 */
export interface FormState {
  /** Name of the form that was sent. */
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
  /** Values that were typed, by name of field; a tick is `on`. */
  values?: Readonly<Record<string, string>> | undefined
  /** Names of the fields that are not accepted, in their order. */
  invalid?: readonly string[] | undefined
  /**
   * Address of the file that was asked for, once it was sent.
   * @requirement DL-05
   */
  fileUrl?: string | undefined
}

/** Names of the topics that a form can show, in their order. */
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

/** Settings that a page gives a form. */
export interface FormTarget {
  /** Address that takes the form without JavaScript. Default: that of the page. */
  href?: string | undefined
  /**
   * Address of the privacy policy. Default: the consent has no link.
   * @requirement FORM-40
   */
  privacyHref?: string | undefined
  /**
   * The receiver of the form answers with its `state` where there is no JavaScript: the browser does not check it, and shows no
   * text in its own language. A form with a file is checked all the same, since no answer can give the file back. Default
   * `false`.
   * @requirement FORM-11
   */
  noValidate?: boolean | undefined
  /** State of the form after it was sent without JavaScript. Default: it was not sent yet. */
  state?: FormState | undefined
  /** Name of the form, which is sent as `form`; give one where a page has two forms of a kind. Default: its kind. */
  name?: string | undefined
  /**
   * `question`: company and province may stay empty. `quote`: it asks for product, quantity and place. `samples`: it asks for colours
   * and an address, and for no question. `application`: one applies for a position in place of asking, in other words and with fewer
   * fields. Default `contact`, where all is required.
   */
  kind?: 'contact' | 'question' | 'quote' | 'samples' | 'application' | undefined
  /**
   * Names under which fields are sent, by their own: `first_name`, `last_name`, `email`, `company`, `country`, `state`, `subject`, `link`,
   * `function`. Those of orders: `product`, `quantity`, `place`, `colours`, `street`, `postcode`, `city`. Those of all forms: `gdpr` (the
   * consent), `newsletter_subscribe`, `homepage` (what only programs fill), `form` (the name of the form). Default: their own.
   */
  names?: Readonly<Record<string, string>> | undefined
  /** Topics of the form, by name, which are sent with it: a product, an office. One that is a field fills that in. Default: none. */
  topics?: Readonly<Record<string, string>> | undefined
  /** Topics of the form for the visitor to read. The key of each text is the name of its label in the form's messages. */
  about?: Readonly<Partial<Record<AboutName, string>>> | undefined
  /** Note to the visitor below these topics: a part is left out. Default: none. */
  note?: string | undefined
  /** Link to what the visitor may do next, once the form was sent. Default: none. */
  next?: { label: string; href: string } | undefined
}
