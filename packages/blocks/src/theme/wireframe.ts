import { feltLots } from './felt.ts'
import type { Colors, Theme } from './theme.ts'
import { scale, scaleFrom } from './scale.ts'

const black = '#1c1c1c'
const white = '#ffffff'

const both = {
  alt: black,
  altHover: '#3d3d3d',
  onAlt: white,
  quiet: white,
  quietHover: '#e6e6e6',
  onQuiet: black,
  scrim: '#0a0a0a',
  onScrim: white,
  focusOnScrim: white,
  backdrop: 'rgb(28 28 28 / 0.8)',
} satisfies Partial<Colors>

/** Darkest to lightest, so that neighbouring lots still differ without hue. */
const greys = [
  '#2b2b2b',
  '#404040',
  '#a3a3a3',
  '#525252',
  '#333333',
  '#b0b0b0',
  '#dedede',
  '#c4c4c4',
  '#d1d1d1',
  '#e6e6e6',
  '#9c9c9c',
  '#f0f0f0',
  '#f7f7f7',
] as const
const dark = ['loden', 'spruce', 'cobalt', 'oxblood'] as const

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
const volume = (weight: string) => ({ width: '100%', weight })

/** The brandless theme: greys, the system's font, round corners, no grain. Whatever still looks like Loden in it is hard-coded. */
export const wireframe: Theme = {
  values: {
    ...scale,
    color: {
      ...both,
      surface: white,
      surfaceMuted: '#f2f2f2',
      surfaceSunken: '#e3e3e3',
      text: black,
      textMuted: '#595959',
      border: '#cccccc',
      borderControl: '#7a7a7a',
      borderStrong: black,
      accent: '#404040',
      accentHover: '#595959',
      onAccent: white,
      focus: '#0b5cad',
      error: '#a11212',
      errorSurface: '#f7e9e9',
      success: '#0f5c33',
      successSurface: '#e8f3ec',
      warning: '#6b4400',
      warningSurface: '#f7f0de',
    },
    felt: Object.fromEntries(feltLots.map((lot, i) => [lot, greys[i]])) as Theme['values']['felt'],
    onFelt: Object.fromEntries(
      feltLots.map((lot) => [lot, (dark as readonly string[]).includes(lot) ? white : black]),
    ) as Theme['values']['onFelt'],
    feltGrain: 'none',
    font: { body: system, title: system },
    volume: {
      loud: volume('800'),
      clear: volume('700'),
      plain: volume('500'),
      soft: volume('400'),
      hush: volume('300'),
      whisper: volume('300'),
    },
    radius: '6px',
  },
  inverted: {
    ...both,
    surface: '#242424',
    surfaceMuted: '#303030',
    surfaceSunken: '#3d3d3d',
    text: white,
    textMuted: '#c2c2c2',
    border: '#4d4d4d',
    borderControl: '#9e9e9e',
    borderStrong: white,
    accent: '#e6e6e6',
    accentHover: white,
    onAccent: black,
    focus: '#8cc4ff',
    error: '#ffb3b3',
    errorSurface: '#471d1d',
    success: '#99dbb5',
    successSurface: '#1b3d2a',
    warning: '#f0d08c',
    warningSurface: '#42351a',
  },
  from: scaleFrom,
  narrower: [],
}
