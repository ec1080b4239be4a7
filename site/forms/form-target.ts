import type { FormTarget } from '@brand/blocks/forms'
import { apiPaths, type Locale } from '@brand/content'
import { privacyPath } from '../routes/privacy.ts'
import { pageQuery } from './sent-form.ts'

/**
 * Where a form is sent from a page, which answers where there is no JavaScript: not every browser tells of the page.
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
