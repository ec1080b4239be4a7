/** The languages whose texts are built in. A new one is a line here and a file in `messages/` (docs/ADD-A-LANGUAGE.md). */
export const locales = ['en', 'nl', 'de', 'fr', 'it'] as const
export type Locale = (typeof locales)[number]

/** A value as one of the built-in languages; English where it is none of them. */
export const toLocale = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'en'
