import { EmbeddedForm } from '@brand/blocks/embedded-form'
import type { HostedForms } from '@brand/blocks/contracts'
import { NewsletterForm, type FormTarget } from '@brand/blocks/forms'
import { BlockSection } from '@brand/blocks/layout'
import type { Locale } from '@brand/content'
import { formTarget } from './form-target.ts'
import { libraryMessages } from '../i18n/library.ts'

interface NewsletterProps {
  form: FormTarget | undefined
  hostedForms: HostedForms
  locale: Locale
}

/**
 * The form of the newsletter, below the words of its page: the hosted one where it has an address, else our own.
 * @requirement CONTACT-05, FORM-34
 */
export const Newsletter = ({ form, hostedForms, locale }: NewsletterProps) => {
  const { newsletterForm, embeddedForm } = libraryMessages[locale]
  return hostedForms.request('newsletter').src ? (
    <BlockSection width={{ l: 8, m: 12, s: 12 }}>
      <EmbeddedForm form="newsletter" hostedForms={hostedForms} messages={embeddedForm} />
    </BlockSection>
  ) : (
    <NewsletterForm form={formTarget(locale, form)} messages={newsletterForm} />
  )
}
