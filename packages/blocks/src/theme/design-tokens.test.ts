import { expect, it } from 'vitest'
import { createBrandTheme } from './create-brand-theme.ts'
import { createDesignTokens } from './design-tokens.ts'
import { theme as loden } from './themes/loden/index.ts'
import { theme as tegel } from './themes/tegel/index.ts'
import { theme as wireframe } from './themes/wireframe/index.ts'

interface DesignToken {
  $type?: string
  $value: unknown
  $extensions: { '@brand/blocks': { property: string; css: string } }
}
interface Group {
  [name: string]: Group | DesignToken
}
const themes = [loden, tegel, wireframe]

const isToken = (value: Group | DesignToken): value is DesignToken => '$value' in value
const listTokens = (group: Group, path: string[] = []): [path: string[], token: DesignToken][] =>
  Object.entries(group)
    .filter(([name]) => !['$description', '$extensions'].includes(name))
    .flatMap(([name, value]) => (isToken(value) ? [[[...path, name], value]] : listTokens(value, [...path, name])))

it.each(themes)('lists every custom property of $name with its CSS', (theme) => {
  const file = createDesignTokens(theme) as Group
  const properties = listTokens(file).map(([, { $extensions }]) => $extensions['@brand/blocks'])
  const untyped = (file as unknown as { $extensions: Record<string, Record<string, string>> }).$extensions['@brand/blocks']
  const listed = { ...Object.fromEntries(properties.map(({ property, css }) => [property, css])), ...untyped }
  const roots = createBrandTheme(theme).matchAll(/^:where\(:root.*\), \[data-brand='\w+'\] \{\n([^}]*)\}/gm)
  // The rules for larger screens come after the first one.
  const declared = [...roots].toReversed().flatMap(([, rule]) => [...rule!.matchAll(/(--b-[\w-]+): (.*);/g)])
  const inCss = Object.fromEntries(declared.map(([, property, css]) => [property, css]))
  expect(Object.keys(listed).toSorted()).toEqual(Object.keys(inCss).toSorted())
  expect(listed).toMatchObject({ ...inCss })
})

const share = expect.toSatisfy((value) => Number(value) >= 0 && Number(value) <= 1)
const number = expect.any(Number)
/** Values of the format's types, as far as they are used here. */
const values: Record<string, unknown> = {
  color: expect.objectContaining({
    colorSpace: 'srgb',
    components: [share, share, share],
    hex: expect.stringMatching(/^#[\da-f]{6}$/),
  }),
  cubicBezier: [share, number, share, number],
  dimension: { value: number, unit: expect.stringMatching(/^(px|rem)$/) },
  duration: { value: number, unit: expect.stringMatching(/^m?s$/) },
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.toSatisfy((value) => Number(value) >= 1 && Number(value) <= 1000),
  number,
}

it.each(themes)('writes $name by the rules of the format: names, types, values, aliases', (theme) => {
  const tokens = listTokens(createDesignTokens(theme) as Group)
  const byPath = new Map(tokens.map(([path, token]) => [`{${path.join('.')}}`, token]))
  for (const [path, { $type, $value }] of tokens) {
    for (const name of path) expect(name).toMatch(/^[^${}.][^{}.]*$/)
    if ($type) expect({ [path.join('.')]: $value }).toEqual({ [path.join('.')]: values[$type] })
    else {
      let end: unknown = $value
      for (let steps = 0; byPath.has(String(end)) && steps < 9; steps++) {
        const target: DesignToken = byPath.get(String(end))!
        end = target.$type ?? target.$value
      }
      expect(Object.keys(values), path.join('.')).toContain(end)
    }
  }
})

it('writes the result of a mix, the last limit of a length, an opacity, and no value of what has no type', () => {
  const values = {
    color: { surface: '#ffffff', onSurface: '#000000', accent: '#ffe800', backdrop: 'rgb(0 0 0 / 0.5)' },
    font: { body: "'Inter', sans-serif" },
  }
  expect(createDesignTokens({ name: 'harbour', ...values })).toMatchObject({
    $extensions: { '@brand/blocks': { '--b-texture': 'none' } },
    color: {
      accent: { $value: { hex: '#ffe800' } },
      backdrop: { $value: { components: [0, 0, 0], alpha: 0.5 } },
      surfaceMuted: { $value: { hex: '#f0f0f0' } },
    },
    font: { body: { $value: ['Inter', 'sans-serif'] }, title: { $value: '{font.body}' } },
    size: { xs: { $value: { value: 0.875, unit: 'rem' } }, body: { $value: { value: 1.125, unit: 'rem' } } },
    tracking: { 1: { $type: 'number', $value: -0.04 } },
  })
})
