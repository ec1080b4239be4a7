import { closest, distance } from 'fastest-levenshtein'
import type { BrandTheme } from './brand-theme.ts'
import { isToken, tokens } from './tokens.ts'

/** The names that an object may have, and those in each of them; `any` stands for every name. */
interface Names {
  [name: string]: Names
}
const leaf: Names = {}
const leaves = (...names: string[]): Names => Object.fromEntries(names.map((name) => [name, leaf]))
const ofTokens = (tree: object): Names =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, isToken(value) ? leaf : ofTokens(value)]))

const screen = leaves('gutter', 'margin', 'barHeight')
const face = leaves('family', 'src', 'weight', 'stretch', 'display', 'unicodeRange')
const letters = { type: leaves(...Object.keys(tokens.type)), title: leaves(...Object.keys(tokens.title)) }
const namesOfTheme: Names = {
  ...ofTokens(tokens),
  name: leaf,
  surfaces: { any: leaves('background', 'text') },
  fontFaces: { any: { ...face, metrics: leaves('sizeAdjust', 'ascent', 'descent', 'lineGap') } },
  from: { s: screen, m: screen, l: screen },
  narrower: { any: { langs: leaf, ...letters } },
}

/** Fewer letters than this are taken for a slip of the hand. */
const slip = 3

function advice(name: string, candidates: string[]) {
  const likely = closest(name, candidates)
  return distance(name, likely) < slip ? `did you mean \`${likely}\`?` : `available: ${candidates.join(', ')}.`
}

function checkIn(theme: string, value: unknown, names: Names, path: readonly string[]): void {
  if (names === leaf) return
  for (const [key, inside] of Object.entries(value as object)) {
    const allowed = Object.hasOwn(names, key) ? names[key] : names.any
    if (!allowed)
      throw new Error(
        `Theme "${theme}": ${[...path, key].join('.')} is not a value of a theme; ${advice(key, Object.keys(names))}`,
      )
    if (allowed !== leaf && (typeof inside !== 'object' || inside === null))
      throw new Error(
        `Theme "${theme}": ${[...path, key].join('.')} holds ${Object.keys(allowed).join(', ')}, not ${String(inside)}.`,
      )
    checkIn(theme, inside, allowed, [...path, key])
  }
}

/** @throws An error that names the first name that no theme has, and the one that is probably meant. */
export const checkNames = (theme: BrandTheme): void => checkIn(theme.name, theme, namesOfTheme, [])
