import { contracts } from '@brand/blocks/contracts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { entities } from './entities/index.ts'
import { blockSchemas, recordSchemas } from './json-schemas.ts'

describe('the JSON schemas of all models', () => {
  it('are one for each kind of record and for each block (DRV-25)', () => {
    expect(Object.keys(recordSchemas())).toEqual(entities.map(({ name }) => name))
    expect(Object.keys(blockSchemas())).toEqual(contracts.map(({ type }) => type))
  })

  it('take what a file may say of a record or block, and nothing else (DRV-25)', () => {
    const faq = z.fromJSONSchema(recordSchemas()['faq']!)
    const question = { ctFaqQuestion: { en: 'Moths?', nl: 'Motten?' }, ctFaqAnswer: '<p>No.</p>' }
    expect(faq.safeParse(question).success).toBe(true)
    expect(faq.safeParse({ ...question, ctFaqAnswr: 'x' }).success).toBe(false)
    const quote = z.fromJSONSchema(blockSchemas()['cb_quote']!)
    expect(quote.safeParse({ type: 'cb_quote', cbQuoteText: { en: 'x'.repeat(280) } }).success).toBe(true)
    expect(quote.safeParse({ type: 'cb_quote', cbQuoteText: { en: 'x'.repeat(281) } }).success).toBe(false)
    expect(quote.safeParse({ type: 'cb_quote' }).success).toBe(false)
  })
})
