import { homePath, languageNames, localizedPath, type Locale, type LocalizedSlugs } from '@brand/content'

export interface LanguageLink {
  locale: Locale
  name: string
  href: string
  current: boolean
}

/** The same item in each active locale (LOC-10 to LOC-13); the home pages where there is no item. */
export const languageLinks = (active: readonly Locale[], current: Locale, slugs: LocalizedSlugs | undefined): LanguageLink[] =>
  active.map((locale) => ({
    locale,
    name: languageNames[locale],
    href: slugs ? localizedPath(slugs, locale) : homePath(locale),
    current: locale === current,
  }))

/** The entry of a menu that stands for the page shown: its own, else the nearest one above it. */
export function currentLink(links: readonly string[], path: string, home: string): string | undefined {
  const above = links.filter((link) => link === path || (link !== home && path.startsWith(`${link}/`)))
  return above.toSorted((a, b) => b.length - a.length)[0]
}

/** Whether a link leaves the site; it then opens in a new tab (NAV-04). */
export const isExternal = (link: string) => /^https?:/.test(link)
