import { locales, type Locale } from '../../packages/blocks/src/i18n/locales.ts'

/** A text of a record: by language, or one that all languages have alike. `null` is an intended gap. */
export type Told = string | Partial<Record<Locale, string | null>>

/** A text in a language; what is not translated is English, as on the site. */
export const inLanguage = (told: Told | undefined | null, locale: Locale): string | undefined => {
  if (typeof told === 'string' || !told) return told || undefined
  return (locale in told ? told[locale] : told.en) ?? undefined
}

/** Returns the text that an editor has written in a language, without a fallback to another one. */
export const written = (told: Told | undefined | null, locale: Locale): string =>
  (typeof told === 'string' ? told : told?.[locale]) ?? ''

/** A text after an editor has written it in a language. One that all languages had alike stays so where it is written in English. */
export function tell(told: Told | undefined | null, locale: Locale, text: string): Told | undefined {
  if (typeof told === 'string' || !told) {
    if (!told || locale === 'en') return locale === 'en' ? text || undefined : { [locale]: text }
    return { ...Object.fromEntries(locales.map((each) => [each, told])), [locale]: text }
  }
  const { [locale]: _, ...others } = told
  if (text) return { ...told, [locale]: text }
  return Object.keys(others).length ? others : undefined
}
