import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { BrandTheme } from './brand-theme.ts'
import { contrast, over } from './contrast.ts'
import { createBrandTheme, resolveCustomSurfaces, derivePalette } from './create-brand-theme.ts'
import { listPairs } from './pairs.ts'
import { theme as loden } from './themes/loden/index.ts'

const folders = globSync('themes/*/index.ts', { cwd: import.meta.dirname })
const themes = await Promise.all(
  folders.map(
    async (path) => ((await import(/* @vite-ignore */ `${import.meta.dirname}/${path}`)) as { theme: BrandTheme }).theme,
  ),
)

it('finds every theme by its folder, which has its name', () => {
  expect(themes.map(({ name }) => name)).toEqual(folders.map((path) => path.split('/')[1]))
  expect(themes.map(({ name }) => name)).toEqual(expect.arrayContaining(['loden', 'tegel', 'wireframe']))
})

it.each(themes)('$name: every pair of colours has its contrast, in both tones', (theme) => {
  const palette = derivePalette(theme)
  const hex = (name: string) => palette.get(name)!.hex
  const missed = listPairs(palette).filter(([of, on, minRatio]) => contrast(hex(of), hex(on)) < minRatio)
  expect(missed).toEqual([])
})

it.each(themes)('$name: a scrim of 60 % carries text over the brightest picture', (theme) => {
  const palette = derivePalette(theme)
  const seen = over(palette.get('scrim')!.hex, '#ffffff', 0.6)
  expect(contrast(palette.get('on-scrim')!.hex, seen)).toBeGreaterThanOrEqual(4.5)
})

it.each(themes)("$name: every surface of the brand's own carries its text", (theme) => {
  const surfaces = Object.values(resolveCustomSurfaces(theme, derivePalette(theme)))
  expect(surfaces.filter(({ background, text }) => contrast(text, background) < 4.5)).toEqual([])
})

it('loden keeps its ratios of contrast', () => {
  const palette = derivePalette(loden)
  const ratio = (of: string, on: string) => contrast(palette.get(of)!.hex, palette.get(on)!.hex)
  expect(ratio('on-surface', 'surface')).toBeCloseTo(18.69, 1)
  expect(ratio('text-muted', 'sunken')).toBeCloseTo(5.43, 1)
  expect(ratio('inverted-error', 'inverted-error-surface')).toBeCloseTo(8.45, 1)
  expect(contrast(loden.surfaces.tomato.text, loden.surfaces.tomato.background)).toBeCloseTo(5.55, 1)
})

const minimal: BrandTheme = {
  name: 'least',
  color: { surface: '#ffffff', onSurface: '#222222', accent: '#aa0044' },
  font: { body: 'serif' },
}

it.each([
  ['light', minimal],
  ['dark', { ...minimal, color: { surface: '#14110f', onSurface: '#f3e9dc', accent: '#e0b050' } }],
  ['coloured', { ...minimal, color: { surface: '#fdf3e1', onSurface: '#40241a', accent: '#0a6b5c' } }],
])('four values are a theme: a %s one', (_, theme) => {
  expect(createBrandTheme(theme)).toContain("[data-brand='least']")
})

it('names the pair without its contrast: both values, the ratio, and what is needed', () => {
  const color = { ...minimal.color, onAccent: '#ff8552' }
  expect(() => createBrandTheme({ ...minimal, color })).toThrow(
    /^Theme "least": --b-on-accent \(#ff8552\) on --b-accent\S* \(#\w{6}\) has a contrast of [\d.]+ to 1; the minimum is 4.5 to 1\.$/,
  )
  expect(() => createBrandTheme({ ...minimal, surfaces: { fog: { background: '#ffffff', text: '#cccccc' } } })).toThrow(
    'the text of surface "fog" (#cccccc) on its background (#ffffff) has a contrast of 1.6 to 1',
  )
})

it('names a value that is missing, that is no colour, or that has a name it cannot have', () => {
  expect(() => createBrandTheme({ name: 'least', color: minimal.color } as BrandTheme)).toThrow('font.body is missing')
  expect(() => createBrandTheme({ ...minimal, color: { ...minimal.color, focus: 'var(--x)' } })).toThrow(
    'color.focus is var(--x)',
  )
  expect(() => createBrandTheme({ ...minimal, color: { ...minimal.color, focus: '#1115' } })).toThrow('color.focus is #1115')
  expect(() => createBrandTheme({ ...minimal, surfaces: { fog: { background: 'fog' } } })).toThrow(
    'surfaces.fog.background is fog',
  )
  expect(() => createBrandTheme({ ...minimal, name: 'My Brand' })).toThrow('My Brand')
  expect(() => createBrandTheme({ ...minimal, surfaces: { muted: { background: '#ffffff' } } })).toThrow('"muted"')
})

it('takes colours in any notation, keeps them as they are, and checks their contrast', () => {
  const color = { ...minimal.color, accent: 'oklch(45% 0.12 165)', focus: 'rgb(20 60 50)', onSurface: 'black' }
  const css = createBrandTheme({ ...minimal, color, surfaces: { fog: { background: 'hsl(200 30% 92%)' } } })
  for (const line of ['--b-accent: oklch(45% 0.12 165);', '--b-surface-fog: hsl(200 30% 92%);', '--b-on-surface: black;'])
    expect(css).toContain(line)
  expect(() => createBrandTheme({ ...minimal, color: { ...color, onAccent: 'oklch(50% 0.1 165)' } })).toThrow('--b-on-accent (#')
})

it('chooses the text of a surface by contrast where none is given', () => {
  const css = createBrandTheme({ ...minimal, surfaces: { night: { background: '#101020' }, sand: { background: '#eee0c0' } } })
  expect(css).toContain('--b-on-surface-night: #ffffff')
  expect(css).toContain('--b-on-surface-sand: #222222')
})

it('asks for at most 25 values', async () => {
  const { allTokens } = await import('./tokens.ts')
  expect(allTokens().filter(([, { rule }]) => rule === undefined).length).toBeLessThanOrEqual(25)
})

it('takes every inverted colour from a property of the root, so that an override there reaches inverted parts', () => {
  const inverted = /\[data-tone='inverted'\] \{([^}]*)\}/.exec(createBrandTheme(minimal))![1]!
  const values = inverted
    .trim()
    .split('\n')
    .map((line) => line.split(': ')[1])
  expect(values.length).toBeGreaterThan(10)
  expect(values.filter((value) => !/^var\(--b-[\w-]+\);$/.test(value!))).toEqual([])
})

it.each([
  [{ radius: { cards: '8px' } }, 'radius.cards is not a value of a theme; did you mean `card`?'],
  [{ colour: minimal.color }, 'colour is not a value of a theme; did you mean `color`?'],
  [{ radius: { corners: '8px' } }, 'radius.corners is not a value of a theme; available: control, card, media, dialog.'],
  [{ from: { xl: { gutter: '2rem' } } }, 'from.xl is not a value of a theme'],
  [
    { surfaces: { fog: { backgroud: '#ffffff' } } },
    'surfaces.fog.backgroud is not a value of a theme; did you mean `background`?',
  ],
  [{ narrower: [{ lang: ['de'] }] }, 'narrower.0.lang is not a value of a theme; did you mean `langs`?'],
  [{ radius: '8px' }, 'radius holds control, card, media, dialog, not 8px.'],
  [{ radius: { control: 20 } }, "radius.control is 20; use a text, such as '0px'."],
  [{ radius: { card: '20' } }, 'radius.card is 20, without a unit; the default is var(--b-radius-control).'],
  [{ name: 'Velour & Ash' }, 'Invalid theme name "Velour & Ash": a name starts with a lower-case letter'],
])('refuses what would change nothing, and says what is meant: %j', (given, sentence) => {
  expect(() => createBrandTheme({ ...minimal, ...given } as BrandTheme)).toThrow(sentence)
})

it('takes factors and weights without a unit, as they are', () => {
  const css = createBrandTheme({ ...minimal, leading: { body: '1.6' }, type: { label: { weight: '600' } } })
  expect(css).toContain('--b-leading-body: 1.6;')
})
