import { describe, expect, it } from 'vitest'
import { measuredProblems } from './measured.ts'
import type { Written } from './texts.ts'

const row = (label: string, value: unknown) => ({ label: { en: label }, value })
const family = (value: Record<string, unknown>): Written => ({ place: 'family/felt', file: 'records/family/felt.json', value })
const messages = (value: Record<string, unknown>) => measuredProblems([family(value)]).map(({ message }) => message)

const absorption = [0.35, 0.6, 0.9, 0.95, 0.95, 0.9]
const air = { name: 'air behind', values: [50], unit: 'mm' }
const rated = (how: string) => ({ absorption, facts: [air], rows: [row('NRC', '0.85'), row('Measured', how)] })
const surface = (value: number) => ({ name: 'surface', values: [value], unit: 'm²' })

describe('the check of measurements (FACT-07)', () => {
  it('wants the mounting beside every value, and its air among the facts', () => {
    expect(messages(rated('EN ISO 354, type E-50: 50 mm of air behind'))).toEqual([])
    expect(messages({ absorption, rows: [row('NRC', '0.85')] })).toEqual(['lacks "Measured": mounting, air, spacing'])
    expect(messages(rated('In a laboratory'))).toEqual(['is no mounting for coefficients by EN ISO 354: In a laboratory'])
    expect(messages(rated('EN ISO 354, type E-200: below the slab'))).toEqual(['matches no fact: 200 mm of air'])
  })

  it('lists coefficients that are not practical ones of ISO 11654', () =>
    expect(messages({ absorption: [0.35, 0.62, 0.9, 0.95, 0.95, 1.05] })).toEqual([
      'is not a practical coefficient of ISO 11654, in steps of 0.05: 0.62',
      'is above 1.00',
    ]))

  it('lists classes of single objects', () => {
    const baffles = { absorption, facts: [{ name: 'distance of rows', values: [200], unit: 'mm' }] }
    expect(messages(baffles)).toEqual(['describes single objects in rows, which ISO 11654 does not rate: give m² per piece'])
    const piece = { absorptionArea: [0.2, 0.3, 0.5, 0.6, 0.6, 0.6], facts: [surface(2.1)] }
    expect(messages({ ...piece, text: 'αw 0.80, class B' })).toEqual(['rates a single object by ISO 11654: αw 0.80, class B'])
  })

  it('lists an object that absorbs more than its surface, or does not tell it', () => {
    const box = { absorptionArea: [0.9, 1.6, 2.3, 2.7, 2.8, 2.7] }
    expect(messages({ ...box, facts: [surface(2.1)] })).toEqual(['absorbs 2.8 m² with a surface of 2.1 m²'])
    expect(messages({ ...box, facts: [surface(2.9)] })).toEqual([])
    expect(messages(box)).toEqual(['needs the fact "surface" for the comparison with its absorption'])
  })
})
