import { states } from './copy-states.ts'
import { locales } from './initial-globals.ts'
import { media } from './media.ts'
import { themes } from './themes.ts'

/** A list of the toolbar: its icon, its name, and the titles of its values. One that is seldom used shows its icon only. */
const list = <const Icon extends string>(
  icon: Icon,
  description: string,
  titles: Record<string, string>,
  dynamicTitle = true,
) => ({
  description,
  toolbar: { icon, dynamicTitle, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
})

/** The titles of values that name themselves, except for `none`. */
const named = (values: readonly string[], none = '') =>
  Object.fromEntries(values.map((value) => [value, value === 'none' ? none : value]))

/** The toolbar. */
export const globalTypes = {
  brand: list('paintbrush', 'Brand theme', named(Object.keys(themes))),
  tone: list('contrast', 'Tone', { light: 'Light', inverted: 'Inverted' }),
  locale: list('globe', 'Language', locales),
  direction: list('transfer', 'Direction', { ltr: 'Left to right', rtl: 'Right to left' }),
  state: list('pointerhand', 'State of everything that can be pressed', named(Object.keys(states), 'As it is')),
  media: list('print', 'Medium', named(media, 'On the screen')),
  text: list('zoom', 'Size of text', { 100: 'Text 100 %', 200: 'Text 200 %' }),
  spacing: list('paragraph', 'Spacing of text', { none: 'Of the theme', wide: 'WCAG 1.4.12' }, false),
  script: list('lightningoff', 'JavaScript', { enabled: 'Enabled', none: 'Without JavaScript' }, false),
  pictures: list('hourglass', 'Pictures', { loaded: 'Loaded', loading: 'Still loading' }, false),
  overlay: list('sidebyside', 'Overlay', { none: 'None', grid: 'Columns', spacing: 'Spaces', 'grid spacing': 'Both' }, false),
}
