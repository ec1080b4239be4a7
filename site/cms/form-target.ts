import type { FormTarget } from '@brand/blocks/forms'
import { apiPaths, pathFor, privacySlug, type Locale } from '@brand/content'

/** Where the forms of a page are sent, and what came of the last one. */
export const formTarget = (locale: Locale, form?: FormTarget): FormTarget => ({
  action: apiPaths.inquiries,
  privacyHref: pathFor('page', privacySlug, locale),
  ...form,
})
