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

/** Values of the toolbar that `circumstances.css` applies to a page. */
const circumstances = ['media', 'spacing', 'pictures', 'overlay']

/** Sets the attributes on a root element, see `toAttributes`, those of `circumstances.css`, and the size of the page's text. */
export function surround(element: HTMLElement, globals: Record<string, unknown>): void {
  for (const name of circumstances) element.dataset[name] = String(globals[name])
  element.style.fontSize = `${String(globals['text'])}%`
  for (const [name, value] of Object.entries(toAttributes(globals))) element.setAttribute(name, value)
}
