import { pageSlugs, pathFor, type Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'

/**
 * Address of the privacy policy: the brand's own, else that of its page in the content, else where such a page is.
 * @requirement RT-25
 */
export const privacyPath = (locale: Locale, ofPage?: string, own: Partial<Record<Locale, string>> = brand.privacyPolicyPath) =>
  own[locale] ?? ofPage ?? pathFor('page', pageSlugs.privacy, locale)
