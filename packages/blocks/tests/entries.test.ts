import { readFileSync } from 'node:fs'
import { decode } from '@jridgewell/sourcemap-codec'
import { expect, it } from 'vitest'
import { implementedContracts, contracts } from '../src/contracts.ts'
import { entryRows, entryTable } from '../scripts/entry-docs.ts'
import { contractModules, root } from '../scripts/entries.ts'
import { node } from './node.ts'

const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  exports: Record<string, string | { types?: string }>
}
const entries = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'object' && target.types ? [name.replace('.', '@brand/blocks')] : [],
)

it('plain Node imports every entry', async () => {
  const code = `for (const name of ${JSON.stringify(entries)}) console.log(name, Object.keys(await import(name)).length)`
  const printed = await node('--input-type=module', '-e', code)
  expect(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(entries)
  expect(printed).not.toMatch(/ 0$/m)
})

it('source maps lead from a published component to its source', () => {
  const code = readFileSync(`${root}/dist/hero.js`, 'utf8')
  const map = JSON.parse(readFileSync(`${root}/dist/hero.js.map`, 'utf8')) as { mappings: string; sourcesContent: string[] }
  const column = code.indexOf('Hero(')
  const [, source, line] = decode(map.mappings)[0]!.findLast(([at]) => at <= column)!
  expect(map.sourcesContent[source!]!.split('\n')[line!]).toContain('function Hero(')
})

it('a new block is listed in package.json by `npm run generate`, not by hand', async () => {
  await expect(node('scripts/generate.ts', '--check')).resolves.toBe('')
})

it('REFERENCE.md lists every export of package.json, each once', () => {
  const rows = entryRows(contracts, implementedContracts)
  const listed = rows.flatMap(([names]) => names.map((name) => (name ? `./${name}` : '.')))
  expect(listed.toSorted()).toEqual(Object.keys(exports).toSorted())
  expect(readFileSync(`${root}/REFERENCE.md`, 'utf8')).toContain(entryTable(rows))
})

it('each contract has an entry that holds its data, and imports nothing', async () => {
  expect(Object.keys(contractModules)).toHaveLength(contracts.length)
  for (const [name, source] of Object.entries(contractModules)) {
    expect(readFileSync(`${root}/dist/${name}.js`, 'utf8')).not.toMatch(/\bimport\b/)
    const published: object = await import(`${root}/dist/${name}.js`)
    const own: object = await import(`${root}/${source}`)
    expect({ ...published }).toEqual({ ...own })
  }
})
