import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contracts, implementedContracts } from '../src/contracts.ts'
import { entryOf } from '../src/contract/contract.ts'
import { root } from '../scripts/entries.ts'

const read = (file: string) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))

it('the manifest describes every block by its contract, with entry, styles and measured sizes', () => {
  const manifest = read('dist/manifest.json')
  const { version, exports } = read('package.json')
  expect(manifest.version).toBe(version)
  expect(manifest.blocks).toHaveLength(implementedContracts.length)
  for (const [i, contract] of implementedContracts.entries()) {
    const block = manifest.blocks[i]
    expect(block).toMatchObject(JSON.parse(JSON.stringify(contract)))
    for (const entry of [block.entry, block.css]) expect(exports).toHaveProperty([entry.replace('@brand/blocks', '.')])
    expect(Object.values(block.size).every((size) => Number(size) > 0)).toBe(true)
  }
})

it('the manifest names contracts without a component, and the package has no entry for them', () => {
  const { blocks, planned } = read('dist/manifest.json')
  const { exports } = read('package.json')
  const types = [...blocks, ...planned].map(({ type }) => type)
  expect(types.toSorted()).toEqual(contracts.map(({ type }) => type).toSorted())
  for (const { type } of planned) expect(exports).not.toHaveProperty([`./${entryOf(type)}`])
})
