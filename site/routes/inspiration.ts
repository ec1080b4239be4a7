import { routePath } from '@brand/content/slugs'
import type { Locale } from '@brand/content/locales'

/**
 * Address of the overview of articles in a locale.
 * @requirement RT-11
 */
export const inspirationPath = (locale: Locale) => routePath('inspiration', locale)

/** Address of a locale's feed of articles. */
export const feedPath = (locale: Locale) => `${inspirationPath(locale)}/rss.xml`
