import { homePath, type Locale } from '@brand/content/locales'

/** Address at which browsers learn to search the site in a locale: beside its home page. */
export const openSearchPath = (locale: Locale) => `${homePath(locale).replace(/\/$/, '')}/opensearch.xml`
