import { inquiryTopics, isRequestForm, type FileNote, type Inquiry, type RequestForm } from '@brand/content/inquiry'

/** Metadata kept of a file, beside its bytes. */
interface KeptFile extends FileNote {
  /** SHA-256 in hexadecimal: another file of the same name is another one. */
  sha256: string
}

/** Fields that the inquiry service gets, without the bytes of a file. */
export type Payload = Record<string, string | boolean | KeptFile>

/** The file of a payload. */
export const fileIn = ({ File }: Payload): KeptFile | undefined => (typeof File === 'object' ? File : undefined)

const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1)

type FileRequest = Extract<Inquiry, { form: RequestForm }>
const isRequest = (inquiry: Inquiry): inquiry is FileRequest => isRequestForm(inquiry.form)

const unasked = { first_name: '', last_name: '', company: '', country: '', function: '' }

/**
 * Of who asks for a file: what the form does not ask is empty.
 * @requirement API-35, FORM-28
 */
function requestPayload(inquiry: FileRequest): Payload {
  const { first_name, last_name, company, country, function: position } = { ...unasked, ...inquiry }
  return {
    Tag: inquiry.file_name,
    FirstName: first_name,
    LastName: last_name,
    Company: company,
    Country: country,
    Email: inquiry.email,
    Function: position,
    Signup: inquiry.newsletter_subscribe,
    Optin: inquiry.gdpr,
  }
}

/**
 * The payload of an inquiry, in the documented keys. Its topics come last, where it has any.
 * @requirement API-34, API-35, FORM-34, FORM-44, FORM-48, FORM-49
 */
export function toPayload(inquiry: Inquiry, sha256?: string): Payload {
  if (inquiry.form === 'newsletter') return { Formname: 'Newsletter', Email: inquiry.email, Optin: inquiry.gdpr, Signup: true }
  if (isRequest(inquiry)) return requestPayload(inquiry)
  const person = { FirstName: inquiry.first_name, LastName: inquiry.last_name, Email: inquiry.email }
  if (inquiry.form === 'application')
    return {
      Formname: 'Application',
      Position: inquiry.position,
      ...person,
      Country: inquiry.country,
      Question: inquiry.subject,
      ...(inquiry.link && { Link: inquiry.link }),
      ...(inquiry.file && sha256 && { File: { ...inquiry.file, sha256 } }),
      Optin: inquiry.gdpr,
    }
  const topics = inquiryTopics.flatMap((name) => (inquiry[name] ? [[pascal(name), inquiry[name]] as const] : []))
  return {
    Formname: 'Inquiry',
    ...person,
    Company: inquiry.company,
    Stateprovince: inquiry.state,
    Country: inquiry.country,
    Question: inquiry.subject,
    Optin: inquiry.gdpr,
    Signup: inquiry.newsletter_subscribe,
    ...Object.fromEntries(topics),
  }
}

/** A payload as it is delivered: with the bytes of its file, where it has one. */
export function deliveredPayload(payload: string, bytes: Uint8Array | undefined): string {
  if (!bytes) return payload
  const fields = JSON.parse(payload) as Payload
  const { name, type } = fileIn(fields)!
  return JSON.stringify({ ...fields, File: { name, type, base64: Buffer.from(bytes).toString('base64') } })
}
