import { states } from './copy-states.ts'
import { toLocale } from '../packages/blocks/src/i18n/locales.ts'

/** Gives theme, tone, language, direction and state of the toolbar as attributes of an element around a story. */
export const toAttributes = ({ brand, tone, locale, direction, state }: Record<string, unknown>) => ({
  'data-brand': String(brand),
  'data-tone': String(tone),
  lang: toLocale(locale),
  'data-states': states[String(state)] ?? '',
  dir: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
})

/** Sets the attributes on an element, see `attributesOf`, and the size of its text, which a root hands on to its page. */
export function surround(element: HTMLElement, globals: Record<string, unknown>): void {
  element.style.fontSize = `${String(globals['text'])}%`
  for (const [name, value] of Object.entries(toAttributes(globals))) element.setAttribute(name, value)
}
