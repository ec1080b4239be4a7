import { defaultLocale, type LocalizedSlugs } from '@brand/content'
import { formOn } from './forms.ts'

/**
 * Whether a page is the one of the newsletter, which ends in its form.
 * @requirement CONTACT-05
 */
export const isNewsletter = ({ slugs }: LocalizedSlugs): boolean => formOn(slugs[defaultLocale]) === 'newsletter'
