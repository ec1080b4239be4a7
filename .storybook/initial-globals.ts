import { locales as ofSite } from '../packages/blocks/src/i18n/locales.ts'

/** Initial values of the toolbar; the tests of stories show each in the other values too. */
export const initialGlobals = {
  brand: 'loden',
  tone: 'light',
  locale: 'en',
  direction: 'ltr',
  text: '100',
  spacing: 'none',
  media: 'none',
  state: 'none',
  script: 'enabled',
  pictures: 'loaded',
  overlay: 'none',
}

/** Languages of the toolbar, with their titles. */
export const locales: Record<string, string> = {
  ...Object.fromEntries(ofSite.map((locale) => [locale, locale])),
  pseudo: 'Pseudo: longer, accented',
}
