import { localeOf } from '../packages/blocks/src/i18n/locales.ts'

/** What the toolbar sets around a story: theme, tone, language and direction, as attributes. */
export const attributesOf = ({ brand, tone, locale }: Record<string, unknown>) => ({
  'data-brand': String(brand),
  'data-tone': String(tone),
  lang: localeOf(locale),
  dir: locale === 'rtl' ? ('rtl' as const) : ('ltr' as const),
})

/** Sets the attributes on an element; see `attributesOf`. */
export function surround(element: HTMLElement, globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(attributesOf(globals))) element.setAttribute(name, value)
}
