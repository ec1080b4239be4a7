import { defaultLocale, homePath, type Locale } from './locales.ts'

/** The slugs of one item, by locale; a locale without a slug has no translation (LOC-32). */
export interface LocalizedSlugs {
  /** Item type, `page` or `article`: decides the path prefix. */
  type: string
  slugs: Partial<Record<Locale, string>>
}

/** Slug of the page at a locale's home path. */
export const homeSlug = 'home'

/** Slug of the page about privacy, in every locale (RT-25). */
export const privacySlug = 'privacy-policy-en'

const prefixes: Record<string, string> = {
  article: '/inspiration/',
  category: '/inspiration/category/',
  acousticGuide: '/noise-reduction/',
  designer: '/designers/',
  family: '/acoustic-solutions/',
  fabric: '/fabrics/',
  typology: '/acoustic-solutions/types/',
  issue: '/acoustic-solutions/issues/',
  contact: '/contact/',
  job: '/careers/',
  ready2go: '/acoustic-solutions/ready2go/',
}

/** The path prefix of a type's items; `/` for any type that is not listed (LOC-14 to LOC-24, OR-07). */
export const pathPrefix = (type: string): string => (Object.hasOwn(prefixes, type) ? prefixes[type]! : '/')

/** Whether items of a type have a page of their own. */
export const hasPage = (type: string): boolean => type === 'page' || Object.hasOwn(prefixes, type)

/** Pages that the site makes itself, without a record at their address. */
export const staticPaths: readonly string[] = [
  '/inspiration',
  '/acoustic-solutions',
  '/acoustic-solutions/types/ready2go',
  '/search',
]

/** A path without the slashes at its ends. */
export const trimSlashes = (path: string) => path.replaceAll(/^\/|\/$/g, '')

/** Path of an item's page in a locale: `pathFor('page', 'over-ons', 'nl')` is `/nl/over-ons`; `home` is the home path. */
export function pathFor(type: string, slug: string, locale: Locale): string {
  if (type === 'page' && slug === homeSlug) return homePath(locale)
  return (locale === defaultLocale ? '' : `/${locale}`) + pathPrefix(type) + slug
}

/**
 * Path of an item in a chosen locale: by its slug there, else by its English slug under the chosen locale's prefix,
 * else the chosen locale's home (LOC-10 to LOC-13, OR-06).
 */
export function localizedPath({ type, slugs }: LocalizedSlugs, locale: Locale): string {
  const slug = slugs[locale] ?? slugs[defaultLocale]
  return slug === undefined ? homePath(locale) : pathFor(type, slug, locale)
}
