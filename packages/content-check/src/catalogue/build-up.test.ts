import { buildUpOf, densityOf, type Fact } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { buildUpProblems } from './build-up.ts'
import type { Written } from './texts.ts'

const fact = (name: string, unit: Fact['unit'], ...values: number[]): Fact => ({ name, values, unit })
const sandwich = [fact('weight', 'g/m²', 3_900), fact('thickness of the felt', 'mm', 24), fact('wool', 'g/m²', 310)]
const baffle = [
  fact('weight', 'g/m', 1_800),
  fact('area', 'm²', 0.3),
  fact('thickness of the felt', 'mm', 40),
  fact('recycled PET', '%', 100),
]
const record = (facts: Fact[], value: Record<string, unknown> = {}, place = 'family/felt'): Written => ({
  place,
  file: `records/${place}.json`,
  value: { ...value, facts },
})
const messages = (...records: Written[]) => buildUpProblems(records).map(({ path, message }) => `${path}: ${message}`)

describe('the build-up of a felt (FACT-06)', () => {
  it('gives the bottles of a square metre by weight and wool, and of a metre where it is sold so', () => {
    expect(buildUpOf(sandwich)).toEqual({ per: 'm²', weight: 3_900, pet: 3_590, bottles: 144 })
    expect(buildUpOf(baffle)).toEqual({ per: 'm', weight: 1_800, pet: 1_800, bottles: 72 })
    expect(buildUpOf([fact('weight', 'g/m²', 900)])).toBeUndefined()
  })

  it('has a density, of a piece by its area', () => {
    expect([densityOf(sandwich), densityOf(baffle)]).toEqual([163, 150])
    expect(densityOf([fact('thickness of the felt', 'mm', 24), fact('weight', 'g', 13_000), fact('area', 'm²', 2.72)])).toBe(199)
  })

  it('is that of felt: neither wadding nor board', () => {
    expect(messages(record(sandwich), record(baffle))).toEqual([])
    expect(messages(record([fact('weight', 'g/m²', 1_100), fact('thickness of the felt', 'mm', 5)]))).toEqual([
      'facts: has a felt of 220 kg/m³, not 90 to 180',
    ])
    expect(messages(record([fact('weight', 'g/m²', 2_110), fact('thickness of the felt', 'mm', 24)]))).toEqual([
      'facts: has a felt of 88 kg/m³, not 90 to 180',
    ])
  })

  it('must be known of a panel, where panels are of felt', () => {
    const panel = record([fact('weight', 'g/m²', 5_200)])
    expect(messages(record(sandwich), panel)).toEqual([
      'facts: needs the facts "thickness of the felt" and "weight of the felt", for its density',
    ])
    expect(messages(panel)).toEqual([])
  })

  it('lists bottles that are typed as a fact, and those of another length or area', () => {
    expect(messages(record([...sandwich, fact('recycled', 'bottles', 72)]))).toEqual([
      'facts: follow from weight and build-up: bottles must not be a fact',
    ])
    expect(messages(record(baffle, { text: { en: '72 bottles per m²', nl: '72 flessen per meter' } }))).toEqual([
      'text.en: is sold by the metre, and so are its bottles: 72 bottles per m²',
    ])
  })

  it('lists a weight, light or absorption that is the same for every size', () => {
    const sizes = fact('diameters', 'mm', 800, 1_200)
    expect(messages(record([sizes, fact('weight', 'g', 4_100), fact('light flux', 'lm', 2_100)]))).toEqual([
      'facts: has 2 sizes, and "weight" for 1',
      'facts: has 2 sizes, and "light flux" for 1',
    ])
    expect(messages(record([sizes], { absorptionArea: [0.3, 0.7, 1.2, 1.5, 1.6, 1.5] }))).toEqual([
      'facts: has 2 sizes, and "absorption by size" for 0',
    ])
  })
})
