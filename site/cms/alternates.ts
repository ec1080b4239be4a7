import { localizedPath, type Locale, type LocalizedSlugs } from '@brand/content'

/**
 * Addresses of an item in every language that it exists in, and the one for all others.
 * @requirement DRV-05
 */
export function listAlternates(item: LocalizedSlugs, active: readonly Locale[], baseUrl: string): Record<string, string> {
  const own = active.filter((locale) => item.slugs[locale] !== undefined)
  const address = (locale: Locale) => baseUrl + localizedPath(item, locale)
  const rest = own.find((locale) => locale === 'en') ?? own[0]
  return {
    ...Object.fromEntries(own.map((locale) => [locale, address(locale)])),
    ...(rest && { 'x-default': address(rest) }),
  }
}
