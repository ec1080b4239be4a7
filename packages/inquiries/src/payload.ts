import { inquiryTopics, type Inquiry } from '@brand/content/inquiry'

/** What the inquiry service gets. */
export type Payload = Record<string, string | boolean>

const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1)

/** The payload of an inquiry, in the documented keys (API-34, FORM-34). What it is about follows, where it is about something. */
export function payloadOf(inquiry: Inquiry): Payload {
  if (inquiry.form === 'newsletter') return { Formname: 'Newsletter', Email: inquiry.email, Optin: inquiry.gdpr, Signup: true }
  const topics = inquiryTopics.flatMap((name) => (inquiry[name] ? [[pascal(name), inquiry[name]] as const] : []))
  return {
    Formname: 'Inquiry',
    FirstName: inquiry.first_name,
    LastName: inquiry.last_name,
    Email: inquiry.email,
    Company: inquiry.company,
    Stateprovince: inquiry.state,
    Country: inquiry.country,
    Question: inquiry.subject,
    Optin: inquiry.gdpr,
    Signup: inquiry.newsletter_subscribe,
    ...Object.fromEntries(topics),
  }
}
