/** Schema of inquiries, for server and browser, in the small build of the schema library. */
import * as z from 'zod/mini'
import { toLine } from './line.ts'

/** Most characters of a line, and of the question; most bytes of a file. */
export const inquiryLimits = { line: 200, email: 254, link: 500, question: 5_000, file: 5 * 2 ** 20 } as const

/**
 * Most colours that samples are asked of at once; their names stand in one line, with a comma between two.
 * @requirement CONTACT-16
 */
export const maxSampleColours = 8

// oxlint-disable-next-line no-underscore-dangle -- its name in the small build
const withDefault = z._default
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
/** A text in one line: what is invisible is left out first. */
const oneLine = z.string().check(z.overwrite(toLine), z.trim())
const line = oneLine.check(z.minLength(1), z.maxLength(inquiryLimits.line))
const optional = withDefault(oneLine.check(z.maxLength(inquiryLimits.line)), '')

/** A part of a domain between its dots, in any script. */
const label = String.raw`[\p{L}\p{M}\p{N}\u200C\u200D-]+`

/**
 * Something before the `@` and a domain with a dot after it, in any script: only a message can prove an address. Text that mail
 * programs read as several addresses, or as a name and an address, cannot be answered.
 * @requirement FORM-08, FORM-62
 */
const emailPattern = new RegExp(String.raw`^[^\s@"<>()[\]\\,;:]{1,64}@(?:${label}\.)+(?=.*\p{L})${label}$`, 'u')

/** An address; what "copy address" of some programs gives has `mailto:` before it. */
const email = oneLine.check(
  z.overwrite((address) => address.replace(/^mailto:\s*/i, '')),
  z.maxLength(inquiryLimits.email),
  z.regex(emailPattern),
)

/** A page of the web, or nothing. */
const link = withDefault(
  oneLine.check(z.maxLength(inquiryLimits.link), z.regex(/^(?:https?:\/\/[^\s/."<>]+\.[^\s"<>]+)?$/iu)),
  '',
)

/** Properties of a file that are known without its bytes, as in the browser's own `File`. */
export interface FileNote {
  name: string
  type: string
  /** In bytes. */
  size: number
}

/** Whether something is a file whose type or name claims a PDF. Only its bytes can prove it. */
function isPdf(value: unknown): boolean {
  const { name = '', type, size = 0 } = (value ?? {}) as Partial<FileNote>
  return size > 0 && size <= inquiryLimits.file && (type === 'application/pdf' || /\.pdf$/i.test(name))
}

const consent = { gdpr: z.literal(true) }

/**
 * Topics of an inquiry, beside the question: the contact page that it is from, the values in its address, and what a request for
 * goods asks.
 * @requirement CONTACT-09 to CONTACT-13, DEALER-13
 */
export const inquiryTopics = [
  'purpose',
  'typology',
  'product',
  'finish',
  'colours',
  'quantity',
  'unjoined',
  'place',
  'street',
  'postcode',
  'city',
  'ready2go',
  'showrooms',
  'position',
  'location',
] as const

/**
 * Common fields of requests for a file: the file, its language, and its name for the inquiry service.
 * @requirement API-35
 */
const request = {
  file: line,
  locale: optional,
  file_name: optional,
  ...consent,
  newsletter_subscribe: withDefault(z.boolean(), false),
}
const person = { first_name: line, last_name: line, email, company: line, country: line }

/** Fields of a question. Company and province are optional: some visitors work nowhere, and some countries have no provinces. */
const question = {
  first_name: line,
  last_name: line,
  email,
  company: optional,
  country: line,
  state: optional,
  subject: text(inquiryLimits.question),
  ...consent,
  newsletter_subscribe: withDefault(z.boolean(), false),
}
const contact = { ...question, company: line, state: line }
/** The fields of a request for goods, whose topics are most of it. */
const order = { ...question, subject: withDefault(z.string().check(z.trim(), z.maxLength(inquiryLimits.question)), '') }

const hasFewColours = z.refine<string>((names) => names.split(',').length <= maxSampleColours)
const topics = {
  ...(Object.fromEntries(inquiryTopics.map((name) => [name, optional])) as Record<
    (typeof inquiryTopics)[number],
    typeof optional
  >),
  colours: optional.check(hasFewColours),
}

/**
 * The fields of each form, by its name. Texts are trimmed first. The last three ask for a file: one that is `locked`, one that is
 * `full_locked`, and a press kit.
 * @requirement FORM-01 to FORM-10, FORM-34, FORM-44, FORM-47 to FORM-49, FORM-12, FORM-24 to FORM-28
 */
export const inquiryForms = {
  contact: z.object({ form: z.literal('contact'), ...contact, ...topics }),
  // Replaces a form that is hosted elsewhere, and carries questions to dealers. @requirement FORM-47
  question: z.object({ form: z.literal('question'), ...question, ...topics }),
  // @requirement FORM-67
  quote: z.object({ form: z.literal('quote'), ...order, ...topics, product: line, quantity: line, place: line }),
  // @requirement FORM-68
  samples: z.object({
    form: z.literal('samples'),
    ...order,
    ...topics,
    colours: line.check(hasFewColours),
    street: line,
    postcode: line,
    city: line,
  }),
  // A question beside another form on a page: what the acoustic expert is asked. @requirement FORM-39
  expert: z.object({
    form: z.literal('expert'),
    ...question,
    ...topics,
    purpose: withDefault(z.literal('acoustic-expert'), 'acoustic-expert'),
  }),
  // One may apply without working anywhere.
  application: z.object({
    form: z.literal('application'),
    first_name: line,
    last_name: line,
    email,
    country: line,
    subject: text(inquiryLimits.question),
    link,
    file: z.optional(z.union([z.literal(''), z.custom<FileNote>(isPdf)])),
    ...consent,
    position: optional,
  }),
  newsletter: z.object({ form: z.literal('newsletter'), email, ...consent }),
  download: z.object({ form: z.literal('download'), email, ...request }),
  'download-full': z.object({ form: z.literal('download-full'), ...person, function: line, ...request }),
  'press-kit': z.object({ form: z.literal('press-kit'), ...person, ...request }),
} as const

export type InquiryForm = keyof typeof inquiryForms
export type Inquiry = { [Form in InquiryForm]: z.infer<(typeof inquiryForms)[Form]> }[InquiryForm]

/** The forms that ask for a file. */
export const requestForms = ['download', 'download-full', 'press-kit'] as const
export type RequestForm = (typeof requestForms)[number]

/**
 * The form that asks for a file, by its lock; a press kit has its own.
 * @requirement FORM-25 to FORM-27
 */
export const chooseRequestForm = (lockedType: 'locked' | 'full_locked', isPressKit = false): RequestForm =>
  isPressKit ? 'press-kit' : lockedType === 'full_locked' ? 'download-full' : 'download'

export const isRequestForm = (form: unknown): form is RequestForm => requestForms.some((name) => name === form)

/**
 * A honeypot: people do not see this field, so only programs fill it in.
 * @requirement FORM-19
 */
export const honeypot = 'homepage'

/** The check boxes of all forms, which a form without JavaScript leaves out or sends as `on`. */
export const inquiryFlags = ['gdpr', 'newsletter_subscribe'] as const

const isForm = (name: unknown): name is InquiryForm => typeof name === 'string' && Object.hasOwn(inquiryForms, name)

type Issue = z.core.$ZodIssue

/** Describes the problem of a value for callers of the API. For a text that is too long it names the limit. */
const describeIssue = (issue: Issue) =>
  issue.code === 'too_big' && issue.origin === 'string' ? `At most ${issue.maximum} characters` : 'Invalid input'

/** An inquiry, or what is wrong with each field that is not accepted. A form without a name is a contact inquiry. */
export function readInquiry(values: Record<string, unknown>): { inquiry: Inquiry } | { fields: Record<string, string> } {
  const { form = 'contact' } = values
  if (!isForm(form)) return { fields: { form: 'Unknown form' } }
  const result = inquiryForms[form].safeParse({ ...values, form })
  if (result.success) return { inquiry: result.data }
  return { fields: Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), describeIssue(issue)])) }
}
