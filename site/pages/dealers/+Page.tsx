import { ContactForm } from '@brand/blocks/contact-form'
import { DealerPage, type Dealer } from '@brand/blocks/dealer-page'
import world from '@brand/blocks/world.svg'
import { routePath, type Location } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { brand } from '../../brand/brand.ts'
import { formTarget } from '../../forms/form-target.ts'
import { formPath } from '../../forms/forms.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { PageBody } from '../PageBody.tsx'
import type { DealersData } from './load.ts'

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

const dealerOf = (location: Location): Dealer => ({
  id: location.id,
  name: location.ctLocationName,
  country: location.ctLocationCountry.name,
  state: location.ctLocationState,
  addressName: location.ctLocationAddressName,
  address: [
    line(location.ctLocationStreet, location.ctLocationStreetNumber),
    line(location.ctLocationPostalCode, location.ctLocationCity),
  ].filter(Boolean),
  isLightingRep: location.ctLocationLightningRep,
  phone: location.ctLocationTelephone,
  email: location.ctLocationEmail,
  coordinates: location.ctLocationLocation,
  distance: location.distance,
})

/** The blocks of the page, and below them the dealers (DEALER-01). */
export default function Page(context: PageContextServer) {
  const { dealers, nearest, near, keyword, cities, shell } = context.data as DealersData
  const { locale } = context.request
  const { dealerPage, contactForm } = libraryMessages[locale]
  return (
    <>
      <PageBody {...context} />
      <DealerPage
        href={routePath('dealers', locale)}
        dealers={(nearest ?? dealers).map(dealerOf)}
        near={near}
        keyword={nearest ? '' : keyword}
        cities={cities}
        land={world}
        contactHref={formPath('general-request', locale)}
        includeLocation={brand.includeLocation}
        form={
          <ContactForm
            title=""
            variant="inline"
            form={formTarget(locale, { ...(shell.privacy && { privacyHref: shell.privacy }), topics: { location: '' } })}
            messages={contactForm}
          />
        }
        messages={dealerPage}
      />
    </>
  )
}
