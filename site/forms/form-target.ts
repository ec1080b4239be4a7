import type { FormTarget } from '@brand/blocks/forms'
import { apiPaths, type Locale } from '@brand/content'
import { privacyPath } from '../routes/privacy.ts'

/** Where the forms of a page are sent, and what came of the last one. */
export const formTarget = (locale: Locale, form?: FormTarget): FormTarget => ({
  href: apiPaths.inquiries,
  noValidate: true,
  privacyHref: privacyPath(locale),
  ...form,
})
