import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SourceRecord } from '@brand/content-api'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faults, startStandIn } from '../../stand-in/index.ts'
import { contentFolder, picture } from '../test/content-folder.ts'
import { datocmsSource, type DatocmsOptions } from './index.ts'
import { restAfter } from './worker.ts'

const token = 'of-the-stand-in'
const options = { drafts: false, locales: ['en', 'nl'] } as const
const faq = (id: string) => ({ records: new Map([['faq', new Set([id])]]) })

const findQuestion = (records: readonly SourceRecord[], id: string, locale: 'en' | 'nl' = 'en') => {
  const found = records.find((record) => record.type === 'faq' && record.id === id)
  return (found?.read(locale, () => {}) as { ctFaqQuestion?: string } | undefined)?.ctFaqQuestion
}

async function start() {
  const content = await contentFolder()
  const standIn = await startStandIn({ folder: content.folder, token, perSecond: 1_000 })
  onTestFinished(standIn.close)
  const lines: string[] = []
  const open = (more: Partial<DatocmsOptions> = {}) => {
    const source = datocmsSource({
      token,
      endpoint: standIn.endpoint,
      queriesPerSecond: 1_000,
      log: (line) => lines.push(line),
      ...more,
    })
    let changes = Promise.withResolvers<void>()
    const stop = source.watch(() => changes.resolve())
    onTestFinished(stop)
    return {
      ...source,
      questions: async (id: string) => findQuestion((await source.load(options)).records, id),
      /** The next call back. */
      async change() {
        await changes.promise
        changes = Promise.withResolvers()
      },
    }
  }
  return { ...content, standIn, lines, open, source: open() }
}

describe('the source', () => {
  it('reads records in each of their languages, in the order of the CMS (GEN-02, DRV-08)', async () => {
    const { source } = await start()
    const { records, problems } = await source.load(options)
    expect(problems).toEqual([])
    expect(records.map(({ type, id }) => `${type}/${id}`)).toEqual(['faq/fire', 'faq/moths', 'general/general', 'page/home'])
    expect(findQuestion(records, 'moths', 'nl')).toBe('Do moths eat it? (nl)')
    const [, , , page] = records
    expect(page!.read('nl', () => {})).toMatchObject({
      id: 'home',
      ctPageSlug: 'home',
      ctPageBody: [{ id: 'home-1', type: 'cb_text', cbTextHtml: '<p>Hallo</p>' }],
    })
    expect(page!.where(['ctPageBody', 0], 'nl')).toBe('ctPageBody.0.nl')
  })

  it('gives what is the same in two languages once, until it has been read (RELIABILITY 34)', async () => {
    const { source, write, standIn } = await start()
    const block = (en: string, nl: string) => ({ type: 'cb_text', cbTextHtml: { en, nl } })
    const ctPageBody = [block('<p>Loden</p>', '<p>Loden</p>'), block('<p>Wool</p>', '<p>Wol</p>')]
    await write('records/page/home.json', { ctPageSlug: 'home', ctPageBody })
    await standIn.reload()
    const page = (await source.load(options)).records.find(({ type }) => type === 'page')!
    const bodyIn = (locale: 'en' | 'nl') => (page.read(locale, () => {}) as { ctPageBody: unknown[] }).ctPageBody
    const [en, nl] = [bodyIn('en'), bodyIn('nl')]
    expect(nl[0]).toBe(en[0])
    expect(nl[1]).toMatchObject({ cbTextHtml: '<p>Wol</p>' })
    expect(page.text!()).toContain('<p>Wol</p>')
    page.release!()
    expect(bodyIn('en')[0]).not.toBe(en[0])
    expect(bodyIn('en')).toEqual(en)
  })

  it('loads once for 200 that ask at the same time (RELIABILITY 8)', async () => {
    const { source, open, standIn } = await start()
    await source.load(options)
    const once = standIn.queries
    const cold = open()
    await Promise.all(Array.from({ length: 200 }, () => cold.load(options)))
    expect(standIn.queries).toBe(2 * once)
  })

  it('fetches only the record that a webhook names; the others stay the same objects (RELIABILITY 7)', async () => {
    const { source, ask, standIn } = await start()
    const before = (await source.load(options)).records
    await ask('moths', 'What of moths?')
    await standIn.reload()
    const queries = standIn.queries
    source.changed(faq('moths'))
    await source.change()
    expect(standIn.queries).toBe(queries + 1)
    const after = (await source.load(options)).records
    expect(findQuestion(after, 'moths')).toBe('What of moths?')
    expect(after.filter((record, index) => record !== before[index]).map(({ id }) => id)).toEqual(['moths'])
  })

  it('finds what has changed when another node has heard of it, before the next poll (OPS-08)', async () => {
    const { source, ask, standIn } = await start()
    await source.load(options)
    source.refresh!()
    await source.settled()
    await ask('moths', 'What of moths?')
    await standIn.reload()
    source.refresh!()
    await source.change()
    expect(await source.questions('moths')).toBe('What of moths?')
  })

  it('drops a record that is no longer published, and takes a new one in (RELIABILITY 7)', async () => {
    const { source, ask, standIn } = await start()
    await source.load(options)
    await ask('wool', 'Is it wool?')
    await standIn.reload()
    source.changed({ records: new Map([['faq', new Set(['wool', 'nothing'])]]) })
    await source.change()
    expect(await source.questions('wool')).toBe('Is it wool?')
    expect(await source.questions('nothing')).toBeUndefined()
  })

  it('finds by a poll what no webhook has told, and by the tags of the cache what they stand for (RELIABILITY 7)', async () => {
    const { source, ask, standIn } = await start()
    await source.load(options)
    await ask('moths', 'Polled?')
    await standIn.reload()
    source.changed({ check: true })
    await source.change()
    expect(await source.questions('moths')).toBe('Polled?')
    await ask('moths', 'Tagged?')
    await standIn.reload()
    source.changed({ tags: ['faq;moths'] })
    await source.change()
    expect(await source.questions('moths')).toBe('Tagged?')
  })

  it('shows drafts to who asks for them, and to nobody else (RELIABILITY 9)', async () => {
    const { source, ask, standIn } = await start()
    await ask('moths', 'A draft?', '.draft')
    await ask('new', 'A new draft?', '.draft')
    await standIn.reload()
    const published = (await source.load(options)).records
    const drafts = (await source.load({ ...options, drafts: true })).records
    expect([findQuestion(published, 'moths'), findQuestion(published, 'new')]).toEqual(['Do moths eat it?', undefined])
    expect([findQuestion(drafts, 'moths'), findQuestion(drafts, 'new')]).toEqual(['A draft?', 'A new draft?'])
    await ask('moths', 'Another draft?', '.draft')
    await standIn.reload()
    source.changed(faq('moths'))
    await source.change()
    await source.settled()
    expect(await source.questions('moths')).toBe('Do moths eat it?')
    expect(findQuestion((await source.load({ ...options, drafts: true })).records, 'moths')).toBe('Another draft?')
  })
})

describe('the image service of the CMS', () => {
  it('has the pictures whose originals it has, and a kept content of another setting is not used (IMG-08)', async () => {
    const { open, write, folder, standIn, lines } = await start()
    await picture(folder)
    const image = { cbImageGridItemImage: { image: 'room' }, cbImageGridItemCaption: 'A room' }
    await write('records/page/home.json', {
      ctPageSlug: 'home',
      ctPageBody: [{ type: 'cb_image_grid', cbImageGridImages: [image] }],
    })
    await standIn.reload()
    const { origin } = new URL(standIn.endpoint)
    const kept = { folder: join(folder, 'kept') }
    const urlWith = async (imageHost?: string) => {
      const source = open({ ...kept, imageHost })
      const { records } = await source.load(options)
      await source.settled()
      return /"url":"([^"]+)"/.exec(JSON.stringify(records.find(({ id }) => id === 'home')!.read('en', () => {})))![1]
    }
    expect(await urlWith()).toMatch(/^\/api\/images\/room/)
    expect(await urlWith('https://images.example')).toMatch(/^\/api\/images\/room/)
    expect(await urlWith(origin)).toBe(`${origin}/assets/room.webp`)
    expect(await urlWith()).toMatch(/^\/api\/images\/room/)
    expect(lines).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('its pictures have another host')))
    const sized = await fetch(`${origin}/assets/room.webp?w=40&h=40&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5&auto=format`)
    const bytes = Buffer.from(await sized.arrayBuffer())
    const { width, height } = await sharp(bytes).metadata()
    const { dominant } = await sharp(bytes).stats()
    // The right half is red.
    expect([width, height, dominant.r > 200]).toEqual([40, 40, true])
  })
})

describe('an editor', () => {
  const editingUrl = 'https://project.admin.example'
  const editors = (records: readonly SourceRecord[]) =>
    records.map(({ id, isDraft, editUrl }) => [
      id,
      isDraft,
      editUrl!('en'),
      ...(['en', 'nl'] as const).map((locale) => editUrl!(locale, `${id}-1`)),
    ])

  it('is told of drafts, and where a record and each block of a page is edited; nobody else is (PAGE-31, PAGE-32)', async () => {
    const { open, ask, folder, standIn } = await start()
    await ask('moths', 'A draft?', '.draft')
    await standIn.reload()
    const kept = { editingUrl, folder: join(folder, 'kept') }
    const source = open(kept)
    const visitors = editors((await source.load(options)).records)
    const form = (type: string, id: string) => `${editingUrl}/editor/item_types/type-${type}/items/${id}/edit`
    const ofDrafts = editors((await source.load({ ...options, drafts: true })).records)
    expect(ofDrafts).toEqual([
      ['fire', false, form('faq', 'fire'), undefined, undefined],
      ['moths', true, form('faq', 'moths'), undefined, undefined],
      ['general', false, form('general', 'general'), undefined, undefined],
      [
        'home',
        false,
        form('page', 'home'),
        ...['en', 'nl'].map((locale) => `${form('page', 'home')}#fieldPath=ct_page_body.${locale}.0`),
      ],
    ])
    const nothing = ['fire', 'moths', 'general', 'home'].map((id) => [id, false, undefined, undefined, undefined])
    expect([visitors, editors((await source.load(options)).records)]).toEqual([nothing, nothing])
    await source.settled()
    const onDisk = gunzipSync(await readFile(join(folder, 'kept/datocms.ndjson.gz'))).toString()
    expect(onDisk).toContain('Do moths eat it?')
    expect(onDisk).not.toContain('admin.example')
    // After a webhook too.
    await standIn.reload()
    source.changed({ records: new Map([['page', new Set(['home'])]]) })
    await source.settled()
    expect(editors((await source.load({ ...options, drafts: true })).records)).toEqual(ofDrafts)
  })

  it('is told of drafts only, where the CMS does not know where it is edited (PAGE-32)', async () => {
    const { source, ask, standIn } = await start()
    await ask('moths', 'A draft?', '.draft')
    await standIn.reload()
    const [, moths] = editors((await source.load({ ...options, drafts: true })).records)
    expect(moths).toEqual(['moths', true, undefined, undefined, undefined])
  })

  it('sees that a draft is none any more once it is published as it was (PAGE-31)', async () => {
    const { source, ask, standIn, folder } = await start()
    await ask('wool', 'Is it wool?', '.draft')
    await standIn.reload()
    const isDraft = async () => (await source.load({ ...options, drafts: true })).records.find(({ id }) => id === 'wool')!.isDraft
    expect(await isDraft()).toBe(true)
    const file = (state: string) => join(folder, `records/faq/wool${state}.json`)
    await rename(file('.draft'), file(''))
    await standIn.reload()
    source.changed(faq('wool'))
    await source.settled()
    expect(await isDraft()).toBe(false)
  })
})

describe('a CMS that fails', () => {
  it.each(faults)('is not noticed in mid-run, and what was missed shows once it answers: %s (RELIABILITY 6)', async (fault) => {
    const { source, ask, standIn, lines } = await start()
    await source.load(options)
    await ask('moths', 'After the failure?')
    await standIn.reload()
    await standIn.fail(fault)
    source.changed(faq('moths'))
    await expect.poll(() => source.isStale()).toBe(true)
    expect(await source.questions('moths')).toBe('Do moths eat it?')
    await standIn.fail(undefined)
    await source.change()
    expect(await source.questions('moths')).toBe('After the failure?')
    expect(source.isStale()).toBe(false)
    const reason = /^The CMS (?:did not respond|refused a query|sent an invalid response): /
    expect([...new Set(lines.map((line) => reason.test(line) || line))]).toEqual([true, 'The CMS responds again.'])
  })

  it.each(['refused', 'hang'] as const)('is not noticed at start where content was kept: %s (RELIABILITY 6)', async (fault) => {
    const { open, folder, ask, standIn } = await start()
    const kept = { folder: join(folder, 'kept') }
    const first = open(kept)
    await first.load(options)
    await first.settled()
    await ask('moths', 'After the failure?')
    await standIn.reload()
    await standIn.fail(fault)
    const second = open(kept)
    expect(await second.questions('moths')).toBe('Do moths eat it?')
    expect(second.isStale()).toBe(true)
    await standIn.fail(undefined)
    await second.change()
    expect(await second.questions('moths')).toBe('After the failure?')
  })

  it('leaves nothing to show where nothing was kept; content comes once it answers (RELIABILITY 6)', async () => {
    const { open, folder, standIn, lines } = await start()
    await standIn.fail('error-500')
    const source = open({ folder: join(folder, 'kept') })
    await expect(source.load(options)).rejects.toThrow('The CMS did not respond')
    await standIn.fail(undefined)
    await source.change()
    expect(await source.questions('moths')).toBe('Do moths eat it?')
    expect(lines.at(-1)).toBe('The CMS responds again.')
  })

  it('is left in peace for longer and longer where it answers, but cannot be loaded (RELIABILITY 6)', () => {
    expect([1, 2, 3, 4, 5].map(restAfter)).toEqual([0, 800, 1_600, 3_200, 6_400])
    expect(restAfter(1_000)).toBe(60_000)
  })

  it('is asked instead of a file that is damaged (RELIABILITY 6)', async () => {
    const { open, folder, lines } = await start()
    const kept = { folder: join(folder, 'kept') }
    const first = open(kept)
    await first.load(options)
    await first.settled()
    await writeFile(join(folder, 'kept/datocms.ndjson.gz'), 'damaged')
    expect(await open(kept).questions('moths')).toBe('Do moths eat it?')
    expect(lines).toEqual([expect.stringContaining('is unusable')])
  })
})

describe('a load that has lost much', () => {
  const named = (ids: readonly string[]) => ({ records: new Map([['faq', new Set(ids)]]) })
  const loadIds = async ({ load }: Pick<ReturnType<typeof datocmsSource>, 'load'>) =>
    (await load(options)).records.flatMap(({ type, id }) => (type === 'faq' ? [id] : []))

  async function startWith(number: number) {
    const started = await start()
    const { open, ask, standIn, folder } = started
    const ids = Array.from({ length: number }, (_, index) => `wool-${index}`)
    for (const id of ids) await ask(id, `${id}?`)
    await standIn.reload()
    const kept = join(folder, 'kept')
    const source = open({ folder: kept })
    expect(await loadIds(source)).toHaveLength(number + 2)
    await source.settled()
    return {
      ...started,
      source,
      ids,
      onDisk: async () =>
        gunzipSync(await readFile(join(kept, 'datocms.ndjson.gz')))
          .toString()
          .match(/wool-\d+\?/g)?.length,
      async loseFrom(first: number) {
        for (const id of ids.slice(first)) await rm(join(folder, `records/faq/${id}.json`))
        await standIn.reload()
      },
    }
  }

  it('is held until a second one says the same; the log and the source say so, the last content stays (DRV-12, RELIABILITY 6)', async () => {
    const { source, loseFrom, lines, onDisk } = await startWith(31)
    await loseFrom(19)
    source.changed({ all: true })
    await source.settled()
    expect(await loadIds(source)).toHaveLength(33)
    expect([source.isStale(), source.problem()]).toEqual([true, 'the CMS lost too many records at once'])
    expect(lines).toEqual([
      'The CMS lost 12 of 33 records of faq. The site shows the last content until a second load confirms the loss.',
    ])
    // A record that is named meanwhile is fetched, and kept with the others.
    source.changed(named(['wool-30']))
    await source.settled()
    expect([(await loadIds(source)).length, await onDisk()]).toEqual([32, 60])
    source.changed({ check: true })
    await source.settled()
    expect((await loadIds(source)).length).toBe(32)
    source.changed({ check: true })
    await source.settled()
    expect([(await loadIds(source)).length, await onDisk()]).toEqual([21, 38])
    expect([source.isStale(), source.problem()]).toEqual([false, undefined])
  })

  it('is forgotten where the second one has everything (DRV-12)', async () => {
    const { source, ask, ids, loseFrom, standIn } = await startWith(31)
    await loseFrom(0)
    source.changed({ all: true })
    await source.settled()
    for (const id of ids) await ask(id, 'Back?')
    await standIn.reload()
    source.changed({ check: true })
    await source.settled()
    expect([(await loadIds(source)).length, source.problem()]).toEqual([33, undefined])
    expect(await source.questions('wool-3')).toBe('Back?')
  })

  it('is taken at once where a webhook has named what is lost, however much that is (DRV-12, RELIABILITY 7)', async () => {
    const { source, ids, loseFrom } = await startWith(202)
    await loseFrom(0)
    source.changed(named(ids))
    await source.settled()
    expect([await loadIds(source), source.problem()]).toEqual([['fire', 'moths'], undefined])
  })

  it('may be that of the first look after a start, which what was kept is compared with (DRV-12)', async () => {
    const { open, folder, loseFrom } = await startWith(31)
    await loseFrom(0)
    const second = open({ folder: join(folder, 'kept') })
    await second.load(options)
    await second.settled()
    expect([(await loadIds(second)).length, second.problem()]).toEqual([33, 'the CMS lost too many records at once'])
  })
})
