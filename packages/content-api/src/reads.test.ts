import { basename } from 'node:path'
import { apiPaths, entities, type Entity, type Locale } from '@brand/content'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { changesBetween, createChangeLog } from './changes.ts'
import { createApp } from './app.ts'
import { createSnapshot } from './create-snapshot.ts'
import { toRecord } from './embedded/record.ts'
import type { CallBindings, Snapshot, Tags } from './index.ts'
import { createPreviewGate } from './preview.ts'
import type { Search } from './search/index.ts'
import type { SourceRecord } from './source.ts'
import { isAffected, unknown } from './reads.ts'
import { catalogue } from './test/catalogue.ts'
import { start } from './test/start.ts'

const active: Locale[] = ['en', 'nl']
const { search, searchFamilies, inquiries, openapi, docs, ...calls } = apiPaths
/** Nothing of these is kept. */
const others: readonly string[] = [search, searchFamilies, inquiries, openapi, docs]
const queries: Record<string, readonly string[]> = {
  pages: ['slug=faq', 'slug=rolls', 'slug=nothing'],
  articles: ['slug=old', 'slug=new', 'slug=house', 'after=fair&limit=1'],
  categories: ['slug=materials', 'slug=events'],
  job: ['slug=presser'],
  acousticGuides: ['slug=echo', 'slug=calls'],
  locations: ['latitude=50&longitude=4'],
  awards: ['family=lamp'],
  families: ['slug=baffle', 'slug=lamp'],
  familyGrid: ['template=types/panels', 'template=issues/echo', 'template=all&after=baffle'],
  familyTypologies: ['slug=panels', 'slug=fabrics'],
  familyIssues: ['slug=echo'],
  fabrics: ['slug=felt'],
  ready2go: ['slug=booth'],
  designers: ['slug=ines'],
  breadcrumbs: ['name=page&path=/rolls&title=Rolls', 'name=article&path=/inspiration/old&title=Old'],
}
const addresses = Object.entries(calls).flatMap(([name, path]) =>
  ['', ...(queries[name] ?? [])].flatMap((query) => active.map((locale) => `${path}?${query}&locale=${locale}`)),
)

let current: Snapshot | undefined
const app = createApp({
  locales: active,
  snapshot: () => current,
  drafts: () => Promise.reject(new Error('not asked for')),
  familySearchLocale: 'en',
  gate: createPreviewGate([]),
  identifyClient: () => undefined,
  search: {} as Search,
  log: () => {},
})

/** Every answer from a content, and what it was made of. */
async function answers(snapshot: Snapshot) {
  current = snapshot
  const all = new Map<string, { body: string; tags: Tags }>()
  for (const address of addresses) {
    let tags: Tags = []
    const bindings: CallBindings = { noteReads: (reads) => (tags = reads) }
    const body = await (await app.request(address, {}, bindings)).text()
    all.set(address, { body, tags })
  }
  return all
}

/** The content with some files changed; without those that are `undefined`. */
const edited = (files: Record<string, unknown>) =>
  Object.fromEntries(Object.entries({ ...catalogue, ...files }).filter(([, content]) => content !== undefined))

/** The first record of each kind. */
const firstFiles = entities.flatMap(
  ({ name }) => Object.keys(catalogue).find((file) => file.startsWith(`records/${name}/`)) ?? [],
)

/** A record without each of its fields, gone, there twice, or elsewhere in its list. */
function listEdits(file: string): [string, Record<string, unknown>][] {
  const record = catalogue[file] as Record<string, unknown>
  return [
    ...Object.keys(record).map((field): [string, Record<string, unknown>] => {
      const { [field]: _gone, ...rest } = record
      return [`without ${field}`, { [file]: rest }]
    }),
    ['is gone', { [file]: undefined }],
    ['is there twice', { [file.replace('.json', '-2.json')]: { ...record } }],
    ['is elsewhere in its list', { [file]: { ...record, $position: 99 } }],
  ]
}

const picture = { file: 'room.webp', width: 1800, height: 1012, focalPoint: { x: 0.5, y: 0.5 }, color: '#183828' }
const context = { isDraft: false, assets: { room: picture }, locales: active }
const cached = new Map<unknown, SourceRecord>()
function parseRecord(entity: Entity, file: string, content: unknown): SourceRecord {
  const from = { ...context, id: basename(file, '.json'), file, text: JSON.stringify(content), again: () => content }
  const record = cached.get(content) ?? toRecord(entity, content, from)
  return cached.set(content, record).get(content)!
}

const readPosition = (content: unknown) => (content as { $position?: number }).$position ?? Number.POSITIVE_INFINITY

/** The snapshot of a content without a folder, of which only what differs is read. */
function open(content: Record<string, unknown>): Snapshot {
  const records = entities.flatMap((entity) =>
    Object.entries(content)
      .filter(([file]) => file.startsWith(`records/${entity.name}/`))
      .toSorted(([, a], [, b]) => (readPosition(a) === readPosition(b) ? 0 : readPosition(a) - readPosition(b)))
      .map(([file, record]) => parseRecord(entity, file, record)),
  )
  return createSnapshot({ records, problems: [] }, { locales: active, drafts: false })
}

describe('an answer that no change concerns', () => {
  const last = open(catalogue)
  let before: Awaited<ReturnType<typeof answers>>
  beforeAll(async () => {
    before = await answers(last)
  })

  it.each(firstFiles)('would be the same from the new content: %s (RELIABILITY 7)', async (file) => {
    const edits = listEdits(file)
    let kept = 0
    for (const [what, files] of edits) {
      const next = open(edited(files))
      const changes = changesBetween(last, next)
      const after = await answers(next)
      for (const [address, { body, tags }] of before) {
        if (isAffected(tags, changes)) continue
        kept += 1
        if (after.get(address)!.body !== body) expect.unreachable(`${what}: ${address} is another one`)
      }
    }
    // Most answers have nothing to do with an edit.
    expect(kept / (edits.length * addresses.length)).toBeGreaterThan(0.75)
  })
})

/** The addresses, in English, of the answers that a change of a record concerns. */
async function concerned(file: string, change: object) {
  const last = open(catalogue)
  const next = open(edited({ [file]: { ...(catalogue[file] as object), ...change } }))
  const changes = changesBetween(last, next)
  return [...(await answers(last))]
    .filter(([address, { tags }]) => address.endsWith('locale=en') && isAffected(tags, changes))
    .map(([address]) => address.replace('&locale=en', '').replace(/\?$/, ''))
}

it('the text of an article concerns only what shows the article (RELIABILITY 7)', async () => {
  const { articles, categories, acousticGuides, families } = apiPaths
  expect(await concerned('records/article/house.json', { ctArticleArchitect: 'Someone Else' })).toEqual([
    articles,
    `${articles}?slug=old`,
    `${articles}?slug=house`,
    `${articles}?after=fair&limit=1`,
    `${acousticGuides}?slug=echo`,
    `${acousticGuides}?slug=calls`,
  ])
  // Its date concerns each list that could show it.
  const dated = await concerned('records/article/house.json', { ctArticlePublishDate: '2026-04-01' })
  expect(dated).toEqual(expect.arrayContaining([articles, `${categories}?slug=materials`, `${acousticGuides}?slug=echo`]))
  expect(dated).not.toContain(`${families}?slug=baffle`)
})

it('an answer is kept from one content to the next until a change concerns it (RELIABILITY 7)', async () => {
  const { api, write } = await start({ content: catalogue, activeLocales: active })
  const [faq, felt] = [apiPaths.faq, `${apiPaths.fabrics}?slug=felt`]
  const compose = vi.spyOn(JSON, 'stringify')
  const composed = async (address: string) => {
    compose.mockClear()
    await api.app.request(address)
    return compose.mock.results.some(({ value }) => typeof value === 'string' && value.startsWith('['))
  }
  expect([await composed(faq), await composed(faq)]).toEqual([true, false])
  await write({ 'records/fabric/felt.json': { ...(catalogue['records/fabric/felt.json'] as object), ctFabricName: 'Loden' } })
  expect(await composed(faq)).toBe(false)
  expect(await (await api.app.request(felt)).json()).toMatchObject({ response: { ctFabricName: 'Loden' } })
  await write({ 'records/faq/more.json': { ctFaqQuestion: 'And this?', ctFaqAnswer: '<p>Yes.</p>' } })
  expect(await composed(faq)).toBe(true)
  compose.mockRestore()
})

it('a search and what is not known concern every change (RELIABILITY 7)', async () => {
  const { api, searchable } = await start({ content: catalogue, activeLocales: active })
  await searchable()
  let tags: Tags = []
  const bindings: CallBindings = { noteReads: (reads) => (tags = reads) }
  await api.app.request(`${others[0]}?keyword=baffle`, {}, bindings)
  expect(tags).toEqual(expect.arrayContaining([...unknown]))
  // A list that is sorted by a field that nobody has named would not be made anew when the field changes.
  const [found] = api.snapshot().list('article', 'en')
  expect(() => found!.listedBy('ctArticleTitle')).toThrow('lacks "ctArticleTitle"')
})

it('remembers a hundred changes; what is older concerns everything (RELIABILITY 7)', () => {
  const log = createChangeLog()
  for (let i = 0; i < 101; i++) log.add(new Set([`page/${i}`]))
  expect([
    log.since(1).has('page/0'),
    log.since(1).has('page/1'),
    log.since(100).has('page/99'),
    log.since(101).has('x'),
  ]).toEqual([false, true, false, false])
  expect(log.since(0).has('anything')).toBe(true)
})
