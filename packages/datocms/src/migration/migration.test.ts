import { locales } from '@brand/content'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cmsModels, recordModels } from '../models/index.ts'
import { startManagementStandIn } from '../../stand-in/management/index.ts'
import { createManagementClient, migration, planLines, describeError } from './index.ts'

const token = 'may-write'

async function newProject(options: { token?: string; isLimited?: boolean } = {}) {
  const standIn = await startManagementStandIn({ token, isLimited: options.isLimited })
  onTestFinished(() => standIn.close())
  const sleep = vi.fn(async (_ms: number) => {})
  const client = createManagementClient({ token: options.token ?? token, endpoint: standIn.endpoint, sleep })
  return { standIn, client, sleep }
}

/** A few models that name no others. */
const few = cmsModels.filter(({ apiKey }) => ['faq', 'category', 'metadata', 'download', 'download_category'].includes(apiKey))

async function migrated() {
  const project = await newProject()
  await (await migration(project.client, few)).apply()
  return project
}

const catchFailure = (promise: Promise<unknown>) => promise.then(() => 'no failure', describeError)
const modelIn = ({ state }: Awaited<ReturnType<typeof newProject>>['standIn'], apiKey: string) =>
  [...state.itemTypes.values()].find(({ attributes }) => attributes['api_key'] === apiKey)!
const fieldIn = (standIn: Awaited<ReturnType<typeof newProject>>['standIn'], model: string, apiKey: string) =>
  standIn.state.listFields(modelIn(standIn, model).id).find(({ attributes }) => attributes['api_key'] === apiKey)!

describe('the migration of a project', () => {
  it('makes every model, block and field of an empty project with rules and hints, after a plan that changes nothing (DRV-20)', async () => {
    const { standIn, client } = await newProject()
    const { plan, apply } = await migration(client)
    const lines = planLines(plan)
    expect(standIn.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
    expect(lines[0]).toBe(`set the languages of the project: ${locales.join(', ')}`)
    expect(lines).toContain('create the block cb_quote')
    expect(lines).toContain('create the field page.ct_page_body (rich_text)')

    await apply()
    expect(standIn.state.itemTypes.size).toBe(cmsModels.length)
    // One more in each kind of record that there are several of: its key.
    const keys = recordModels.filter(({ singleton }) => !singleton).length
    expect(standIn.state.fields.size).toBe(cmsModels.flatMap(({ fields }) => fields).length + keys)
    expect(standIn.state.site.attributes['locales']).toEqual([...locales])
    expect(modelIn(standIn, 'family').attributes).toMatchObject({ sortable: true, draft_mode_active: true, modular_block: false })
    expect(modelIn(standIn, 'general').attributes).toMatchObject({ singleton: true, sortable: false })
    expect(modelIn(standIn, 'cb_quote').attributes).toMatchObject({ modular_block: true })

    const article = modelIn(standIn, 'article')
    const title = fieldIn(standIn, 'article', 'ct_article_title')
    expect(title.attributes).toMatchObject({ localized: true, validators: { required: {} } })
    expect(article.relationships!['title_field']!.data!.id).toBe(title.id)
    expect(fieldIn(standIn, 'article', 'ct_article_slug').attributes['validators']).toMatchObject({
      unique: {},
      slug_title_field: { title_field_id: title.id },
    })
    expect(fieldIn(standIn, 'article', 'ct_article_category').attributes['validators']).toEqual({
      item_item_type: { item_types: [modelIn(standIn, 'category').id] },
    })
    expect(fieldIn(standIn, 'page', 'ct_page_status').attributes).toMatchObject({
      appearance: { editor: 'string_select' },
      default_value: 'published',
    })
    expect(fieldIn(standIn, 'cb_quote', 'cb_quote_text').attributes['validators']).toMatchObject({ length: { max: 280 } })
    expect(fieldIn(standIn, 'cb_text', 'cb_text_html').attributes).toMatchObject({
      appearance: { editor: 'wysiwyg' },
      hint: expect.stringMatching(/At most \d+ characters/),
    })
    // The field that a ready2go is called by has the name of a model.
    expect(fieldIn(standIn, 'ready2go', 'slug').attributes['validators']).toMatchObject({
      slug_title_field: { title_field_id: fieldIn(standIn, 'ready2go', 'model').id },
    })
  })

  it('writes nothing where nothing differs, and only what differs (DRV-21)', async () => {
    const { standIn, client } = await migrated()
    expect((await migration(client, few)).plan).toEqual({ steps: [], left: [], manual: [] })

    fieldIn(standIn, 'faq', 'ct_faq_question').attributes['label'] = 'Naam'
    modelIn(standIn, 'faq').attributes['sortable'] = false
    const { plan, apply } = await migration(client, few)
    expect(planLines(plan)).toEqual(['change the model faq: sortable', 'change the field faq.ct_faq_question: label'])
    standIn.requests.length = 0
    await apply()
    expect(standIn.requests.map((request) => request.split('/')[0])).toEqual(['PUT ', 'PUT '])
    expect((await migration(client, few)).plan.steps).toEqual([])
  })

  it('never deletes: what is not ours is named and left, what would lose content is for a person (DRV-21)', async () => {
    const { standIn, client } = await migrated()
    const own = await client.itemTypes.create({ name: 'Dealer', api_key: 'dealer' })
    const field = { field_type: 'string', label: 'Note', validators: {} } as const
    await client.fields.create(modelIn(standIn, 'faq').id, { ...field, api_key: 'note' })
    await client.site.update({ locales: [...locales, 'es'] })
    fieldIn(standIn, 'category', 'ct_category_light_navigation').attributes['localized'] = true
    fieldIn(standIn, 'faq', 'ct_faq_answer').attributes['field_type'] = 'string'
    const { plan, apply } = await migration(client, few)
    expect(plan.steps).toEqual([])
    expect(plan.left).toEqual([
      'The language es does not belong to this model and remains unchanged.',
      'The field faq.note does not belong to this model and remains unchanged.',
      'The model dealer does not belong to this model and remains unchanged.',
    ])
    expect(plan.manual).toEqual([
      expect.stringContaining('category.ct_category_light_navigation has a value per language'),
      expect.stringContaining('faq.ct_faq_answer has the type string instead of text'),
    ])
    await apply()
    expect(standIn.state.itemTypes.has(own.id)).toBe(true)
    expect(standIn.requests.some((request) => request.startsWith('DELETE'))).toBe(false)
  })

  it('goes on where it was interrupted (DRV-21)', async () => {
    const { standIn, client } = await newProject()
    const { apply } = await migration(client, few)
    let left = 20
    const interrupt = () => {
      left -= 1
      if (left === 0) standIn.fail(422, 'PLAN_UPGRADE_REQUIRED')
    }
    expect(await catchFailure(apply(interrupt))).toBe(
      'the CMS refused the request (422): the plan of the project does not allow this',
    )
    await (await migration(client, few)).apply()
    expect((await migration(client, few)).plan.steps).toEqual([])
  })
})

describe('a request to the management API', () => {
  it('is refused in plain words (DRV-22)', async () => {
    const { client, standIn } = await newProject({ token: 'wrong' })
    expect(await catchFailure(migration(client))).toBe(
      'the CMS refused the request (401): the token does not belong to this project',
    )
    const { client: other } = await migrated()
    expect(await catchFailure(other.itemTypes.create({ name: 'Question', api_key: 'faq' }))).toBe(
      'the CMS refused the request (422): api_key is taken',
    )
    await standIn.close()
    expect(await catchFailure(client.site.find())).toMatch(/^the CMS cannot be reached: /)
  })

  it('waits as long as the CMS asks for, a few times (DRV-22)', async () => {
    const { client, standIn, sleep } = await newProject()
    standIn.fail(429, 'RATE_LIMIT_EXCEEDED', { times: 2, headers: { 'X-RateLimit-Reset': '3' } })
    await client.site.find()
    expect(sleep.mock.calls).toEqual([[3_000], [3_000]])
    standIn.fail(429, 'RATE_LIMIT_EXCEEDED', { times: 9 })
    expect(await catchFailure(client.site.find())).toBe('the CMS refused the request (429): too many requests, even after a wait')
    expect(sleep).toHaveBeenCalledTimes(6)
  })

  it('ends where the CMS asks for a wait of more than a minute (DRV-22)', async () => {
    const { client, standIn, sleep } = await newProject()
    standIn.fail(429, 'RATE_LIMIT_EXCEEDED', { headers: { 'X-RateLimit-Reset': '61' } })
    expect(await catchFailure(client.site.find())).toBe('the CMS refused the request (429): too many requests, even after a wait')
    expect(sleep).not.toHaveBeenCalled()
  })

  it('is not sent twice where it may have been done (DRV-22)', async () => {
    const { client, standIn } = await newProject()
    standIn.fail(503, 'SERVICE_UNAVAILABLE')
    expect(await catchFailure(client.itemTypes.create({ name: 'Dealer', api_key: 'dealer' }))).toMatch(/\(503\)/)
    expect(standIn.requests).toEqual(['POST /item-types'])
    standIn.fail(503, 'SERVICE_UNAVAILABLE')
    expect((await client.site.find()).locales).toEqual(['en'])
  })
})
