import { apiPaths, defaultLocale, general, generalAnswer, homeSlug, trimSlashes, type General, type Locale } from '@brand/content'
import { itemAt, localizeLink } from '../links.ts'
import type { Snapshot } from '../snapshot.ts'
import { findSingleRecord } from '../lists/single.ts'

/** The path of a link to a page of this site, without slashes around it; `undefined` for a link to another site. */
const toPagePath = (link: string) => (/^\/(?!\/)/.test(link) ? trimSlashes(link.replace(/[?#].*$/s, '')) || homeSlug : undefined)

/** An entry of a menu, as it is written. */
type Entry = { title: string; slug?: string | undefined; link?: string | undefined }

/**
 * Menus and accounts; each entry's link leads to the page in the visitor's locale.
 * @requirement API-02, NAV-10
 */
export const generalCall = {
  path: apiPaths.general,
  summary: 'Menus and social accounts.',
  answer: generalAnswer,
  compose(snapshot: Snapshot, { locale }: { locale: Locale }): General {
    const { menus, socials } = findSingleRecord(snapshot, general, locale)
    const item = ({ title, slug, link = `/${slug === homeSlug ? '' : trimSlashes(slug ?? '')}` }: Entry) => {
      const slugs = itemAt(snapshot, link)?.localizedSlugs.slugs
      const own = slugs?.[locale] ?? slugs?.[defaultLocale] ?? toPagePath(link)
      return { title, ...(own === undefined ? {} : { slug: own }), link: localizeLink(snapshot, link, locale) }
    }
    const leads = ({ slug, link }: Entry) => slug !== undefined || link !== undefined
    return { menus: menus.map(({ id, items }) => ({ id, items: items.filter(leads).map(item) })), socials }
  },
}
