import { entities } from '@brand/content'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSnapshot } from '../create-snapshot.ts'
import type { SourceRecord } from '../source.ts'
import { problemLine } from './problems.ts'
import { prepareRecords, cachedRecord } from './read-record.ts'

const category = entities.find(({ name }) => name === 'category')!
const record = (id: string, content: object): SourceRecord => ({
  type: 'category',
  id,
  file: `${id}.json`,
  locales: ['en'],
  read: () => content,
  where: (path) => path.join('.'),
})
const fine = (id: string) => record(id, { id, ctCategoryTitle: id, ctCategorySlug: id })

/** Takes 4 ms to read, by the clock of the test. */
const slow = (id: string, clock: { now: number }): SourceRecord => ({
  ...fine(id),
  read() {
    clock.now += 4
    return { id, ctCategoryTitle: id, ctCategorySlug: id }
  },
})
const broken = (id: string) => record(id, { id, ctCategorySlug: 'A' })
const article = (id: string, part: object): SourceRecord => ({
  ...record(id, { id, ctArticleTitle: id, ctArticleSlug: id, ...part }),
  type: 'article',
})
const makeSnapshot = (records: SourceRecord[]) => createSnapshot({ records, problems: [] }, { locales: ['en'], drafts: false })

describe('reading the records of a source', () => {
  it('reads each once, however many snapshots are made of it (RELIABILITY 7)', () => {
    const source = { ...fine('a'), read: vi.fn(() => ({ id: 'a', ctCategoryTitle: 'A', ctCategorySlug: 'a' })) }
    const first = cachedRecord(source, category)
    expect(cachedRecord(source, category)).toBe(first)
    expect(source.read).toHaveBeenCalledTimes(1)
    expect(cachedRecord({ ...source }, category).hash).toBe(first.hash)
  })

  it('reads what is the same in two languages once, but reports of it in both (RELIABILITY 26)', () => {
    const part = {
      ctArticleTitle: 'a',
      ctArticleBody: [{ id: 'a-1', type: 'cb_text', cbTextHtml: '<p><a href="/none">A</a></p>' }],
    }
    const source: SourceRecord = { ...article('a', part), locales: ['en', 'nl'] }
    const entity = entities.find(({ name }) => name === 'article')!
    const { content, links } = cachedRecord(source, entity)
    expect(content.get('nl')!['ctArticleBody']).toBe(content.get('en')!['ctArticleBody'])
    expect(links.map(({ locale, link }) => `${locale} ${link}`)).toEqual(['en /none', 'nl /none'])
  })

  it('lets requests run after every 5 ms of work (RELIABILITY 15)', async () => {
    const clock = { now: 0 }
    vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
    onTestFinished(() => void vi.restoreAllMocks())
    let turns = 0
    let isOver = false
    const request = () => {
      if (isOver) return
      turns += 1
      setImmediate(request)
    }
    setImmediate(request)
    // 30 records of 4 ms: requests run after every second one.
    await prepareRecords(Array.from({ length: 30 }, (_, number) => slow(`s-${number}`, clock)))
    isOver = true
    expect(turns).toBe(15)
  })

  it('lets requests run while several lists are gone through, after a chunk of each (RELIABILITY 15)', async () => {
    const clock = { now: 0 }
    vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
    onTestFinished(() => void vi.restoreAllMocks())
    const blocked: number[] = []
    let last = 0
    let isOver = false
    const request = () => {
      blocked.push(clock.now - last)
      last = clock.now
      if (!isOver) setImmediate(request)
    }
    setImmediate(request)
    const list = (name: string) => Array.from({ length: 10 }, (_, number) => slow(`${name}-${number}`, clock))
    await Promise.all(['a', 'b', 'c'].map((name) => prepareRecords(list(name))))
    isOver = true
    // The first chunks begin together, before there is a turn to wait for.
    expect(Math.max(...blocked.slice(1))).toBe(8)
  })

  it('reports a broken record among thousands and leaves it out (RELIABILITY 26)', () => {
    const records = Array.from({ length: 5_000 }, (_, number) => fine(`c-${number}`))
    records[2_500] = record('broken', { id: 'broken', ctCategorySlug: '../etc', ctCategoryTitle: 7 })
    records[2_501] = { ...fine('fatal'), read: () => JSON.parse('{') as unknown }
    const { problems, items } = makeSnapshot(records)
    expect(items('category')).toHaveLength(4_998)
    expect(problems.map(problemLine)).toEqual([
      'broken.json: ctCategoryTitle: Invalid input: expected string, received number',
      'broken.json: ctCategorySlug: must be lower-case words joined by hyphens',
      expect.stringMatching(/^fatal\.json: could not be read: /),
    ])
  })

  it('reports every problem when all records are broken (RELIABILITY 26)', () => {
    const { problems } = makeSnapshot(Array.from({ length: 10_000 }, (_, number) => broken(`b-${number}`)))
    expect(problems).toHaveLength(20_000)
  })
})

describe('a record whose status cannot be read', () => {
  const shown = (type: string, content: object) => makeSnapshot([{ ...record('x', { id: 'x', ...content }), type }])
  const page = { ctPageSlug: 'x' }
  const family = { ctFamilyName: 'X', ctFamilySlug: 'x' }

  it('is shown to nobody, and reported (PAGE-04, OR-11)', () => {
    for (const status of ['bogus', 'Draft', 7, ['draft']]) {
      const { find, problems } = shown('page', { ...page, ctPageStatus: status })
      expect([status, find('page', 'x', 'en'), problems.length]).toEqual([status, undefined, 1])
    }
    for (const online of ['no', 'fasle', 0]) {
      const { find, problems } = shown('family', { ...family, ctFamilyOnline: online })
      expect([online, find('family', 'x', 'en'), problems.length]).toEqual([online, undefined, 1])
    }
  })

  it('differs from one without a status, which is published (PAGE-04)', () => {
    for (const status of [undefined, null, ''])
      expect(shown('page', { ...page, ctPageStatus: status }).find('page', 'x', 'en')).toBeDefined()
    expect(shown('family', family).find('family', 'x', 'en')).toBeDefined()
  })
})

describe('records that name others', () => {
  it('are found by the records that they name (ART-14)', () => {
    const snapshot = makeSnapshot([fine('rooms'), article('a', { ctArticleCategory: 'rooms' }), article('b', {})])
    const [rooms] = snapshot.items('category')
    expect(snapshot.referrers(rooms!, 'article').map(({ id }) => id)).toEqual(['a'])
    expect(snapshot.referrers(rooms!, 'family')).toEqual([])
  })

  it('are reported when the named record does not exist, or the name is no id (RELIABILITY 26)', () => {
    const { problems } = makeSnapshot([
      article('a', { ctArticleCategory: 'nope', ctArticleRelatedArticles: ['a', '../x', { id: 'a' }, 'gone'] }),
    ])
    expect(problems.map(problemLine)).toEqual([
      'a.json: ctArticleRelatedArticles.1: must be the id of a record',
      'a.json: ctArticleRelatedArticles.2: Invalid input: expected string, received object',
      'a.json: ctArticleCategory: unknown category "nope"',
      'a.json: ctArticleRelatedArticles.3: unknown article "gone"',
    ])
  })

  it('are not reported when the named record is only offline (OR-94)', () => {
    const offline = { ...record('f', { id: 'f', ctFamilyName: 'F', ctFamilySlug: 'f', ctFamilyOnline: false }), type: 'family' }
    const designer = { ...record('d', { id: 'd', ctDesignerName: 'D', ctDesignerSlug: 'd', families: ['f'] }), type: 'designer' }
    expect(makeSnapshot([offline, designer]).problems).toEqual([])
  })
})
