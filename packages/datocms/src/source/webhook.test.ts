import { describe, expect, it } from 'vitest'
import { readChange } from './webhook.ts'

const published = {
  environment: 'main',
  is_environment_primary: true,
  entity_type: 'item',
  event_type: 'publish',
  entity: {
    id: 'Pkg-oztERp6o',
    type: 'item',
    attributes: { ct_faq_question: { en: 'Do moths eat it?' } },
    relationships: { item_type: { data: { id: '77', type: 'item_type' } }, creator: { data: { id: '1', type: 'account' } } },
    meta: { status: 'published' },
  },
  related_entities: [
    { id: '1', type: 'account', attributes: {} },
    { id: '77', type: 'item_type', attributes: { name: 'Faq', api_key: 'faq' } },
  ],
}

describe('a webhook', () => {
  it('names the record that has changed (RELIABILITY 7)', () => {
    expect(readChange(published)).toEqual({ records: new Map([['faq', new Set(['Pkg-oztERp6o'])]]) })
  })

  it('names nothing of ours where the record is of a model of another site (RELIABILITY 7)', () => {
    const other = { ...published, related_entities: [{ id: '77', type: 'item_type', attributes: { api_key: 'recipe' } }] }
    expect(readChange(other)).toEqual({})
  })

  it('means everything where it does not say the model, or tells of pictures or models (RELIABILITY 7)', () => {
    expect(readChange({ ...published, related_entities: [] })).toEqual({ all: true })
    expect(readChange({ ...published, entity_type: 'upload' })).toEqual({ all: true })
    expect(readChange({ entity_type: 'item_type', event_type: 'update' })).toEqual({ all: true })
  })

  it('names tags of the cache of the CMS (RELIABILITY 7)', () => {
    const tags = ['k*[1', 'r;2']
    const entity = { id: 'cda_cache_tags', type: 'cda_cache_tags', attributes: { tags } }
    expect(readChange({ entity_type: 'cda_cache_tags', event_type: 'invalidate', entity, related_entities: [] })).toEqual({
      tags,
    })
  })

  it('counts in its own environment only (RELIABILITY 7)', () => {
    expect(readChange({ ...published, environment: 'sandbox', is_environment_primary: false })).toEqual({})
    expect(readChange(published, 'sandbox')).toEqual({})
    expect(readChange({ ...published, environment: 'sandbox' }, 'sandbox')).toHaveProperty('records')
  })

  it.each([undefined, null, 'text', [], {}, { entity_type: 7 }])('is none: %j (RELIABILITY 16)', (body) => {
    expect(readChange(body)).toBeUndefined()
  })
})
