import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { demoContent } from '../../packages/demo-content/index.ts'
import { publishedPaths } from '../e2e/published-paths.ts'
import { freePort, startSite, type RunningSite } from '../e2e/server.ts'

type Json = Record<string, unknown>

let folder: string
let site: RunningSite
let settings: NodeJS.ProcessEnv
let metricsUrl: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  settings = {
    CONTENT_DIR: folder,
    BASE_URL: 'https://www.example.com',
    SITE_ENV: 'production',
    DOWNLOAD_SECRET: 'a-secret-of-many-letters',
  }
  const port = await freePort()
  metricsUrl = `http://localhost:${port}/metrics`
  site = await startSite({ ...settings, METRICS_PORT: String(port), CACHE_DIR: join(folder, 'cache'), RENDER_AHEAD: 'true' })
})
test.afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The metrics whose lines begin so, added up. */
async function metric(start: string): Promise<number> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n').filter((line) => line.startsWith(start))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
const rendered = () => metric('site_render_duration_seconds_count{for="cache"}')

async function until(what: () => Promise<boolean>): Promise<void> {
  await expect.poll(what, { timeout: 120_000, intervals: [100] }).toBe(true)
}

/** Waits until the server renders nothing more ahead. */
async function quiet(): Promise<number> {
  let count = -1
  await until(async () => {
    const before = count
    count = await rendered()
    await wait(1_000)
    return before === count
  })
  return count
}

/** Every page as it is answered: status, headers that caches go by, and HTML. */
async function fetchPages({ url }: RunningSite, paths: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const left = [...paths]
  const ask = async () => {
    for (let path; (path = left.shift()) !== undefined;) {
      const answer = await fetch(url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
      const headers = ['etag', 'location', 'content-security-policy', 'cache-tag'].map((name) => answer.headers.get(name))
      pages.set(path, [answer.status, ...headers, await answer.text()].join('\n'))
    }
  }
  await Promise.all([ask(), ask(), ask()])
  return pages
}

const toRecordPath = (record: string) => join(folder, 'records', `${record}.json`)
const read = async (record: string) => JSON.parse(await readFile(toRecordPath(record), 'utf8')) as Json
const write = (record: string, content: Json) => writeFile(toRecordPath(record), JSON.stringify(content))
const first = async (kind: string) => (await readdir(join(folder, 'records', kind))).toSorted()[0]!.replace('.json', '')

const word = 'Zwaluwstaart'
/** A text in each of its languages, with a word that no other text has. */
const marked = (text: unknown): unknown =>
  typeof text === 'string'
    ? `${text} ${word}`
    : Object.fromEntries(Object.entries(text as Json).map(([locale, each]) => [locale, `${String(each)} ${word}`]))
/** A record with another value of a field, or what a function makes of the value. */
async function change(record: string, field: string, value: (now: unknown) => unknown) {
  const content = await read(record)
  await write(record, { ...content, [field]: value(content[field]) })
}

/** Edits of editors. `share` is the largest part of the pages that an edit may render again. */
const edits: [what: string, share: number, edit: () => Promise<void>][] = [
  ['the title of an article', 0.1, async () => change(`article/${await first('article')}`, 'ctArticleTitle', marked)],
  [
    'the date of an article',
    0.25,
    async () => change(`article/${await first('article')}`, 'ctArticlePublishDate', () => '2031-01-01'),
  ],
  ['the name of a family', 0.1, async () => change(`family/${await first('family')}`, 'ctFamilyName', marked)],
  ['a family that is large', 0.6, async () => change(`family/${await first('family')}`, 'ctFamilyIsHero', (is) => !is)],
  ['a family that goes offline', 0.6, async () => change(`family/${await first('family')}`, 'ctFamilyOnline', () => false)],
  ['a family that is back', 0.6, async () => change(`family/${await first('family')}`, 'ctFamilyOnline', () => true)],
  [
    'a new article',
    0.25,
    async () => {
      const article = await read(`article/${await first('article')}`)
      await write('article/zz-new', { ...article, ctArticleSlug: 'zz-new', ctArticlePublishDate: '2032-01-01' })
    },
  ],
  ['an article that is gone', 0.25, async () => rm(toRecordPath('article/zz-new'))],
  [
    'the slug of a designer',
    0.3,
    async () => change(`designer/${await first('designer')}`, 'ctDesignerSlug', () => 'zz-somebody'),
  ],
  ['a question', 0.02, async () => change(`faq/${await first('faq')}`, 'ctFaqQuestion', marked)],
  ['a file', 0.1, async () => change(`download/${await first('download')}`, 'ctDownloadTitle', marked)],
  ['a lock', 0.4, async () => change(`download/${await first('download')}`, 'ctDownloadLocked', (is) => !is)],
  [
    // More than are published: pages with status 404 too.
    'a name in the menu',
    1.1,
    async () => {
      const { menus, ...rest } = await read('general/general')
      const [menu, ...others] = menus as { items: Json[] }[]
      const [entry, ...more] = menu!.items
      await write('general/general', { ...rest, menus: [{ ...menu, items: [{ ...entry, title: word }, ...more] }, ...others] })
    },
  ],
]

test('after any edit every page is what a new server would answer, and few are rendered again (RELIABILITY 7)', async () => {
  test.setTimeout(1_800_000)
  await quiet()
  for (const [what, share, edit] of edits) {
    const [before, begun] = [await quiet(), Date.now()]
    await edit()
    await until(async () => (await metric('site_content_age_seconds')) < (Date.now() - begun) / 1000)
    await quiet()
    const fresh = await startSite({ ...settings, CACHE_DIR: join(folder, 'other-cache') })
    try {
      const paths = (await publishedPaths(fresh.url)).toSorted()
      expect(paths.length).toBeGreaterThan(600)
      const [answered, expected] = await Promise.all([fetchPages(site, paths), fetchPages(fresh, paths)])
      const wrong = paths.filter((path) => answered.get(path) !== expected.get(path))
      const again = (await rendered()) - before
      console.log(`${what}: ${again} of ${paths.length} pages rendered again`)
      expect([what, wrong]).toEqual([what, []])
      expect(again, what).toBeLessThanOrEqual(share * paths.length)
      expect(again, what).toBeGreaterThan(0)
    } finally {
      await fresh.stop()
    }
  }
})
