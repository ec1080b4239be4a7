import { NewsletterForm } from '@brand/blocks/forms'
import { Footer, type LocaleLink } from '@brand/blocks/navigation'
import type { Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { wordmark } from '../brand/drawings.ts'
import { libraryMessages } from '../i18n/library.ts'
import { messages } from '../i18n/index.ts'
import { formAddress } from '../forms/form-target.ts'
import { menuItems } from './links.ts'
import type { Shell } from './shell.ts'
import { Svg } from './Svg.tsx'

interface SiteFooterProps extends Pick<Shell, 'general' | 'newsletter' | 'privacy'> {
  locale: Locale
  path: string
  locales: readonly LocaleLink[]
}

/**
 * The newsletter's line and form. Without JavaScript its page answers; that page has both of its own.
 * @requirement FORM-46
 */
function Newsletter({ page, locale, privacy }: { page: string; locale: Locale; privacy: string }) {
  return (
    <div className="newsletter">
      <p>{messages[locale].newsletter}</p>
      <NewsletterForm
        variant="compact"
        form={{ href: formAddress(page), privacyHref: privacy, noValidate: true }}
        messages={libraryMessages[locale].newsletterForm}
      />
    </div>
  )
}

/**
 * The footer, which ends in the wordmark. `brand.menus` assigns the menus to their places.
 * @requirement FTR-01 to FTR-06, OR-16
 */
export function SiteFooter({ general, newsletter, privacy, locale, path, locales }: SiteFooterProps) {
  const text = messages[locale]
  const menu = (place: keyof typeof brand.menus) => menuItems(general, brand.menus[place], path, locale)
  return (
    <Footer
      brand={brand.name}
      about={menu('about')}
      more={menu('more')}
      // The notice of consent opens again where an address ends in its name.
      legal={[...menu('legal'), { title: text.cookieSettings, href: '#consent' }]}
      socials={general.socials.map(({ type, handle }) => ({ name: type, href: handle }))}
      locales={locales}
      newsletter={newsletter && path !== newsletter && <Newsletter page={newsletter} {...{ locale, privacy }} />}
      wordmark={<Svg code={wordmark} />}
      messages={{ ...libraryMessages[locale].footer, copyright: text.copyright }}
    />
  )
}
