import { readInquiry, type Inquiry } from '@brand/content/inquiry'

/** A valid inquiry with some fields changed. */
export function inquiry(changes: Record<string, unknown> = {}): Inquiry {
  const result = readInquiry({
    first_name: 'Ines',
    last_name: 'De Wolf',
    email: 'ines@example.com',
    subject: 'How loud is a room of glass?',
    state: 'West Flanders',
    country: 'Belgium',
    company: 'Glass & Sons',
    gdpr: true,
    ...changes,
  })
  if ('fields' in result) throw new Error(`The fixture is not valid: ${Object.keys(result.fields).join()}`)
  return result.inquiry
}
