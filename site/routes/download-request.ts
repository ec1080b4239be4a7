import { page, pathFor, routes, trimSlashes, type Locale } from '@brand/content'

/**
 * The page that asks for a locked file, below the locale prefix.
 * @requirement DL-04
 */
export const requestSlug = (fileId: string) =>
  trimSlashes(routes['download-request'].path).replace('@fileId', () => encodeURIComponent(fileId))

/** Its path in a language. */
export const requestPath = (fileId: string, locale: Locale) => pathFor(page.name, requestSlug(fileId), locale)
