import { expect, it } from 'vitest'
import { contrast, over } from './contrast.ts'
import { feltLots } from './felt.ts'
import { loden } from './loden.ts'
import type { Colors, Theme } from './theme.ts'
import { wireframe } from './wireframe.ts'

/** Text needs 4.5, controls and the focus ring 3 (design language, section 2). */
const pairs: [of: keyof Colors, on: keyof Colors, least: number][] = [
  ['text', 'surface', 4.5],
  ['text', 'surfaceMuted', 4.5],
  ['text', 'surfaceSunken', 4.5],
  ['textMuted', 'surface', 4.5],
  ['textMuted', 'surfaceMuted', 4.5],
  ['textMuted', 'surfaceSunken', 4.5],
  ['borderControl', 'surface', 3],
  ['borderControl', 'surfaceMuted', 3],
  ['borderStrong', 'surface', 3],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onAlt', 'alt', 4.5],
  ['onAlt', 'altHover', 4.5],
  ['onQuiet', 'quiet', 4.5],
  ['onQuiet', 'quietHover', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'surfaceMuted', 3],
  ['error', 'surface', 4.5],
  ['error', 'surfaceMuted', 4.5],
  ['error', 'errorSurface', 4.5],
  ['text', 'errorSurface', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'successSurface', 4.5],
  ['text', 'successSurface', 4.5],
  ['warning', 'surface', 4.5],
  ['warning', 'warningSurface', 4.5],
  ['text', 'warningSurface', 4.5],
  ['onScrim', 'scrim', 4.5],
  ['focusOnScrim', 'scrim', 3],
]

const themes: [string, Theme][] = [
  ['loden', loden],
  ['wireframe', wireframe],
]
const tones = themes.flatMap(([name, theme]): [string, Colors][] => [
  [`${name}, light`, theme.values.color],
  [`${name}, inverted`, theme.inverted],
])

it.each(tones)('%s: every pair of the design language has its contrast', (_, colors) => {
  const missed = pairs.filter(([of, on, least]) => contrast(colors[of], colors[on]) < least)
  expect(missed).toEqual([])
})

it.each(tones)('%s: a scrim of 60 % carries text over the brightest picture', (_, colors) => {
  const veil = over(colors.scrim, '#ffffff', 0.6)
  expect(contrast(colors.onScrim, veil)).toBeGreaterThanOrEqual(4.5)
})

it.each(themes)('%s: every felt lot carries its text colour', (_, { values }) => {
  const missed = feltLots.filter((lot) => contrast(values.onFelt[lot], values.felt[lot]) < 4.5)
  expect(missed).toEqual([])
})

it('loden keeps the ratios that the design language states', () => {
  const { color, felt, onFelt } = loden.values
  expect(contrast(color.text, color.surface)).toBeCloseTo(18.69, 1)
  expect(contrast(color.textMuted, color.surfaceSunken)).toBeCloseTo(5.43, 1)
  expect(contrast(loden.inverted.error, loden.inverted.errorSurface)).toBeCloseTo(8.45, 1)
  expect(contrast(onFelt.tomato, felt.tomato)).toBeCloseTo(5.55, 1)
})
