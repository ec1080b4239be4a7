import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '@brand/blocks/contracts'
import { entities, isLocalised, isObject } from '@brand/content'
import { demoContent } from '@brand/demo-content'
import { describe, expect, it } from 'vitest'
import { blockModels, cmsModels, listName, recordModels, typeName, unionName } from './index.ts'
import { camelCase, commonStart, snakeCase } from './names.ts'

const modelCalled = (apiKey: string) => cmsModels.find((model) => model.apiKey === apiKey)!
const findField = (model: string, key: string) => modelCalled(model).fields.find((field) => field.key === key)!

describe('the models of the CMS', () => {
  it('has a model for each kind of record, and a block for each contract (DRV-08)', () => {
    expect(recordModels.map(({ of }) => of)).toEqual(entities.map(({ name }) => name))
    expect(blockModels.flatMap(({ of }) => of ?? []).toSorted()).toEqual(contracts.map(({ type }) => type).toSorted())
    expect(recordModels.filter(({ singleton }) => singleton).map(({ apiKey }) => apiKey)).toEqual(['organization', 'general'])
  })

  it('gives each model and each field of a model one name (DRV-08)', () => {
    const keys = cmsModels.map(({ apiKey }) => apiKey)
    expect(keys).toEqual([...new Set(keys)])
    for (const { fields } of cmsModels) {
      for (const name of ['key', 'apiKey', 'name'] as const)
        expect(fields.map((field) => field[name])).toEqual([...new Set(fields.map((field) => field[name]))])
      for (const { apiKey, name } of fields) {
        expect(apiKey).toMatch(/^[a-z][a-z0-9_]*$/)
        expect(snakeCase(name)).toBe(snakeCase(camelCase(apiKey)))
      }
    }
  })

  it('names only models and blocks that there are (DRV-08)', () => {
    const [records, blocks] = [recordModels, blockModels].map((models) => new Set(models.map(({ apiKey }) => apiKey)))
    for (const field of cmsModels.flatMap(({ fields }) => fields)) {
      const isLink = field.type === 'link' || field.type === 'links'
      for (const name of field.models ?? []) expect((isLink ? records! : blocks!).has(name), name).toBe(true)
    }
  })

  it('localises every field that the demo content writes by language (DRV-08)', () => {
    const isByLanguage = (value: unknown): boolean =>
      isLocalised(value) || ((isObject(value) || Array.isArray(value)) && Object.values(value).some(isByLanguage))
    const written = new Set<string>()
    for (const { of: type, apiKey } of recordModels) {
      const folder = join(demoContent, 'records', type!)
      for (const file of readdirSync(folder)) {
        const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
        for (const [key, value] of Object.entries(record)) if (isByLanguage(value)) written.add(`${apiKey}.${key}`)
      }
    }
    const localized = new Set(
      recordModels.flatMap(({ apiKey, fields }) => fields.flatMap(({ key, localized }) => (localized ? `${apiKey}.${key}` : []))),
    )
    expect(written.size).toBeGreaterThan(50)
    expect([...written].filter((field) => !localized.has(field))).toEqual([])
  })

  it('maps each kind of value to a field of the CMS (DRV-08)', () => {
    expect(findField('page', 'ctPageBody')).toMatchObject({ type: 'rich_text', localized: true, required: false })
    expect(findField('page', 'ctPageBody').models).toHaveLength(contracts.length)
    expect(findField('page', 'ctPageStatus')).toMatchObject({ type: 'string', default: 'published', localized: false })
    expect(findField('family', 'ctFamilySlug')).toMatchObject({ type: 'slug', localized: true, required: true })
    expect(findField('family', 'ctFamilyMetadata')).toMatchObject({ type: 'seo' })
    expect(findField('family', 'facts')).toMatchObject({ type: 'rich_text', models: ['fact'], localized: false })
    expect(findField('article', 'ctArticleCategory')).toMatchObject({ type: 'link', models: ['category'], localized: false })
    expect(findField('article', 'ctArticlePublishDate')).toMatchObject({ type: 'date' })
    expect(findField('location', 'ctLocationLocation')).toMatchObject({ type: 'lat_lon' })
    expect(findField('download', 'ctDownloadFile')).toMatchObject({
      type: 'file',
      holds: ['format', 'size', 'url'],
      localized: true,
    })
    expect(findField('model', 'ctModelColor')).toMatchObject({ type: 'color', holds: ['cssRgb'] })
    expect(findField('ready2go', 'images')).toMatchObject({ type: 'gallery', holds: 'picture' })
    expect(findField('general_menus', 'id')).toMatchObject({
      apiKey: 'general_menus_id',
      options: expect.arrayContaining(['main']),
    })
    expect(findField('embed', 'title')).toMatchObject({ type: 'string', required: false })
    expect(findField('cb_quote', 'cbQuoteText')).toMatchObject({ type: 'text', required: true })
    expect(modelCalled('download').hasUpdatedAt).toBe(true)
    expect(findField('download', '_updatedAt')).toBeUndefined()
  })

  it('leaves out lists that the API fills in, and takes the larger limit of objects with one name (DRV-08)', () => {
    expect(modelCalled('cb_job_list').fields.map(({ type }) => type)).not.toContain('links')
    expect(findField('cb_article_grid', 'cbArticleGridArticles')).toMatchObject({ type: 'links', models: ['article'] })
    const labels = contracts.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === 'action' ? field.max : [])),
    )
    expect(findField('cb_button', 'cbButtonText').maxLength).toBe(Math.max(...labels))
  })

  it('names types, queries and unions as the CMS does (DRV-08)', () => {
    expect(listName('family')).toBe('allFamilies')
    expect(listName('press_kit')).toBe('allPressKits')
    expect(typeName('cb_quote')).toBe('CbQuoteRecord')
    expect(unionName('page', 'ct_page_body')).toBe('PageModelCtPageBodyField')
    expect(commonStart(['cbButtonText', 'cbButtonLink'])).toBe('cbButton')
    expect(commonStart(['label', 'value'])).toBe('')
  })
})
