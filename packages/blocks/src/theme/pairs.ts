import { contrast, over } from './contrast.ts'
import type { Palette } from './derive.ts'
import { surfaceRoles, surfaceTokens } from './surfaces.ts'

type Pair = [of: string, on: string, minRatio: number]

/** Text needs 4.5 to 1; controls, rules and the focus ring 3 to 1 (WCAG 2.2 AA). Names as in the light tone. */
const inBothTones: Pair[] = [
  ['on-surface', 'surface', 4.5],
  ['on-surface-muted', 'surface-muted', 4.5],
  ['on-surface', 'sunken', 4.5],
  ['text-muted', 'surface', 4.5],
  ['text-muted', 'surface-muted', 4.5],
  ['text-muted', 'sunken', 4.5],
  ['border-control', 'surface', 3],
  ['border-control', 'surface-muted', 3],
  ['border-strong', 'surface', 3],
  ['on-accent', 'accent-hover', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'surface-muted', 3],
  ...['error', 'success', 'warning'].flatMap((state): Pair[] => [
    [state, 'surface', 4.5],
    [state, `${state}-surface`, 4.5],
    ['on-surface', `${state}-surface`, 4.5],
  ]),
  ['error', 'surface-muted', 4.5],
]
const inOneTone: Pair[] = [
  ['on-accent', 'accent', 4.5],
  ['on-secondary', 'secondary', 4.5],
  ['on-secondary', 'secondary-hover', 4.5],
  ['on-inverse', 'inverse', 4.5],
  ['on-inverse', 'inverse-hover', 4.5],
  ['on-scrim', 'scrim', 4.5],
  ['focus-on-scrim', 'scrim', 3],
  ...surfaceRoles.map((role): Pair => [surfaceTokens(role)[1], surfaceTokens(role)[0], 4.5]),
]

/** A colour of the light tone as it is called in inverted parts. */
const invertedName = (name: string, palette: Palette) => {
  if (name === 'surface' || name === 'on-surface') return `${name}-inverse`
  return palette.has(`inverted-${name}`) ? `inverted-${name}` : name
}

/** Every pair of a theme that must keep a contrast. */
export const listPairs = (palette: Palette): Pair[] => [
  ...inOneTone,
  ...inBothTones,
  ...inBothTones.map(([of, on, minRatio]): Pair => [invertedName(of, palette), invertedName(on, palette), minRatio]),
]

/** Throws a sentence that names the first pair without its contrast: both values, the ratio, and the ratio needed. */
export function checkContrast(theme: string, palette: Palette) {
  for (const [of, on, minRatio] of listPairs(palette)) {
    check(theme, [`--b-${of}`, palette.get(of)!.hex], [`--b-${on}`, palette.get(on)!.hex], minRatio)
  }
  const scrim = over(palette.get('scrim')!.hex, '#ffffff', 0.6)
  check(theme, ['--b-on-scrim', palette.get('on-scrim')!.hex], ['--b-scrim at 60 % over white,', scrim], 4.5)
}

export function check(theme: string, [of, color]: [string, string], [on, background]: [string, string], minRatio: number) {
  const ratio = contrast(color, background)
  if (ratio >= minRatio) return
  const found = `${Math.floor(ratio * 100) / 100} to 1`
  throw new Error(
    `Theme "${theme}": ${of} (${color}) on ${on} (${background}) has a contrast of ${found}; the minimum is ${minRatio} to 1.`,
  )
}
