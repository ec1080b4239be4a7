import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { blocks, styledParts, themes } from '../scripts/entries.ts'
import { dist } from '../scripts/measure.ts'
import { implementedContracts } from '../src/contracts.ts'
import { entryOf, type Contract } from '../src/contract/contract.ts'
import { layerOrder } from '../src/theme/layers.ts'
import { breakpoints, from } from '../src/theme/breakpoints.ts'
import { inside, statements } from './css.ts'

const files = ['styles', 'themes'].flatMap((folder) =>
  readdirSync(join(dist, folder), 'utf8').flatMap((file) => (file.endsWith('.css') ? `${folder}/${file}` : [])),
)
const styleFiles = files.filter((file) => file.startsWith('styles/'))
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
/** The rules within a file's layers. */
const rules = (file: string) =>
  statements(read(file))
    .filter((statement) => /^@layer [^{;]+\{/.test(statement))
    .flatMap((layer) => statements(inside(layer)))

it('there is one file per block and theme, one for the base, and one with everything', () => {
  const expected = [
    ...[...styledParts, ...blocks.map(({ entry }) => entry)].map((name) => `styles/${name}.css`),
    'styles/base.css',
    'styles/styles.css',
  ]
  expect(files.toSorted()).toEqual([...expected, ...themes.map((theme) => `themes/${theme}.css`)].toSorted())
})

it.each(files)('%s names the layers first, so that the order of files does not matter', (file) => {
  const [first, ...others] = statements(read(file))
  expect(first).toBe(layerOrder.replaceAll(', ', ','))
  const rest = others.filter((statement) => !statement.startsWith('@import'))
  expect(others.slice(-rest.length)).toEqual(rest)
  expect(
    rest.filter(
      (statement) =>
        !/^@(layer brand-blocks\.(theme|reset|elements|blocks)|font-face|property --[\w-]+|keyframes [\w-]+)\{/.test(statement),
    ),
  ).toEqual([])
})

it('the grid has 12 columns, and layouts begin at 480, 768 and 1200 px at the usual text size (PAGE-12)', () => {
  expect(breakpoints).toEqual({ s: 480, m: 768, l: 1200 })
  for (const [name, width] of Object.entries(from))
    expect(width).toBe(`(min-width: ${breakpoints[name as keyof typeof from] / 16}em)`)
  const base = rules('styles/base.css').join('')
  expect(base).toContain('grid-template-columns:repeat(12,minmax(0,1fr))')
  for (const [width, columns] of Object.entries({ 48: 'm', 75: 'l' }))
    expect(base).toMatch(new RegExp(`(?:width ?>= ?|min-width: ?)${width}em[^@]*span var\\(--b-${columns},`))
})

it.each(styleFiles)('%s takes colours and fonts from the theme', (file) => {
  const named = 'white|black|red|green|blue|yellow|orange|gr[ae]y|silver'
  const literal = new RegExp(
    `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|[:\\s,(](?:${named})[\\s;,)}]|font-family:(?!var\\(|inherit)`,
    'gi',
  )
  expect(read(file).match(literal)).toBeNull()
})

it.each(blocks)("$entry.css holds the block's own styles only", ({ entry }) => {
  const own = rules(`styles/${entry}.css`)
  const others = new Set(styleFiles.filter((file) => !['styles/styles.css', `styles/${entry}.css`].includes(file)).flatMap(rules))
  expect(own).not.toEqual([])
  expect(own.filter((rule) => others.has(rule))).toEqual([])
})

it.each((implementedContracts as readonly Contract[]).filter(({ parts }) => parts))(
  "$type's stylesheet brings those of its parts",
  ({ type, parts }) => {
    const brought = [...read(`styles/${entryOf(type)}.css`).matchAll(/@import ?"\.\/([\w-]+)\.css"/g)]
    expect(brought.map(([, name]) => name)).toEqual(parts)
  },
)

it.each(files)('%s refers to files that are published', (file) => {
  const urls = [...read(file).matchAll(/(?:url\(|@import ?)["']?(?!data:)([^"')]+)/g)].map(([, url]) => url!)
  expect(urls.filter((url) => !existsSync(join(dist, dirname(file), url)))).toEqual([])
})
