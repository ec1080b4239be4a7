import { themes } from './themes.ts'
import { locales } from '../packages/blocks/src/i18n/locales.ts'

const item = (value: string, title: string) => ({ value, title })

/** Initial values of the toolbar; the runner shows every story in the other values too. */
export const initialGlobals = { brand: 'loden', tone: 'light', locale: 'en' }

/** The toolbar. */
export const globalTypes = {
  brand: {
    description: 'Brand theme',
    toolbar: { icon: 'paintbrush' as const, dynamicTitle: true, items: Object.keys(themes).map((name) => item(name, name)) },
  },
  tone: {
    description: 'Tone',
    toolbar: { icon: 'contrast' as const, dynamicTitle: true, items: [item('light', 'Light'), item('inverted', 'Inverted')] },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        ...locales.map((locale) => item(locale, locale)),
        item('pseudo', 'Pseudo: longer, accented'),
        item('rtl', 'Right to left'),
      ],
    },
  },
}
