import { states } from './copy-states.ts'
import { locales } from './initial-globals.ts'
import { media } from './media.ts'
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
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer' as const,
      dynamicTitle: true,
      items: [item(['ltr', 'Left to right']), item(['rtl', 'Right to left'])],
    },
  },
  state: {
    description: 'State of everything that can be pressed',
    toolbar: {
      icon: 'pointerhand' as const,
      dynamicTitle: true,
      items: Object.keys(states).map((name) => item([name, name === 'none' ? 'As it is' : name])),
    },
  },
  media: {
    description: 'Medium',
    toolbar: {
      icon: 'print' as const,
      dynamicTitle: true,
      items: media.map((name) => item([name, name === 'none' ? 'On the screen' : name])),
    },
  },
  text: {
    description: 'Size of text',
    toolbar: { icon: 'zoom' as const, dynamicTitle: true, items: [item(['100', 'Text 100 %']), item(['200', 'Text 200 %'])] },
  },
  spacing: {
    description: 'Spacing of text',
    toolbar: {
      icon: 'paragraph' as const,
      dynamicTitle: false,
      items: [item(['none', 'Of the theme']), item(['wide', 'WCAG 1.4.12'])],
    },
  },
  script: {
    description: 'JavaScript',
    toolbar: {
      icon: 'lightningoff' as const,
      dynamicTitle: false,
      items: [item(['enabled', 'Enabled']), item(['none', 'Without JavaScript'])],
    },
  },
  pictures: {
    description: 'Pictures',
    toolbar: {
      icon: 'hourglass' as const,
      dynamicTitle: false,
      items: [item(['loaded', 'Loaded']), item(['loading', 'Still loading'])],
    },
  },
  overlay: {
    description: 'Overlay',
    toolbar: {
      icon: 'sidebyside' as const,
      dynamicTitle: false,
      items: [item(['none', 'None']), item(['grid', 'Columns']), item(['spacing', 'Spaces']), item(['grid spacing', 'Both'])],
    },
  },
}
