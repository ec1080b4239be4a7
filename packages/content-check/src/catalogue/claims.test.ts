import { expect, it } from 'vitest'
import { claimProblems, type Claim } from './claims.ts'
import { priceProblems } from './prices.ts'
import type { Written } from './texts.ts'

const record = (place: string, value: Record<string, unknown>): Written => ({ place, file: `records/${place}.json`, value })
const fire = [{ label: { en: 'Reaction to fire' }, value: 'B-s1, d0' }]
const claim: Claim = {
  place: 'faq/fire',
  says: 'on every page',
  of: { type: 'family', label: 'Reaction to fire', value: 'B-s1' },
  has: { field: 'ctFamilyResources', ending: '-fire' },
}

it('lists the records that do not keep a claim, and a claim that nobody makes (FACT-09)', () => {
  const speaker = record('faq/fire', { answer: { en: 'Certificates are on every page.' } })
  const kept = record('family/rib', { rows: fire, ctFamilyResources: ['felt-fire'] })
  const broken = record('family/bint', { rows: fire })
  const other = [record('family/nis', {}), record('family/prisma', { rows: fire, ctFamilyOnline: false })]
  expect(claimProblems([speaker, kept, broken, ...other], [claim])).toEqual([
    {
      file: 'records/family/bint.json',
      path: 'ctFamilyResources',
      message: 'has no "-fire", contrary to faq/fire: on every page',
    },
  ])
  expect(claimProblems([kept, broken], [claim]).map(({ message }) => message)).toEqual(['is unused: on every page'])
})

it('lists a price that does not say what it is for (FACT-08)', () => {
  const price = { name: 'price', values: [58], unit: '€' }
  expect(priceProblems([record('family/rib', { facts: [{ ...price, per: 'm²' }] })])).toEqual([])
  expect(priceProblems([record('family/bint', { facts: [price] })]).map(({ message }) => message)).toEqual([
    'lacks its quantity (per): price',
  ])
})
