import { pathFor } from '@brand/content/slugs'
import type { Locale } from '@brand/content/locales'

/** Slug of the overview of articles, which the site makes itself (RT-11). */
export const inspirationSlug = 'inspiration'

/** Address of the overview of articles in a locale. */
export const inspirationPath = (locale: Locale) => pathFor('', inspirationSlug, locale)

/** Address of a locale's feed of articles. */
export const feedPath = (locale: Locale) => `${inspirationPath(locale)}/rss.xml`
