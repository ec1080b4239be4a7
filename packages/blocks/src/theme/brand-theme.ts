import type { Surface } from './surfaces.ts'
import type { ThemeValues } from '../generated/theme-values.ts'

/** A file of a typeface, as an `@font-face` rule. */
export interface FontFace {
  /** The family that `font.body` or `font.title` names. */
  family: string
  /** CSS `src`: `url('../fonts/a.woff2') format('woff2')`, or `local('Arial')`. */
  src: string
  /** Weights in the file, such as `200 800`. Default: `normal`. */
  weight?: string
  /** Widths in the file, such as `75% 125%`. Default: `normal`. */
  stretch?: string
  /** Display of the text until the file is there, as in `font-display`. Default: `swap`. */
  display?: 'swap' | 'optional' | 'fallback' | 'block'
  /** Characters in the file, such as `U+20-7E`. Default: all. */
  unicodeRange?: string
  /** Of a fallback face: its size, ascent, descent and line gap in percent of its own, so that lines keep their length and height. */
  metrics?: { sizeAdjust: string; ascent: string; descent: string; lineGap: string }
}

type TypeName = keyof NonNullable<ThemeValues['type']>

/** Languages whose long words get narrower letters instead of smaller ones; for a typeface with a width axis. */
export interface NarrowerLetters {
  /** Languages by their code, such as `de`. */
  langs: readonly string[]
  /** Width of letters by what they are for, in percent. */
  type?: Partial<Record<TypeName, string>>
  /** Width of each step of a display title, in percent. */
  title?: Partial<Record<1 | 2 | 3 | 4 | 5, string>>
}

/** Values that change from a breakpoint upwards (480, 768, 1200 px), as CSS lengths. */
export interface ScreenValues {
  gutter?: string
  margin?: string
  barHeight?: string
}

/** A brand as plain data, from which `createBrandTheme` writes its stylesheet. */
export interface BrandTheme extends ThemeValues {
  /** Value of `data-brand`: lower-case letters, digits and hyphens. */
  name: string
  /** Surfaces of the brand's own, by name; the text colour is chosen by contrast where none is given. Default: none. */
  surfaces?: Record<string, { background: Surface['background']; text?: Surface['text'] }>
  /** Files of the typefaces. Default: none, for fonts that every machine has or the page loads itself. */
  fontFaces?: readonly FontFace[]
  /** Larger screens. Default: gutters, margins and the navigation bar grow. */
  from?: Partial<Record<'s' | 'm' | 'l', ScreenValues>>
  /** Default: none. */
  narrower?: readonly NarrowerLetters[]
}
