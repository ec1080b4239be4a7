import { localeOf } from '../packages/blocks/src/i18n/locales.ts'

/** What the toolbar sets around a story: theme, tone, language and direction, as attributes. */
export const attributesOf = ({ brand, tone, locale, direction }: Record<string, unknown>) => ({
  'data-brand': String(brand),
  'data-tone': String(tone),
  lang: localeOf(locale),
  dir: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
})

/** Sets the attributes on an element, see `attributesOf`, and the size of its text, which a root hands on to its page. */
export function surround(element: HTMLElement, globals: Record<string, unknown>): void {
  element.style.fontSize = globals['text'] === '200%' ? '200%' : ''
  for (const [name, value] of Object.entries(attributesOf(globals))) element.setAttribute(name, value)
}
