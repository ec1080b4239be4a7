import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { problemLine } from '../ingest/problems.ts'
import { contentFolder, writeFiles } from '../test/content-folder.ts'
import { loadSnapshot } from '../test/snapshot-of.ts'
import { embeddedSource } from './index.ts'

const image = { image: 'room', alt: { en: 'A room', nl: 'Een kamer' } }
const good = { ctPageSlug: { en: 'good' }, ctPageBody: [{ type: 'cb_text', cbTextHtml: { en: '<p>Good</p>' } }] }
const quote = (part: object) => ({
  ctPageSlug: { en: 'x' },
  ctPageBody: [{ type: 'cb_quote', cbQuoteText: { en: 'Q' }, ...part }, good.ctPageBody[0]],
})

describe('a folder of records', () => {
  it('is read locale by locale; a record exists where its slug does (LOC-32)', async () => {
    const { snapshot, lines } = await loadSnapshot({
      'records/page/x.json': {
        $schema: '../x.json',
        ctPageSlug: { en: 'x', nl: 'y' },
        ctPageBody: [
          { type: 'cb_quote', cbQuoteText: { en: 'One', nl: 'Een', fr: 'Un' }, cbQuoteQuotee: 'Ines', cbQuotePortrait: image },
        ],
      },
    })
    const [item] = snapshot.items('page')
    expect(lines).toEqual([])
    expect(item!.localizedSlugs).toEqual({ type: 'page', slugs: { en: 'x', nl: 'y' } })
    expect([...item!.content.keys()]).toEqual(['en', 'nl'])
    expect(item!.content.get('nl')).toMatchObject({
      id: 'x',
      ctPageStatus: 'published',
      ctPageBody: [
        {
          id: 'x-1',
          cbQuoteText: 'Een',
          cbQuoteQuotee: 'Ines',
          cbQuoteSurface: 'strong',
          cbQuotePortrait: {
            id: 'room',
            url: '/api/images/room',
            alt: 'Een kamer',
            width: 1800,
            height: 1012,
            focalPoint: { x: 0.7, y: 0.6 },
            color: '#183828',
          },
        },
      ],
    })
  })

  it('with one slug for all languages exists where something of it is written, so that no language has an empty one (LOC-30)', async () => {
    const { snapshot, lines } = await loadSnapshot({
      'records/page/x.json': { ctPageSlug: 'x', ctPageBody: [{ type: 'cb_text', cbTextHtml: { en: 'One', de: 'Eins' } }] },
      'records/page/y.json': { ctPageSlug: 'y', ctPageBody: [{ type: 'cb_text', cbTextHtml: '2' }] },
    })
    const listLocales = (id: string) => [
      ...snapshot
        .items('page')
        .find((item) => item.id === id)!
        .content.keys(),
    ]
    expect(listLocales('x')).toEqual(['en', 'de'])
    expect(listLocales('y')).toEqual(['en', 'nl', 'de', 'fr', 'it'])
    expect(lines).toEqual([])
  })

  it('takes the alternative text of a picture from the record, else from the list of pictures (IMG-06)', async () => {
    const picture = { file: 'room.webp', width: 9, height: 9, color: '#183828', alt: { en: 'A hall', nl: 'Een zaal' } }
    const page = (slugs: object, portrait: object) => ({
      ...quote({ cbQuoteText: 'Q', cbQuotePortrait: portrait }),
      ctPageSlug: slugs,
    })
    const { snapshot, lines } = await loadSnapshot({
      'assets/assets.json': { room: picture },
      'records/page/own.json': page({ en: 'a' }, { image: 'room', alt: 'Dust' }),
      'records/page/decoration.json': page({ en: 'b' }, { image: 'room', alt: '' }),
      'records/page/shared.json': page({ en: 'c' }, { image: 'room' }),
      'records/page/missing.json': page({ de: 'd' }, { image: 'room' }),
    })
    const alts = snapshot.items('page').map(({ id, content }) => {
      const { ctPageBody } = [...content.values()][0] as unknown as { ctPageBody: { cbQuotePortrait: { alt: string } }[] }
      return [id, ctPageBody[0]!.cbQuotePortrait.alt]
    })
    expect(Object.fromEntries(alts)).toEqual({ own: 'Dust', decoration: '', shared: 'A hall', missing: '' })
    expect(lines.join()).toContain('ctPageBody.0.cbQuotePortrait.alt: is not translated')
  })

  it.each([
    ['a required field is missing', quote({ cbQuoteText: null }), 'ctPageBody.0.cbQuoteText: is required', 2],
    [
      'a text is too long',
      quote({ cbQuoteText: { en: 'x'.repeat(281) } }),
      'ctPageBody.0.cbQuoteText.en: has more than 280 characters',
      2,
    ],
    [
      'an optional text is too long',
      quote({ cbQuoteQuotee: { en: 'x'.repeat(61) } }),
      'ctPageBody.0.cbQuoteQuotee.en: has more than 60 characters',
      2,
    ],
    [
      'a surface has no name',
      quote({ cbQuoteSurface: 'Pink!' }),
      'ctPageBody.0.cbQuoteSurface: must be the name of a surface',
      2,
    ],
    [
      'a field is unknown',
      quote({ cbQuoteTxt: 'x' }),
      'ctPageBody.0.cbQuoteTxt: is not a field of cb_quote; did you mean cbQuoteText?',
      2,
    ],
    [
      'a picture is unknown',
      quote({ cbQuotePortrait: { ...image, image: 'nope' } }),
      'ctPageBody.0.cbQuotePortrait.image: unknown picture "nope"',
      2,
    ],
    [
      'a picture has no alternative text',
      quote({ cbQuotePortrait: { image: 'room' } }),
      'ctPageBody.0.cbQuotePortrait.alt: is required',
      2,
    ],
    [
      'a block is no object',
      { ctPageSlug: { en: 'x' }, ctPageBody: ['<script>', ...good.ctPageBody] },
      'ctPageBody.0: Invalid input',
      1,
    ],
    [
      'a block has no type',
      { ctPageSlug: { en: 'x' }, ctPageBody: [{ cbTextHtml: 'x' }, ...good.ctPageBody] },
      'ctPageBody.0.type: ',
      2,
    ],
    [
      'a block is unknown',
      { ctPageSlug: { en: 'x' }, ctPageBody: [{ type: 'cb_new', a: 1 }, ...good.ctPageBody] },
      'ctPageBody.0.type: unknown block',
      2,
    ],
    [
      'HTML holds a script',
      { ctPageSlug: { en: 'x' }, ctPageBody: [{ type: 'cb_text', cbTextHtml: { en: '<p>A<script>b</script></p>' } }] },
      'ctPageBody.0.cbTextHtml.en: <script> is not allowed',
      1,
    ],
    [
      'a link leads nowhere',
      { ctPageSlug: { en: 'x' }, ctPageBody: [{ type: 'cb_text', cbTextHtml: { en: '<p><a href="/nope">A</a></p>' } }] },
      'ctPageBody.0.cbTextHtml.en: the link "/nope" is broken',
      1,
    ],
  ])('tells an editor when %s, and serves the rest (PAGE-05, RELIABILITY 26)', async (_, record, line, blocks) => {
    const { snapshot, lines } = await loadSnapshot({ 'records/page/bad.json': record, 'records/page/zgood.json': good })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`records/page/bad.json: ${line}`)
    expect(snapshot.items('page').map(({ id }) => id)).toEqual(['bad', 'zgood'])
    expect(snapshot.items('page')[0]!.content.get('en')!['ctPageBody']).toHaveLength(blocks)
  })

  it.each([
    ['is no JSON', '{\n"ctPageSlug": x\n}', 'could not be read: Unexpected token'],
    ['is a list', [], 'could not be read: must be an object'],
    ['has no slug', {}, 'ctPageSlug: is required'],
    ['has a slug that is none', { ctPageSlug: '../etc' }, 'ctPageSlug: must be lower-case words'],
    ['has a slug that begins with a locale', { ctPageSlug: 'nl/x' }, 'ctPageSlug: must not begin with a locale code'],
    ['has the slug of another', { ctPageSlug: { en: 'good' } }, 'ctPageSlug.en: is taken by records/page/good.json'],
    [
      'is nested beyond measure',
      `{"ctPageSlug":"x","ctPageBody":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
      'could not be read',
    ],
  ])('leaves out a record that %s, and serves the rest (RELIABILITY 16)', async (_, record, line) => {
    const { snapshot, lines } = await loadSnapshot({ 'records/page/zbad.json': record, 'records/page/good.json': good })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`records/page/zbad.json: ${line}`)
    expect(lines[0]).not.toContain('\n')
    expect(snapshot.items('page').map(({ id }) => id)).toEqual(['good'])
  })

  it('reports a missing translation once, and shows what cannot do without it in English (LOC-36)', async () => {
    const { snapshot, lines } = await loadSnapshot({
      'records/page/x.json': {
        ctPageSlug: { en: 'x', nl: 'y', de: 'z' },
        ctPageBody: [{ type: 'cb_quote', cbQuoteText: { en: 'Q', de: 'Z' } }],
      },
    })
    expect(lines).toEqual(['records/page/x.json: ctPageBody.0.cbQuoteText.nl: is not translated'])
    expect(snapshot.find('page', 'y', 'nl')!.record['ctPageBody']).toMatchObject([{ cbQuoteText: 'Q' }])
    const parts = [{ path: 'ctPageBody.0.cbQuoteText', block: 'x-1' }]
    expect([...snapshot.find('page', 'y', 'nl')!.item.partly]).toEqual([['nl', parts]])
  })

  it('names the place in the file, also after a block that was left out (RELIABILITY 26)', async () => {
    const text = { type: 'cb_text', cbTextHtml: { en: '<p><a href="/nope">A</a></p>' } }
    const { lines } = await loadSnapshot({
      'records/page/x.json': { ctPageSlug: { en: 'x' }, ctPageBody: [{ type: 'cb_quote' }, text] },
    })
    expect(lines).toEqual([
      'records/page/x.json: ctPageBody.0.cbQuoteText: is required',
      'records/page/x.json: ctPageBody.1.cbTextHtml.en: the link "/nope" is broken',
    ])
  })

  it('reads null as an intended gap (LOC-32)', async () => {
    const { snapshot, lines } = await loadSnapshot({
      'records/page/x.json': quote({ cbQuoteQuotee: { en: null } }),
    })
    expect(lines).toEqual([])
    expect(snapshot.find('page', 'x', 'en')!.record['ctPageBody']).toMatchObject([{ cbQuoteText: 'Q' }, {}])
  })

  it('reports the same fault in five locales once (RELIABILITY 26)', async () => {
    const { lines } = await loadSnapshot({ 'records/page/x.json': { ctPageSlug: 'x', ctPageBody: [{ type: 'cb_quote' }] } })
    expect(lines).toEqual(['records/page/x.json: ctPageBody.0.cbQuoteText: is required'])
  })

  it('reports felts of one key, and pictures of a felt that there are not (FAM-13, FAM-14)', async () => {
    const family = (slug: string, ...ctFamilyFelts: object[]) => ({ ctFamilyName: 'Lamp', ctFamilySlug: slug, ctFamilyFelts })
    const pictures = [{ original: { image: 'room', alt: '' }, replacement: { image: 'nope' } }]
    const { snapshot, lines } = await loadSnapshot({
      'records/model/blue.json': { ctModelName: 'Blue' },
      'records/family/twice.json': family('twice', { key: 'blue', felt: 'blue' }, { key: 'blue', felt: 'blue' }),
      'records/family/unknown.json': family('unknown', { key: 'blue', felt: 'blue', pictures }),
      'records/family/loud.json': family('loud', { key: 'Bleu é', felt: 'blue' }),
    })
    expect(lines).toEqual([
      expect.stringContaining('loud.json: ctFamilyFelts.0.key: must be lower-case words joined by hyphens'),
      expect.stringContaining('twice.json: ctFamilyFelts: has two felts with the same key'),
      expect.stringContaining('unknown.json: ctFamilyFelts.0.pictures.0.replacement.image: unknown picture "nope"'),
    ])
    const felts = snapshot.items('family').map(({ content }) => content.get('en')!['ctFamilyFelts'])
    expect(felts).toEqual([[], [], [{ key: 'blue', felt: 'blue', pictures: [] }]])
  })

  it('reports pictures that do not fit or have no file, and folders that are no kind of record (RELIABILITY 18)', async () => {
    const { lines } = await loadSnapshot({
      'assets/assets.json': {
        gone: { file: 'gone.webp', width: 1, height: 1, color: '#000000' },
        odd: { file: '../../etc/passwd' },
      },
      'records/poem/a.json': {},
    })
    expect(lines).toEqual([
      'assets/assets.json: gone: has no file in the folder',
      expect.stringContaining('assets/assets.json: odd: file must be the name of a picture in the folder'),
      'records/poem: is not a kind of record',
    ])
  })

  it('keeps the last good list of pictures while it cannot be read, and the editor is told (RELIABILITY 18)', async () => {
    const folder = await contentFolder({ 'records/page/x.json': quote({ cbQuotePortrait: image }) })
    const source = embeddedSource(folder)
    const load = async () => (await source.load({ drafts: false, locales: ['en'] })).problems.map(problemLine)
    expect(await load()).toEqual([])
    const good = await readFile(join(folder, 'assets/assets.json'), 'utf8')
    for (const [damaged, message] of [
      [good.slice(0, good.length / 2), 'could not be read: '],
      ['[]', 'could not be read: must be an object'],
      ['', 'could not be read: '],
    ] as const) {
      await writeFiles(folder, { 'assets/assets.json': damaged })
      expect(await load()).toEqual([expect.stringContaining(`assets/assets.json: ${message}`)])
      expect(Object.keys(source.assets())).toEqual(['room'])
    }
    await writeFiles(folder, { 'assets/assets.json': { hall: JSON.parse(good).room, odd: { file: 'no' } } })
    expect(await load()).toContainEqual(expect.stringContaining('assets/assets.json: odd: '))
    expect(Object.keys(source.assets())).toEqual(['hall'])
  })

  it('reads regular files of the folder only: no link leads out of it, no pipe is opened (RELIABILITY 18)', async () => {
    const outside = await contentFolder({ 'secret.json': { ctPageSlug: 'secret' }, 'page/a.json': { ctPageSlug: 'a' } })
    const folder = await contentFolder({ 'records/page/good.json': good })
    await symlink(join(outside, 'secret.json'), join(folder, 'records/page/out.json'))
    await symlink(join(outside, 'assets/room.webp'), join(folder, 'assets/out.webp'))
    await symlink(join(outside, 'page'), join(folder, 'records/article'))
    execFileSync('mkfifo', [join(folder, 'records/page/pipe.json'), join(folder, 'assets/pipe.webp')])
    await mkdir(join(folder, 'records/page/folder.json'))
    const picture = { width: 1, height: 1, color: '#000000' }
    await writeFiles(folder, {
      'assets/assets.json': { out: { ...picture, file: 'out.webp' }, pipe: { ...picture, file: 'pipe.webp' } },
    })
    const source = embeddedSource(folder)
    const { records, problems } = await source.load({ drafts: false, locales: ['en'] })
    expect(records.map(({ id }) => id)).toEqual(['good'])
    expect(source.assets()).toEqual({})
    expect(problems.map(({ file, path, message }) => `${file} ${path} ${message}`)).toEqual([
      'assets/assets.json out has no file in the folder',
      'assets/assets.json pipe has no file in the folder',
      ...['article/a', 'page/folder', 'page/out', 'page/pipe'].map((name) =>
        expect.stringContaining(`records/${name}.json  could not be read: the folder has no such regular file`),
      ),
    ])
  })

  it('may be a link, and so may its parts, within it (RELIABILITY 18)', async () => {
    const folder = await contentFolder({ 'shared/page/a.json': good, 'shared/b.json': { ctPageSlug: 'b' } })
    await symlink('../shared/page', join(folder, 'records/page'))
    await symlink('../b.json', join(folder, 'shared/page/b.json'))
    const link = `${folder}-link`
    await symlink(folder, link)
    onTestFinished(() => rm(link))
    const { records, problems } = await embeddedSource(link).load({ drafts: false, locales: ['en'] })
    expect([records.map(({ id }) => id), problems]).toEqual([['a', 'b'], []])
  })

  it('fails without its folder of records (RELIABILITY 6)', async () => {
    const folder = await contentFolder({})
    await rm(join(folder, 'records'), { recursive: true })
    await expect(embeddedSource(folder).load({ drafts: false, locales: ['en'] })).rejects.toThrow('has no folder "records"')
  })
})

const withDrafts = {
  'records/page/good.json': good,
  'records/page/good.draft.json': { ctPageSlug: 'good', ctPageMetadata: { meta_title: 'Changed' } },
  'records/page/new.draft.json': { ctPageSlug: 'new' },
}

describe('drafts in a folder', () => {
  it.each([
    ['not published', false, ['good'], undefined],
    ['shown in preview, in the place of their record or new', true, ['good', 'new'], 'Changed'],
  ])('are %s (PAGE-23, OR-10)', async (_, drafts, ids, title) => {
    const { snapshot } = await loadSnapshot(withDrafts, { drafts })
    expect(snapshot.items('page').map(({ id }) => id)).toEqual(ids)
    const { meta_title } = snapshot.find('page', 'good', 'en')!.record['ctPageMetadata'] as { meta_title?: string }
    expect(meta_title).toBe(title)
  })
})

const at = (name: string, $position?: number) => ({ [`records/page/${name}.json`]: { $position, ctPageSlug: name } })

describe('the order of records', () => {
  it('is that of their positions, then of their names (OR-90)', async () => {
    const { snapshot, lines } = await loadSnapshot({ ...at('a'), ...at('b', 2), ...at('c', 1.5), ...at('d') })
    expect(lines).toEqual([])
    expect(snapshot.items('page').map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
  })
})

/** A clock for which no file has changed within the last second. */
const later = () => Date.now() + 60_000

describe('a file that has not changed', () => {
  it('is not read again; a changed one is, and a removed one is dropped (RELIABILITY 7)', async () => {
    const folder = await contentFolder({ 'records/page/a.json': good, 'records/page/b.json': good, 'records/page/c.json': good })
    const source = embeddedSource(folder, later)
    const load = async () => (await source.load({ drafts: false, locales: ['en'] })).records
    const before = await load()
    await writeFiles(folder, { 'records/page/b.json': { ctPageSlug: 'b' } })
    await rm(join(folder, 'records/page/c.json'))
    const after = await load()
    expect(after.map(({ id }) => id)).toEqual(['a', 'b'])
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
    expect(after[1]!.read('en', () => {})).toMatchObject({ ctPageSlug: 'b' })
  })

  it('keeps its last state while it cannot be read, with a problem for the editor (RELIABILITY 7)', async () => {
    const folder = await contentFolder({ 'records/page/a.json': good })
    const source = embeddedSource(folder)
    const load = async () => {
      const { records, problems } = await source.load({ drafts: false, locales: ['en'] })
      return [records.map((record) => (record.read('en', () => {}) as { ctPageSlug: string }).ctPageSlug), problems.length]
    }
    expect(await load()).toEqual([['good'], 0])
    await writeFiles(folder, { 'records/page/a.json': '{"ctPageSlug": "chan' })
    expect(await load()).toEqual([['good'], 1])
    await writeFiles(folder, { 'records/page/a.json': '{"ctPageSlug": "changed"}' })
    expect(await load()).toEqual([['changed'], 0])
  })

  it('is read again when the pictures or the locales change (RELIABILITY 7)', async () => {
    const folder = await contentFolder({ 'records/page/a.json': good })
    const source = embeddedSource(folder, later)
    const [before] = (await source.load({ drafts: false, locales: ['en'] })).records
    const [other] = (await source.load({ drafts: false, locales: ['en', 'nl'] })).records
    await writeFiles(folder, { 'assets/assets.json': {} })
    const [after] = (await source.load({ drafts: false, locales: ['en', 'nl'] })).records
    expect(new Set([before, other, after]).size).toBe(3)
  })
})

it('an item is another one once its file or a picture in it is, not for a picture of another (RELIABILITY 7)', async () => {
  const picture = { file: 'room.webp', width: 9, height: 9, color: '#183828', alt: 'A hall' }
  const readVersion = async (record: object, pictures: object) => {
    const { snapshot } = await loadSnapshot({ 'assets/assets.json': pictures, 'records/page/a.json': record })
    return snapshot.items('page')[0]!.version
  }
  const shown = quote({ cbQuotePortrait: { image: 'room' } })
  const version = await readVersion(shown, { room: picture })
  expect(await readVersion(shown, { room: picture, other: picture })).toBe(version)
  expect(await readVersion(shown, { room: { ...picture, focalPoint: { x: 0, y: 0 } } })).not.toBe(version)
  expect(await readVersion(quote({}), { room: picture })).not.toBe(version)
})
