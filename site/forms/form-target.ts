import type { FormTarget } from '@brand/blocks/forms'
import { apiPaths, type Locale } from '@brand/content'
import { privacyPath } from '../routes/privacy.ts'
import { pageQuery } from './sent-form.ts'

/**
 * Returns the address to which a page's form is sent. It names the page, which is the answer without JavaScript: not every
 * browser sends the referrer.
 * @requirement FORM-63
 */
export const formAddress = (page: string): string => `${apiPaths.inquiries}?${new URLSearchParams({ [pageQuery]: page })}`

/** Gives the target of a page's forms, and the result of the last submission. */
export const formTarget = (locale: Locale, form?: FormTarget): FormTarget => ({
  href: apiPaths.inquiries,
  noValidate: true,
  privacyHref: privacyPath(locale),
  ...form,
})
