import { apiPaths, defaultLocale, general, homeSlug, trimSlashes, type General, type Locale } from '@brand/content'
import { itemAt, localizeLink } from '../links.ts'
import type { Snapshot } from '../snapshot.ts'
import { recordOf } from '../lists/single.ts'

/** The path of a link to a page of this site, without slashes around it; `undefined` for a link to another site. */
const pathOf = (link: string) => (/^\/(?!\/)/.test(link) ? trimSlashes(link.replace(/[?#].*$/s, '')) || homeSlug : undefined)

/**
 * Menus and accounts; each entry's link leads to the page in the visitor's locale.
 * @requirement API-02, NAV-10
 */
export const generalCall = {
  path: apiPaths.general,
  summary: 'Menus and social accounts.',
  answer: general.schema,
  compose(snapshot: Snapshot, { locale }: { locale: Locale }): General {
    const { menus, socials } = recordOf(snapshot, general, locale)
    const item = (entry: General['menus'][number]['items'][number]) => {
      const link = localizeLink(snapshot, entry.link, locale)
      const slugs = itemAt(snapshot, entry.link)?.localizedSlugs.slugs
      const slug = slugs?.[locale] ?? slugs?.[defaultLocale] ?? pathOf(entry.link)
      return { title: entry.title, ...(slug === undefined ? {} : { slug }), link }
    }
    return { menus: menus.map(({ id, items }) => ({ id, items: items.map(item) })), socials }
  },
}
