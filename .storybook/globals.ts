import { locales } from './initial-globals.ts'
import { themes } from './themes.ts'

const item = ([value, title]: [string, string]) => ({ value, title })

/** The toolbar. */
export const globalTypes = {
  brand: {
    description: 'Brand theme',
    toolbar: { icon: 'paintbrush' as const, dynamicTitle: true, items: Object.keys(themes).map((name) => item([name, name])) },
  },
  tone: {
    description: 'Tone',
    toolbar: {
      icon: 'contrast' as const,
      dynamicTitle: true,
      items: [item(['light', 'Light']), item(['inverted', 'Inverted'])],
    },
  },
  locale: {
    description: 'Language',
    toolbar: { icon: 'globe' as const, dynamicTitle: true, items: Object.entries(locales).map(item) },
  },
}
