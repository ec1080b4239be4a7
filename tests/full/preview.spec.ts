import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoContent } from '../../packages/demo-content/index.ts'
import { startSite, type RunningSite } from '../e2e/server.ts'

const secret = 'quite-a-secret'
const count = 10_000
// As many as may wait for one client.
const atOnce = 4

let folder: string
let site: RunningSite

/** Published pages, each with another text in preview, and one that there is in preview only. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const name of ['home', 'about', 'contact']) {
    const record = JSON.parse(await readFile(join(folder, `records/page/${name}.json`), 'utf8'))
    record.ctPageBody = [...record.ctPageBody, { type: 'cb_text', cbTextHtml: '<p>UNPUBLISHED</p>' }]
    await writeFile(join(folder, `records/page/${name}.draft.json`), JSON.stringify(record))
  }
  await writeFile(join(folder, 'records/page/new.draft.json'), JSON.stringify({ ctPageSlug: 'unpublished' }))
  site = await startSite({
    CONTENT_DIR: folder,
    CACHE_DIR: join(folder, 'cache'),
    SITE_ENV: 'production',
    PREVIEW_SECRET: secret,
  })
})
test.afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('10,000 preview and public requests in turn: no draft in a public answer, none in a cache (RELIABILITY 9)', async () => {
  const entered = await fetch(`${site.url}/?preview=${secret}`, { redirect: 'manual' })
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!
  const paths = ['/', '/about', '/contact', '/nl', '/unpublished', '/api/pages?slug=about', '/api/pages', '/sitemap-en.xml']
  const published = new Map<string, string | null>()
  const faults: string[] = []
  let drafts = 0

  async function ask(number: number): Promise<void> {
    const path = paths[number % paths.length]!
    const isPage = !path.startsWith('/api/') && path !== '/sitemap-en.xml'
    const isPreview = Math.floor(number / paths.length) % 2 === 1
    // Half of the editors send the ETag of the published page.
    const validator = number % 3 ? undefined : published.get(path)
    const headers = { ...(isPreview && { cookie }), ...(validator && { 'if-none-match': validator }) }
    const response = await fetch(site.url + path, { headers })
    const everything = (await response.text()) + JSON.stringify([...response.headers])
    const isDraft = /UNPUBLISHED/i.test(everything)
    const isKept = response.headers.get('cache-control') !== 'private, no-store' || response.headers.has('etag')
    if (!isPreview && isDraft && path !== '/unpublished') faults.push(`${path}: a draft for everybody`)
    if (!isPreview && path === '/unpublished' && response.status !== 404) faults.push(`${path}: ${response.status}`)
    if (isPreview && isPage && (isKept || response.status !== 200)) faults.push(`${path}: ${response.status}, might be kept`)
    if (everything.includes(secret)) faults.push(`${path}: the secret`)
    if (!isPreview && response.status === 200) published.set(path, response.headers.get('etag'))
    if (isDraft && isPreview) drafts += 1
  }
  let next = 0
  const run = async () => {
    while (next < count) await ask(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  expect(faults).toEqual([])
  expect(drafts).toBeGreaterThan(count / 8)
  expect(site.log()).not.toContain(secret)
})
