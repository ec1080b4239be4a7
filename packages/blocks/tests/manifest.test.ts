import { readFileSync, statSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { contracts, implementedContracts } from '../src/contracts.ts'
import { entryOf } from '../src/contract/contract.ts'
import type { Fixtures } from '../src/contract/fixtures.ts'
import { locales } from '../src/i18n/locales.ts'
import { fixtureModules, root, thumbnails } from '../scripts/entries.ts'

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

const manifest = read('dist/manifest.json') as { blocks: Record<string, unknown>[] }
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false })

it.each(manifest.blocks.map((block) => [String(block.component), block]))(
  'the JSON Schema of %s is valid, and takes its example and every other one in every language',
  async (_, { type, fields, schema, example }) => {
    const validate = ajv.compile(schema as object)
    const { fixtures }: { fixtures: Fixtures<object> } = await import(
      `${root}/${fixtureModules[`fixtures/${entryOf(String(type))}`]}`
    )
    const examples = Object.values(fixtures).flatMap((fixture) =>
      locales.map((locale) => ({ ...fixture.en, ...fixture[locale] })),
    )
    for (const props of [example, ...examples]) {
      const own = Object.entries(props as object).filter(([name]) => name in (fields as object))
      validate(JSON.parse(JSON.stringify(Object.fromEntries(own))))
      // Some examples are longer than editors may write, for designers to see.
      const wrong = validate.errors?.filter(({ keyword }) => props === example || !/^max(Length|Items)$/.test(keyword))
      expect(wrong ?? []).toEqual([])
    }
  },
)

it('the JSON Schema of a block refuses what its contract does: a missing field, a wrong word, an unknown name, a text too long', () => {
  const { schema } = manifest.blocks.find(({ component }) => component === 'Quote')!
  const validate = ajv.compile(schema as object)
  expect(validate({ text: 'Quiet.' })).toBe(true)
  for (const wrong of [{}, { text: 1 }, { text: 'Quiet.', txt: '' }, { text: 'a'.repeat(10_000) }])
    expect(validate(wrong)).toBe(false)
})

it('the manifest says what editors read, what scripts a block has, and the public names of its parts', () => {
  const block = (name: string) => manifest.blocks.find(({ component }) => component === name)
  expect(block('ImageText')).toMatchObject({ labels: { imageSide: { label: 'Image side' } } })
  expect(block('DesignerCarousel')).toMatchObject({ scripts: ['carousel'] })
  expect(block('Quote')).toMatchObject({ dataParts: expect.arrayContaining(['quote', 'quote-text']), scripts: [] })
})

it('the manifest has a picture of at most 6 kB of every block that has one, published under its name', () => {
  const { exports } = read('package.json')
  const named = manifest.blocks.flatMap(({ thumbnail }) => (thumbnail ? String(thumbnail).replace('@brand/blocks/', '') : []))
  expect(named.toSorted()).toEqual(Object.keys(thumbnails).toSorted())
  expect(named.length).toBeGreaterThan(30)
  for (const name of named) {
    expect(exports).toHaveProperty([`./${name}`])
    expect(statSync(`${root}/dist/${name}`).size, name).toBeLessThanOrEqual(6000)
  }
})
