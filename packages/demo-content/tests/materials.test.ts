import { readdirSync, readFileSync } from 'node:fs'
import { computeBuildUp, computeDensity, locales, type Fact } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { demoSnapshot } from './snapshot.ts'
import { readText } from '../scripts/files/records.ts'

const snapshot = await demoSnapshot({ drafts: true })
const listRecords = (type: string) =>
  snapshot.items(type).map(({ id, content }) => {
    const record = content.get('en')! as Record<string, unknown> & { facts?: Fact[] }
    return { id, record, facts: record.facts ?? [], texts: JSON.stringify([...content.values()]).split('"') }
  })
const families = listRecords('family')
const countValues = (facts: readonly Fact[], name: string) => facts.find((fact) => fact.name === name)?.values.length ?? 0

describe('the felt of the demo catalogue (FACT-06)', () => {
  const panels = families.filter(
    ({ facts, record }) => record['absorption'] ?? facts.some(({ name, unit }) => name === 'weight' && unit.startsWith('g/')),
  )

  it('of every panel has the density of a felt: neither wadding nor board', () => {
    expect(panels.length).toBeGreaterThan(5)
    for (const { id, facts } of panels) {
      expect(computeDensity(facts), id).toBeGreaterThanOrEqual(90)
      expect(computeDensity(facts), id).toBeLessThanOrEqual(180)
    }
  })

  const bottles = /bottles|flessen|Flaschen|bouteilles|bottiglie/u
  const perSquareMetre = /(?:per|je|par|al|au|pro)\s(?:m²|square metre|vierkante meter|Quadratmeter|mètre carré|metro quadro)/u

  it('that is sold by the metre has its bottles by the metre; no felt has them as a fact, since they follow from its weight', () => {
    const felts = [...families, ...listRecords('fabric')]
    const byMetre = felts.filter(({ facts }) => computeBuildUp(facts)?.per === 'm')
    expect(byMetre.length).toBeGreaterThan(0)
    const isWrong = (text: string) => bottles.test(text) && perSquareMetre.test(text)
    expect(byMetre.flatMap(({ texts }) => texts.filter(isWrong))).toEqual([])
    expect(felts.filter(({ facts }) => facts.some(({ unit }) => unit === 'bottles')).map(({ id }) => id)).toEqual([])
  })

  it('has a weight, a light and an absorption for each of several sizes', () => {
    const several = families.filter(({ facts }) => Math.max(countValues(facts, 'diameters'), countValues(facts, 'widths')) > 1)
    expect(several.length).toBeGreaterThan(0)
    for (const { id, facts, record } of several) {
      const sizes = countValues(facts, 'diameters') || countValues(facts, 'widths')
      for (const name of ['weight', 'light flux', 'absorption by size'])
        if (countValues(facts, name) || (name === 'absorption by size' && record['absorptionArea']))
          expect([id, name, countValues(facts, name)]).toEqual([id, name, sizes])
    }
  })
})

it('a manual is among the files of each family that it names, and of no other (FACT-10)', () => {
  const manuals = readdirSync(new URL('../documents/', import.meta.url))
    .map((file) => file.replace('.json', ''))
    .filter((name) => /-(?:installation|manual)$/.test(name))
  const files = new Map(
    readdirSync(new URL('../records/resource/', import.meta.url)).map((file) => [
      file.replace('.json', ''),
      readFileSync(new URL(`../records/resource/${file}`, import.meta.url), 'utf8'),
    ]),
  )
  expect(manuals.length).toBeGreaterThan(3)
  for (const manual of manuals) {
    const { title, intro } = readText(manual, locales[0])
    for (const { id, record } of families) {
      const isMeant = new RegExp(`\\b${String(record['ctFamilyName'])}\\b`).test(`${String(title)} ${String(intro)}`)
      const resources = (record['ctFamilyResources'] ?? []) as string[]
      const isLinked = resources.some((resource) => files.get(String(resource))?.includes(`/files/${manual}-`))
      expect([manual, id, isLinked]).toEqual([manual, id, isMeant])
    }
  }
})
