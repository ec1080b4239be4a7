import type { BrandTheme, FontFace } from './brand-theme.ts'
import { breakpoints, from } from './breakpoints.ts'
import { checkNames } from './check-names.ts'
import { alike, contrast } from './contrast.ts'
import { derive, type Palette } from './derive.ts'
import { layerName, layerOrder } from './layers.ts'
import { check, checkContrast } from './pairs.ts'
import {
  actionOnAccent,
  fieldTokens,
  likeAccentToken,
  ownSurfaceProperties,
  surfaceNamePattern,
  surfaceRoles,
  surfaceTokens,
  type Surface,
} from './surfaces.ts'
import { toHex } from './to-hex.ts'
import { allTokens, tokens, type Rule } from './tokens.ts'

type Properties = Record<string, string>

const colorNotation = 'use an opaque colour in CSS notation, such as #10233a or oklch(60% 0.1 250).'
const allowedName = 'a name starts with a lower-case letter and has lower-case letters, digits and hyphens only.'

/** Gutters, margins and the navigation bar grow with the screen; past the widest page the margins take the rest. */
const screens: Required<BrandTheme>['from'] = {
  s: { gutter: '1rem', margin: '1.5rem' },
  m: { gutter: '1.25rem', margin: '2rem' },
  l: { gutter: '1.5rem', margin: 'max(2rem, (100vw - var(--b-grid-max)) / 2)', barHeight: '5.25rem' },
}

const rule = (selector: string, properties: Properties) =>
  `${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

/** The values that a brand gives, by the name of their custom property. */
function givenBy(theme: BrandTheme) {
  const found = new Map<string, string>()
  for (const [path, { name, rule: otherwise }] of allTokens()) {
    const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], theme)
    const refuse = (fault: string) => new Error(`Theme "${theme.name}": ${path.join('.')} is ${fault}`)
    if (value === undefined) {
      if (otherwise === undefined) throw refuse('missing, without a default.')
      continue
    }
    if (typeof value !== 'string') throw refuse(`${String(value)}; use a text, such as '${example(otherwise)}'.`)
    if (isColor(path) && !toHex(value)) throw refuse(`${value}; ${colorNotation}`)
    if (isBare(value) && hasUnit(otherwise)) throw refuse(`${value}, without a unit; the default is ${String(otherwise)}.`)
    found.set(name, value)
  }
  return found
}
const isBare = (value: string) => /^-?[\d.]+$/.test(value)
const rules = new Map(allTokens().map(([, token]) => [`var(--b-${token.name})`, token.rule]))
/** Whether a default is a length, a share or a time; a factor, as of line heights, is bare itself. */
const hasUnit = (otherwise: Rule): boolean =>
  typeof otherwise === 'string' &&
  (rules.has(otherwise) ? hasUnit(rules.get(otherwise)) : /\d(%|(r?em|px|m?s)\b)/.test(otherwise))
const example = (otherwise: Rule) => (typeof otherwise === 'string' ? otherwise : '#10233a')
const isColor = ([group, key]: string[]) => (group === 'color' || group === 'inverted') && key !== 'backdrop'

/** Every colour of a theme, given or derived. */
export const derivePalette = (theme: BrandTheme): Palette => derive(givenBy(theme))

/** The surfaces of a brand's own, each with its text colour. */
export function resolveCustomSurfaces({ name: theme, surfaces = {} }: BrandTheme, palette: Palette): Record<string, Surface> {
  const texts = ['on-surface', 'on-surface-inverse'].map((name) => palette.get(name)!.hex)
  return Object.fromEntries(
    Object.entries(surfaces).map(([name, { background, text }]) => {
      if (!surfaceNamePattern.test(name) || (surfaceRoles as readonly string[]).includes(name)) {
        const why = surfaceNamePattern.test(name) ? 'it is a role of every theme.' : allowedName
        throw new Error(`Theme "${theme}": invalid surface name "${name}": ${why}`)
      }
      const measured = (part: string, value: string) => {
        const hex = toHex(value)
        if (!hex) throw new Error(`Theme "${theme}": surfaces.${name}.${part} is ${value}; ${colorNotation}`)
        return hex
      }
      const field = measured('background', background)
      const readable = text ?? texts.toSorted((a, b) => contrast(b, field) - contrast(a, field))[0]!
      check(theme, [`the text of surface "${name}"`, measured('text', readable)], ['its background', field], 4.5)
      return [name, { background, text: readable }]
    }),
  )
}

/** Returns the scheme in which the browser draws its own controls on a colour, by the colour's lightness. */
const scheme = (hex: string) => (contrast(hex, '#000000') > contrast(hex, '#ffffff') ? 'light' : 'dark')

function properties(given: ReadonlyMap<string, string>, palette: Palette): Properties {
  return {
    'color-scheme': scheme(palette.get('surface')!.hex),
    '--b-inverted-scheme': scheme(palette.get('surface-inverse')!.hex),
    ...Object.fromEntries(
      allTokens().map(([, { name, rule: otherwise }]) => [
        `--b-${name}`,
        palette.get(name)?.css ?? given.get(name) ?? (otherwise as string),
      ]),
    ),
  }
}

const likeAccent = (name: string, background: string, palette: Palette): [string, string] => [
  `--b-${likeAccentToken(name)}`,
  alike(background, palette.get('accent')!.hex) ? '100%' : '0%',
]

/** Where a surface looks like the accent, the primary action has the colours of the variant that is seen best on it. */
function actionsOnSurfaces(palette: Palette): Properties {
  const hex = (name: string) => palette.get(name)!.hex
  const onAccent = (name: string) => contrast(hex(name), hex('accent'))
  const other = onAccent('secondary') > onAccent('inverse') ? 'secondary' : 'inverse'
  const colors = [other, `${other}-hover`, `on-${other}`]
  return Object.fromEntries([
    ...surfaceRoles.map((role) => likeAccent(role, hex(surfaceTokens(role)[0]), palette)),
    ...actionOnAccent.map((name, i) => [`--b-${name}`, `var(--b-${colors[i]})`]),
  ])
}

/** Custom properties of a brand's own surfaces. */
const surfaceProperties = (theme: BrandTheme, palette: Palette): Properties =>
  Object.fromEntries(
    Object.entries(resolveCustomSurfaces(theme, palette)).flatMap(([name, { background, text }]) => {
      const [surface, on] = surfaceTokens(name)
      return [[`--b-${surface}`, background], [`--b-${on}`, text], likeAccent(name, toHex(background)!, palette)]
    }),
  )

/** Every custom property of a theme at the root of a page on a small screen, as CSS. */
export function themeProperties(theme: BrandTheme): Properties {
  const given = givenBy(theme)
  const palette = derive(given)
  const { 'color-scheme': _, ...all } = properties(given, palette)
  return { ...all, ...actionsOnSurfaces(palette), ...surfaceProperties(theme, palette) }
}

/** Surfaces of a brand's own. An element of another brand must not have them, also where it stands in one of this brand. */
function surfaceRules(theme: BrandTheme, palette: Palette): string[] {
  const all = surfaceProperties(theme, palette)
  if (!Object.keys(all).length) return []
  return [
    ...ownSurfaceProperties.map((name) => rule(`@property ${name}`, { syntax: "'*'", inherits: 'false' })),
    rule(
      `:where([data-brand]:not([data-brand='${theme.name}']))`,
      Object.fromEntries(Object.keys(all).map((name) => [name, 'initial'])),
    ),
    rule(`:where(:root:not([data-brand])), [data-brand='${theme.name}']`, all),
    ...Object.keys(theme.surfaces ?? {}).map((name) =>
      rule(
        `[data-surface='${name}']`,
        Object.fromEntries(fieldTokens(name).map((token, i) => [ownSurfaceProperties[i]!, `var(--b-${token})`])),
      ),
    ),
  ]
}

/** In inverted parts every colour that changes is the root's property for it, so that setting that one at the root reaches them. */
const invertedProperties: Properties = {
  'color-scheme': 'var(--b-inverted-scheme)',
  '--b-surface': 'var(--b-surface-inverse)',
  '--b-on-surface': 'var(--b-on-surface-inverse)',
  ...Object.fromEntries(
    Object.values(tokens.inverted).map(({ name }) => [`--b-${name.replace('inverted-', '')}`, `var(--b-${name})`]),
  ),
}

/** Widths of letters by their custom property; `undefined` for a language that keeps the usual one. */
const toWidthProperties = ({ type = {}, title = {} }: Omit<Required<BrandTheme>['narrower'][number], 'langs'>): Properties => ({
  ...Object.fromEntries(Object.entries(type).map(([name, width]) => [`--b-type-${name}-width`, width])),
  ...Object.fromEntries(Object.entries(title).map(([step, width]) => [`--b-title-${step}-width`, width])),
})

/** Widths are set where the language can change (the root, a brand's root, an element with `lang`) and inherited from there. */
function languageRules({ name, narrower = [] }: BrandTheme, usual: Properties): string[] {
  if (!narrower.length) return []
  const own = `[data-brand='${name}']`
  const other = `[data-brand]:not(${own})`
  /** An element inside of the brand, but not inside of another brand in it. */
  const below = (selector: string) => `${own} ${selector}:not(${own} ${other}, ${own} ${other} *)`
  /** An element where no other brand is chosen. */
  const outside = (selector: string) => `:where(${selector}:not(${other}, ${other} *))`
  const changed = new Set(narrower.flatMap((each) => Object.keys(toWidthProperties(each))))
  return [
    rule(
      `${outside('[lang]')}, ${below('[lang]')}`,
      Object.fromEntries([...changed].map((property) => [property, usual[property]!])),
    ),
    ...narrower.map((each) => {
      const lang = `:lang(${each.langs.join(', ')})`
      return rule(`${outside(`:is(:root, [lang])${lang}`)}, ${own}${lang}, ${below(`[lang]${lang}`)}`, toWidthProperties(each))
    }),
  ]
}

function screenRules({ from: own = {} }: BrandTheme, root: string): string[] {
  return (Object.keys(breakpoints) as (keyof typeof breakpoints)[]).map((screen) => {
    const { gutter, margin, barHeight } = { ...screens[screen], ...own[screen] }
    const changed = { '--b-grid-gutter': gutter, '--b-grid-margin': margin, '--b-bar-height': barHeight }
    const set = Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return `@media ${from[screen]} {\n${rule(root, Object.fromEntries(set))}}\n`
  })
}

const fontFace = ({ family, src, weight, stretch, display, unicodeRange, metrics }: FontFace) => {
  const descriptors: [string, string | undefined][] = [
    ['font-family', `'${family}'`],
    ['src', src],
    ['font-weight', weight],
    ['font-stretch', stretch],
    ['font-display', display ?? (metrics ? undefined : 'swap')],
    ['unicode-range', unicodeRange],
    ['size-adjust', metrics?.sizeAdjust],
    ['ascent-override', metrics?.ascent],
    ['descent-override', metrics?.descent],
    ['line-gap-override', metrics?.lineGap],
  ]
  return rule('@font-face', Object.fromEntries(descriptors.filter((entry): entry is [string, string] => entry[1] !== undefined)))
}

/**
 * Writes a brand's stylesheet: its fonts and its custom properties, for the whole page when it is the only theme, and for
 * `[data-brand='<name>']` when it is not. Values that the brand does not give follow from those that it gives.
 *
 * @returns CSS text.
 * @throws An error whose sentence names a value that is missing, misspelt, without a unit or no colour, or the pair of colours without
 * its contrast.
 */
export function createBrandTheme(theme: BrandTheme): string {
  if (!surfaceNamePattern.test(theme.name)) throw new Error(`Invalid theme name "${theme.name}": ${allowedName}`)
  checkNames(theme)
  const given = givenBy(theme)
  const palette = derive(given)
  checkContrast(theme.name, palette)
  const all = properties(given, palette)
  const root = `:where(:root), [data-brand='${theme.name}']`
  return [
    `${layerOrder}\n`,
    ...(theme.fontFaces ?? []).map(fontFace),
    `@layer ${layerName('theme')} {\n`,
    rule(root, { ...all, ...actionsOnSurfaces(palette) }),
    ...surfaceRules(theme, palette),
    ...screenRules(theme, root),
    ...languageRules(theme, all),
    rule(`[data-tone='inverted']`, invertedProperties),
    '}\n',
  ].join('')
}
