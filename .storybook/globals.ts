import { locales } from '../packages/blocks/src/i18n/locales.ts'

const item = (value: string, title: string) => ({ value, title })

const { STORYBOOK_BRAND, STORYBOOK_TONE, STORYBOOK_LOCALE } = import.meta.env

/** Where the toolbar stands at first; `npm run test:full` runs every story in another theme, tone and direction too. */
export const initialGlobals = {
  brand: STORYBOOK_BRAND ?? 'loden',
  tone: STORYBOOK_TONE ?? 'light',
  locale: STORYBOOK_LOCALE ?? 'en',
}

/** The toolbar. */
export const globalTypes = {
  brand: {
    description: 'Brand theme',
    toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [item('loden', 'Loden'), item('wireframe', 'Wireframe')] },
  },
  tone: {
    description: 'Tone',
    toolbar: { icon: 'contrast', dynamicTitle: true, items: [item('light', 'Light'), item('inverted', 'Inverted')] },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...locales.map((locale) => item(locale, locale)),
        item('pseudo', 'Pseudo: longer, accented'),
        item('rtl', 'Right to left'),
      ],
    },
  },
}
