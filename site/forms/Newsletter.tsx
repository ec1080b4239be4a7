import { NewsletterForm, type FormTarget } from '@brand/blocks/forms'
import { BlockSection } from '@brand/blocks/layout'
import type { Locale } from '@brand/content'
import { formTarget } from './form-target.ts'
import { libraryMessages } from '../i18n/library.ts'

/**
 * The form of the newsletter, below the words of its page.
 * @requirement CONTACT-05, FORM-34
 */
export const Newsletter = ({ form, locale }: { form: FormTarget | undefined; locale: Locale }) => (
  <BlockSection width={{ l: 8, m: 12, s: 12 }}>
    <NewsletterForm form={formTarget(locale, form)} messages={libraryMessages[locale].newsletterForm} />
  </BlockSection>
)
