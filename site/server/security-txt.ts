/** Path of the file with the contact for security reports (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt'

/** Validity of the file, in ms: it is made for each request, and never older than the server's answer. */
const validFor = 180 * 24 * 60 * 60 * 1000

interface SecurityTxt {
  /** A mailbox as `mailto:`, or a page. */
  contact: string
  /** The site's address; empty where it has none. */
  baseUrl: string
  languages: readonly string[]
  /** Default `Date.now`. */
  now?: () => number
}

/**
 * The file's text.
 * @requirement RELIABILITY 35
 */
export const securityTxt = ({ contact, baseUrl, languages, now = Date.now }: SecurityTxt): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now() + validFor).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(baseUrl ? [`Canonical: ${baseUrl}${securityTxtPath}`] : []),
    '',
  ].join('\n')
