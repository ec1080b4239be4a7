import type { LocaleLink, MenuItem } from '@brand/blocks/navigation'
import { homePath, languages, type General, type Locale } from '@brand/content'

type MenuId = General['menus'][number]['id']

/**
 * The current page in each active locale, with the locale's own name.
 * @requirement LOC-10 to LOC-13, NAV-06, FTR-04
 */
export const localeLinks = (active: readonly Locale[], current: Locale, addressIn: (locale: Locale) => string): LocaleLink[] =>
  active.map((locale) => ({
    locale,
    name: languages[locale].name,
    href: addressIn(locale),
    current: locale === current,
  }))

/** The menu entry of the current page: its own, else that of the nearest page above it, by its trail or its address. */
export function currentLink(links: readonly string[], path: string, home: string, trail: readonly string[] = []) {
  const inTrail = trail.findLast((href) => href !== home && links.includes(href))
  if (inTrail && !links.includes(path)) return inTrail
  const above = links.filter((link) => link === path || (link !== home && path.startsWith(`${link}/`)))
  return above.toSorted((a, b) => b.length - a.length)[0]
}

/**
 * Whether a link leaves the site; it then opens in a new tab.
 * @requirement NAV-04
 */
const isExternal = (link: string) => /^https?:/.test(link)

/**
 * The entries of a menu for a page; none where the content has no such menu.
 * @requirement NAV-02, NAV-04, NAV-10
 */
export function menuItems({ menus }: General, id: MenuId, path: string, locale: Locale, trail?: readonly string[]): MenuItem[] {
  const items = menus.find((menu) => menu.id === id)?.items ?? []
  const links = items.map(({ link }) => link)
  const current = currentLink(links, path, homePath(locale), trail)
  return items.map(({ title, link }) => ({
    title,
    href: link,
    ...(link === current && { current: link === path ? 'page' : 'true' }),
    ...(isExternal(link) && { newTab: true }),
  }))
}
