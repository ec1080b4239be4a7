import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { implementedContracts, problemsOf, type Contract } from '../../packages/blocks/src/contracts.ts'
import { fromPuck } from '../../packages/blocks/src/puck/index.ts'
import { exampleFiles } from '../copy/examples.ts'
import { pack, unpack } from './address.ts'
import { examplesIn, pageNames, recordIds, type PageRecord } from './content.ts'
import { propsIn, toPuckValues, toRecord } from './record-values.ts'
import { inLanguage, setText, written } from './localised.ts'

const contracts: readonly Contract[] = implementedContracts
const findContract = (type: string) => contracts.find((contract) => contract.type === type)!
const records = new URL('../../packages/demo-content/records/', import.meta.url)
const folder = new URL('page/', records)
const examples = examplesIn(
  await Promise.all(exampleFiles.map(async (file) => JSON.parse(await readFile(new URL(`${file}.json`, records), 'utf8')))),
)

describe.each(pageNames)('the page %s of the demo content', (name) => {
  it('is copied as it was opened (GEN-24)', async () => {
    const { ctPageBody = [] }: PageRecord = JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'))
    const data = ctPageBody.map((record) => toPuckValues(findContract(record.type), record))
    expect(data.map((values, i) => toRecord(findContract(ctPageBody[i]!.type), values))).toEqual(ctPageBody)
  })
})

it('can open every page', async () => {
  expect(pageNames.map((name) => `${name}.json`).toSorted()).toEqual((await readdir(folder)).toSorted())
})

it.each(contracts.map((contract) => [contract.type, contract] as const))(
  '%s begins with a block of the demo content',
  (_, contract) => {
    const record = examples[contract.type]!
    const values = toPuckValues(contract, record)
    expect(toRecord(contract, values)).toEqual(record)
    for (const locale of ['en', 'de'] as const)
      expect(problemsOf(contract.fields, propsIn(locale, contract, fromPuck(contract.fields, values)))).toEqual([])
  },
)

it('begins a block that the demo content does not have with its own example', () => {
  const own = examplesIn([])
  expect(Object.keys(own)).toHaveLength(contracts.length)
  expect(own['cb_quote']).toMatchObject({ type: 'cb_quote', cbQuoteText: { en: expect.any(String), de: expect.any(String) } })
})

it('leaves out what an editor has emptied', () => {
  const hero = findContract('cb_hero')
  const data = { ...toPuckValues(hero, examples['cb_hero']!), text: '', action: { cbButtonText: '', cbButtonLink: '' } }
  expect(Object.keys(toRecord(hero, data))).toEqual(['type', 'cbHeroTitle', 'cbHeroImage'])
})

describe('a text in several languages', () => {
  const localised = { en: 'Felt', de: 'Filz' }

  it('is read in the language, else in English', () => {
    expect(inLanguage(localised, 'de')).toBe('Filz')
    expect(inLanguage(localised, 'nl')).toBe('Felt')
    expect(inLanguage({ ...localised, nl: null }, 'nl')).toBeUndefined()
    expect(written(localised, 'nl')).toBe('')
  })

  it('is written in one of them', () => {
    expect(setText(localised, 'nl', 'Vilt')).toEqual({ ...localised, nl: 'Vilt' })
    expect(setText(localised, 'de', '')).toEqual({ en: 'Felt' })
    expect(setText(undefined, 'de', 'Filz')).toEqual({ de: 'Filz' })
  })

  it('is one text while all languages have it alike', () => {
    expect(setText('Felt', 'en', 'Felts')).toBe('Felts')
    expect(setText('Felt', 'de', 'Filz')).toEqual({ en: 'Felt', nl: 'Felt', de: 'Filz', fr: 'Felt', it: 'Felt' })
  })
})

it('goes into an address and comes out of it (GEN-24)', async () => {
  const page = { root: { props: { name: 'quiet' } }, content: [{ type: 'cb_quote', props: { id: 'a', text: 'Größe „Ä“' } }] }
  const text = await pack(page)
  expect(text).toMatch(/^[\w-]+$/)
  expect(await unpack(text)).toEqual(page)
  expect(await unpack('nonsense')).toBeUndefined()
})

it('finds records by a word', () => {
  expect(recordIds('designer', 'lindqvist')).toEqual(['tomas-lindqvist'])
  expect(recordIds('product', '')).toEqual(expect.arrayContaining(['murmel', 'loden-felt']))
})
