import { SiteHeader, type LocaleLink } from '@brand/blocks/navigation'
import { homePath, type Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { wordmark } from '../brand/drawings.ts'
import { Island } from '../cms/Island.tsx'
import { libraryMessages } from '../i18n/library.ts'
import SiteSearch from '../islands/connected/SiteSearch.tsx'
import { messages } from '../i18n/index.ts'
import { searchAddress } from '../routes/search.ts'
import type { Shell } from './shell.ts'
import { menuItems } from './links.ts'
import { Svg } from './Svg.tsx'

interface HeaderProps extends Pick<Shell, 'general' | 'contact'> {
  locale: Locale
  path: string
  locales: readonly LocaleLink[]
  /** Addresses of the pages above this one, from the home page on. */
  trail?: readonly string[] | undefined
  /**
   * The bar is inverted.
   * @requirement NAV-09
   */
  inverted?: boolean
}

/**
 * The bar: logo, menu `main`, search, languages; on small screens the menu `shortcuts` too.
 * @requirement NAV-01, NAV-02, NAV-05, NAV-06, NAV-12, NAV-13
 */
export function Header({ general, contact, locale, path, locales, trail, inverted }: HeaderProps) {
  const texts = libraryMessages[locale]
  const search = {
    locale,
    types: messages[locale].types,
    href: searchAddress(locale),
    emptyAction: { label: texts.contactButton.contact, href: contact },
    messages: texts.search,
  }
  return (
    <SiteHeader
      brand={brand.name}
      homeHref={homePath(locale)}
      logo={<Svg code={wordmark} />}
      menu={menuItems(general, brand.menus.bar, path, locale, trail)}
      shortcuts={menuItems(general, brand.menus.shortcuts, path, locale)}
      locales={locales}
      search={<Island name="search" hydrate="interaction" prefix="search-" Part={SiteSearch} props={search} />}
      inverted={inverted}
      messages={texts.siteHeader}
    />
  )
}
