import { homePath, type Locale } from '@brand/content/locales'

/** Address of a locale's web app manifest: beside its home page. */
export const manifestPath = (locale: Locale) => `${homePath(locale).replace(/\/$/, '')}/manifest.webmanifest`
