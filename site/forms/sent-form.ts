import type { FormTarget } from '@brand/blocks/forms'
import { inquiryForms } from '@brand/content/inquiry'

/** Query key of the page that confirms a form sent without JavaScript. */
export const sentQuery = 'sent'

/** The query of the call for inquiries that names the page of a form. */
export const pageQuery = 'page'

/** Returns the form that a page confirms; `undefined` without one. */
export function sentForm(query: URLSearchParams): FormTarget | undefined {
  const form = query.get(sentQuery)
  return form !== null && Object.hasOwn(inquiryForms, form) ? { state: { form, outcome: 'sent' } } : undefined
}
