import type { Payload } from './payload.ts'

/** The words of a mail in one language. */
export interface MailTexts {
  /** Subjects by `Formname`; `{name}` is who wrote. `other` is for further forms. */
  subjects: Readonly<Record<string, string>> & { other: string }
  /** Names of fields by their keys in the payload. A field without one has its key. */
  labels: Readonly<Record<string, string>>
  yes: string
  no: string
}

/** Content of a mail; its recipient is a setting. */
export interface Mail {
  subject: string
  text: string
  /** The visitor, where the address is one that no mail program can take for something else. */
  replyTo: { name: string; address: string } | undefined
}

/** One line without control characters: nothing that a visitor wrote begins another line, or another header. */
const toOneLine = (value: unknown) =>
  String(value ?? '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/**
 * A text for a header that no reader takes for encoded: `=?` is parted by a word joiner, for which the whole is encoded (RFC 2047).
 * @requirement FORM-66
 */
const headerText = (line: string) => line.replaceAll('=?', '=\u2060?')

/** One address, no list, no comment (RFC 5322 `dot-atom`), and nothing that looks encoded. */
const addressPattern = /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** The text that a visitor may write in several lines; it comes last, so that no line of it looks like a field. */
const longField = 'Question'

/** A mail with all that a payload holds, for people to read and answer. */
export function composeMail(payload: Payload, { subjects, labels, yes, no }: MailTexts): Mail {
  const { Formname, [longField]: question, ...fields } = payload
  const address = toOneLine(payload.Email)
  const name = headerText(toOneLine(`${payload.FirstName ?? ''} ${payload.LastName ?? ''}`))
  const formatValue = (value: Payload[string]) =>
    typeof value === 'boolean' ? (value ? yes : no) : toOneLine(typeof value === 'object' ? value.name : value)
  const lines = Object.entries(fields).map(([key, value]) => `${labels[key] ?? key}: ${formatValue(value)}`)
  return {
    subject: (subjects[String(Formname)] ?? subjects.other).replace('{name}', () => name || headerText(address)),
    text: [...lines, ...(question ? ['', `${labels[longField] ?? longField}:`, String(question)] : []), ''].join('\n'),
    replyTo: addressPattern.test(address) ? { name, address } : undefined,
  }
}
