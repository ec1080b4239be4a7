import { readdirSync } from 'node:fs'
import { locales } from '../../.storybook/initial-globals.ts'

type Globals = Record<string, string>

export interface Permutation {
  globals: Globals
  /** Width of the screen in px. Default: the width of the story. */
  width?: number
  /** Rules of axe to run: those of colour, all of them, or none. */
  axe?: 'colour' | 'all'
}

export const narrow = 320
const themes = readdirSync(new URL('../../packages/blocks/src/theme/themes', import.meta.url))

/** In turn, so that every theme has some stories of each component. */
const themeFor = (id: string) => themes[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % themes.length]!

/** The most demanding ones: every right-to-left, inverted story in one of the themes, and German on the narrowest screen. */
const demanding = (id: string): Permutation[] => [
  { globals: { brand: themeFor(id), tone: 'inverted', direction: 'rtl' }, width: narrow, axe: 'colour' },
  { globals: { locale: 'de' }, width: narrow, axe: 'all' },
]

/** Every theme in both tones, one right to left; every language. Structure is the same in all of them: axe reads it in German. */
const every = (id: string): Permutation[] => [
  ...themes.flatMap((brand) => ['light', 'inverted'].map((tone): Permutation => ({ globals: { brand, tone }, axe: 'colour' }))),
  ...demanding(id),
  ...Object.keys(locales).map((locale): Permutation => ({ globals: { locale }, width: narrow })),
]

/** The permutations of a story: the most demanding ones, or all of them in `npm run test:full`. */
export const listPermutations = (id: string): Permutation[] => (process.env.FULL ? every(id) : demanding(id))

export const formatPermutation = ({ globals, width }: Permutation): string =>
  [...Object.entries(globals).map(([key, value]) => `${key} ${value}`), width && `${width} px`].filter(Boolean).join(', ')
