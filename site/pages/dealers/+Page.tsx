import { ContactForm } from '@brand/blocks/contact-form'
import { DealerPage } from '@brand/blocks/dealer-page'
import world from '@brand/blocks/world.svg'
import { routePath } from '@brand/content'
import { brand } from '../../brand/brand.ts'
import { createFormTarget } from '../../forms/form.ts'
import { formTarget } from '../../forms/form-target.ts'
import { formPath } from '../../forms/forms.ts'
import { libraryMessages } from '../../i18n/library.ts'
import type { PageOf } from '../page-of.ts'
import { PageBody } from '../PageBody.tsx'
import type { DealersData } from './load.ts'

/**
 * The blocks of the page, and below them the dealers.
 * @requirement DEALER-01
 */
export default function Page(page: PageOf<DealersData>) {
  const { dealers, nearest, near, keyword, cities, shell } = page.data
  const { locale } = page.request
  const { href } = createFormTarget(page.data, page.request)
  const { dealerPage, contactForm } = libraryMessages[locale]
  return (
    <>
      <PageBody {...page} />
      <DealerPage
        href={routePath('dealers', locale)}
        dealers={nearest ?? dealers}
        near={near}
        keyword={nearest ? '' : keyword}
        cities={cities}
        mapSrc={world}
        contactHref={formPath('general-request', locale)}
        includeLocation={brand.includeLocation}
        form={
          <ContactForm
            title=""
            variant="inline"
            form={formTarget(locale, { href, kind: 'question', privacyHref: shell.privacy, topics: { location: '' } })}
            messages={contactForm}
          />
        }
        messages={dealerPage}
      />
    </>
  )
}
