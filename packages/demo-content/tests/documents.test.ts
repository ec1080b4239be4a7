import { readdirSync } from 'node:fs'
import { locales } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { factOf, textOf } from '../scripts/files/records.ts'

const names = readdirSync(new URL('../documents/', import.meta.url)).map((file) => file.replace('.json', ''))

describe('the texts of documents', () => {
  it('have the figures of records, as each language writes them (FACT-03)', () => {
    expect(textOf('rol-installation', 'fr').intro).toContain('98\u00a0cm')
    expect(JSON.stringify(textOf('environmental-declaration', 'de'))).toContain('6,4\u00a0kg CO₂')
    expect(JSON.stringify(textOf('murmel-control', 'nl'))).toContain(' 1%')
  })

  it('have no place without a figure, in any language (FACT-03)', () => {
    for (const name of names.filter((name) => name !== 'files'))
      for (const locale of locales) expect(JSON.stringify(textOf(name, locale))).not.toMatch(/\{\w+\//)
  })

  it('cannot name a fact that no record has (FACT-03)', () =>
    expect(() => factOf('family/rol', 'speed')).toThrow('family/rol has no fact "speed"'))
})
