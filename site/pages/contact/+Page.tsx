import { OtherQuestions } from '@brand/blocks/contact-page'
import { defaultLocale, routePath, findSlug } from '@brand/content'
import { libraryMessages } from '../../i18n/library.ts'
import type { PageOf } from '../page-of.ts'
import { PageBody } from '../PageBody.tsx'
import type { ContactData } from './load.ts'

/**
 * A page of the content, and below it the other things that one can contact us about.
 * @requirement CONTACT-01 to CONTACT-04
 */
export default function Page(page: PageOf<ContactData>) {
  const { questions, localizedSlugs } = page.data
  const { locale } = page.request
  const { contactPage: messages, faqPage, elements } = libraryMessages[locale]
  const isRoot = localizedSlugs.slugs[defaultLocale] === findSlug('contact')
  return (
    <>
      <PageBody {...page} />
      <OtherQuestions
        title={isRoot ? messages.questions : messages.otherQuestions}
        questions={questions}
        action={{ label: faqPage.title, href: routePath('faq', locale), variant: 'secondary' }}
        messages={elements}
      />
    </>
  )
}
