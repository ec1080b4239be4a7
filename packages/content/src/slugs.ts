import { defaultLocale, homePath, type Locale } from './locales.ts'
import { pathPrefix, routes, type FixedRoute } from './routes.ts'

/**
 * The slugs of one item, by locale; a locale without a slug has no translation.
 * @requirement LOC-32
 */
export interface LocalizedSlugs {
  /** Item type, `page` or `article`: decides the path prefix. */
  type: string
  slugs: Partial<Record<Locale, string>>
}

/** Slug of the page at a locale's home path. */
export const homeSlug = 'home'

/** A path without the slashes at its ends. */
export const trimSlashes = (path: string) => path.replaceAll(/^\/|\/$/g, '')

/** English slugs of pages of the content that the site leads to by name, beside those that are routes and those of forms. */
export const pageSlugs = {
  awards: 'awards',
  downloads: 'downloads',
  /** The acoustic guides stand below it. */
  guides: trimSlashes(pathPrefix('acousticGuide')),
  /**
   * Our own offices.
   * @requirement OFFICE-02
   */
  offices: 'visit-us',
  /**
   * The privacy policy; one slug for every locale.
   * @requirement RT-25
   */
  privacy: 'privacy-policy-en',
} as const

/** Slug of a page with a route of its own: `slugOf('dealers')` is `agents-reps`. */
export const findSlug = (name: FixedRoute): string => trimSlashes(routes[name].path.replace('*', ''))

/** Path of a page with a route of its own in a locale: `routePath('compare', 'nl')` is `/nl/compare`. */
export const routePath = (name: FixedRoute, locale: Locale): string => pathFor('page', findSlug(name) || homeSlug, locale)

/** Path of an item's page in a locale: `pathFor('page', 'over-ons', 'nl')` is `/nl/over-ons`; `home` is the home path. */
export function pathFor(type: string, slug: string, locale: Locale): string {
  if (type === 'page' && slug === homeSlug) return homePath(locale)
  return (locale === defaultLocale ? '' : `/${locale}`) + pathPrefix(type) + slug
}

/**
 * Path of an item in a chosen locale: by its slug there, else by its English slug under the chosen locale's prefix, else the
 * chosen locale's home.
 * @requirement LOC-10 to LOC-13, OR-06
 */
export function localizedPath({ type, slugs }: LocalizedSlugs, locale: Locale): string {
  const slug = slugs[locale] ?? slugs[defaultLocale]
  return slug === undefined ? homePath(locale) : pathFor(type, slug, locale)
}
