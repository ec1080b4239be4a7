import { locales, type Locale } from '../../packages/blocks/src/i18n/locales.ts'

/** A text of a record: by language, or one that all languages have alike. `null` is an intended gap. */
export type Localised = string | Partial<Record<Locale, string | null>>

/** A text in a language; what is not translated is English, as on the site. */
export const inLanguage = (value: Localised | undefined | null, locale: Locale): string | undefined => {
  if (typeof value === 'string' || !value) return value || undefined
  return (locale in value ? value[locale] : value.en) ?? undefined
}

/** Returns the text that an editor has written in a language, without a fallback to another one. */
export const written = (value: Localised | undefined | null, locale: Locale): string =>
  (typeof value === 'string' ? value : value?.[locale]) ?? ''

/** A text after an editor has written it in a language. One that all languages had alike stays so where it is written in English. */
export function setText(value: Localised | undefined | null, locale: Locale, text: string): Localised | undefined {
  if (typeof value === 'string' || !value) {
    if (!value || locale === 'en') return locale === 'en' ? text || undefined : { [locale]: text }
    return { ...Object.fromEntries(locales.map((each) => [each, value])), [locale]: text }
  }
  const { [locale]: _, ...others } = value
  if (text) return { ...value, [locale]: text }
  return Object.keys(others).length ? others : undefined
}
