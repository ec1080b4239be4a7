import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startManagementStandIn } from '../../stand-in/management/index.ts'
import { createManagementClient, migration, describeError, type ManagementClient } from '../migration/index.ts'
import { exportProject, importFolder } from './index.ts'
import { readContent, emptyFolder, sampleFolder } from './test/sample-folder.ts'

const token = 'may-write'
let standIn: Awaited<ReturnType<typeof startManagementStandIn>>
let client: ManagementClient

beforeAll(async () => {
  standIn = await startManagementStandIn({ token })
  client = createManagementClient({ token, endpoint: standIn.endpoint })
  await (await migration(client)).apply()
}, 60_000)
afterAll(() => standIn.close())

const writes = () => standIn.requests.filter((request) => !request.startsWith('GET'))

describe('a content folder and a project', () => {
  it('are the same in either direction: export(import(folder)) is the folder (DRV-24)', async () => {
    const { folder, records } = await sampleFolder()
    const imported = await importFolder(client, folder)
    const names = new Set(Object.keys(records).map((name) => name.replace('.draft', '')))
    expect(imported).toMatchObject({ created: names.size, uploads: 4, problems: [] })
    // All but the question that is a draft only.
    expect(imported.published).toBe(names.size - 1)

    const target = await emptyFolder()
    const exported = await exportProject(client, target)
    expect(exported).toEqual({ records: Object.keys(records).length, files: 4, problems: [] })
    expect(await readContent(target)).toEqual(await readContent(folder))
    expect(existsSync(join(target, 'generated/schema/page.json'))).toBe(true)
  })

  it('exchange only what differs, by the name of a record, and never delete (DRV-24)', async () => {
    const { folder, writeRecord, records } = await sampleFolder()
    await importFolder(client, folder)
    standIn.requests.length = 0
    expect(await importFolder(client, folder)).toEqual({ created: 0, updated: 0, published: 0, uploads: 0, problems: [] })
    expect(writes()).toEqual([])

    await writeRecord('article/wall', { ...records['article/wall'], ctArticleReadTime: 56 })
    await writeRecord('faq/moths', { ctFaqQuestion: 'Do moths like it?', ctFaqAnswer: '<p>No.</p>' })
    standIn.requests.length = 0
    // The draft of the question is written again, once its new published state is out.
    expect(await importFolder(client, folder)).toMatchObject({ created: 0, updated: 3, published: 2 })
    const target = await emptyFolder()
    await exportProject(client, target)
    expect(await readContent(target)).toEqual(await readContent(folder))

    const itemType = (await client.itemTypes.list()).find(({ api_key: apiKey }) => apiKey === 'award')!
    await client.items.create({
      item_type: { type: 'item_type', id: itemType.id },
      year: 2020,
      name: { en: 'Of an editor' },
    } as Parameters<typeof client.items.create>[0])
    await importFolder(client, folder)
    expect(standIn.requests.some((request) => request.startsWith('DELETE'))).toBe(false)
    await exportProject(client, target)
    // It has no name yet: its id is one.
    expect(Object.keys(await readContent(target)).filter((name) => name.startsWith('records/award/'))).toHaveLength(2)
  })

  it('name what is missing or refused, publish no draft, and go on (DRV-24)', async () => {
    const { folder, writeRecord, records } = await sampleFolder()
    await writeRecord('article/wall', { ...records['article/wall'], ctArticleRelatedArticles: ['gone'] })
    await writeRecord('resource/film', { ctResourceName: 'Film', ctResourceResource: { url: '/files/gone.txt' } })
    const { problems } = await importFolder(client, folder)
    expect(problems).toEqual([
      'assets/files/gone.txt is not in the folder',
      'The record gone is not in the folder',
      'The file /files/gone.txt is not in the folder',
      'resource/film could not be published: the CMS refused the request (422): ct_resource_resource is required',
    ])
    // A draft is not published for being linked to.
    await writeRecord('article/secret.draft', { ctArticleTitle: 'Secret', ctArticleSlug: 'secret' })
    await writeRecord('article/wall', { ...records['article/wall'], ctArticleRelatedArticles: ['school', 'secret'] })
    expect((await importFolder(client, folder)).problems).toContain(
      'article/wall could not be published: the CMS refused the request (422): it links to an unpublished record',
    )
    const lost = [...standIn.state.files.keys()].find((path) => path.endsWith('/hall.webp'))!
    standIn.state.files.delete(lost)
    const target = await emptyFolder()
    expect((await exportProject(client, target)).problems).toEqual(['The file hall.webp cannot be fetched'])
    expect(existsSync(join(target, 'records/article/secret.draft.json'))).toBe(true)
    expect(existsSync(join(target, 'records/article/secret.json'))).toBe(false)

    const empty = await startManagementStandIn({ token })
    const failed = importFolder(createManagementClient({ token, endpoint: empty.endpoint }), folder)
    expect(await failed.then(() => '', describeError)).toBe('the project has no model page: run npm run cms:models first')
    await empty.close()
  })
})
