import type { vars } from './vars.css.ts'

type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> }

/** A value for every name of the contract. */
export type ThemeValues = Values<typeof vars>
export type Colors = ThemeValues['color']
export type Volume = keyof ThemeValues['volume']

/** A brand as plain data: what `createBrandTheme` turns into CSS and what the contrast test reads. */
export interface Theme {
  /** Light tone, smallest screen, languages with short words. */
  values: ThemeValues
  /** The colours on dark fields, `[data-tone='inverted']`. */
  inverted: Colors
  /** What changes from a breakpoint upwards. */
  from: Record<'s' | 'm' | 'l', { gutter?: string; margin?: string; barHeight?: string }>
  /** Languages with long words get narrower letters, not smaller ones. */
  narrower: readonly { langs: readonly string[]; widths: Partial<Record<Volume, string>> }[]
}
