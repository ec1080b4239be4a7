import type { FormTarget } from '@brand/blocks/forms'
import { inquiryForms } from '@brand/content/inquiry'

/** The query of the page that says thank you for a form, where it was sent without JavaScript. */
export const sentQuery = 'sent'

/** The query of the call for inquiries that names the page of a form. */
export const pageQuery = 'page'

/** The form that a page says thank you for; `undefined` without one. */
export function sentForm(query: URLSearchParams): FormTarget | undefined {
  const form = query.get(sentQuery)
  return form !== null && Object.hasOwn(inquiryForms, form) ? { state: { form, outcome: 'sent' } } : undefined
}
