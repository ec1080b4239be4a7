import { defaultLocale, locales, type Locale } from '@brand/content'

/** Texts of which any may be missing. */
export type SomeOf<Texts> = Texts extends string ? Texts : { [Key in keyof Texts]?: SomeOf<Texts[Key]> }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  // Plural forms are one text: those of two languages do not mix.
  typeof value === 'object' && value !== null && !('other' in value)

function merge(own: unknown, fallback: unknown): unknown {
  if (own === undefined) return fallback
  if (!isGroup(own) || !isGroup(fallback)) return own
  return Object.fromEntries(Object.keys({ ...fallback, ...own }).map((key) => [key, merge(own[key], fallback[key])]))
}

/**
 * The texts of every language, from layers of which the first goes before the others. Where a language lacks a text, that of the
 * first of `fallbacks` which has it, at last the English one.
 * @requirement LOC-08
 */
export function withFallbacks<Texts extends object>(
  layers: readonly Partial<Record<Locale, SomeOf<Texts>>>[],
  fallbacks: readonly Locale[],
): Record<Locale, Texts> {
  const complete = (locale: Locale) =>
    [locale, ...fallbacks, defaultLocale].flatMap((each) => layers.map((layer) => layer[each])).reduce<unknown>(merge, {})
  return Object.fromEntries(locales.map((locale) => [locale, complete(locale)])) as Record<Locale, Texts>
}
