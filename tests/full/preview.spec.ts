import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startStandIn } from '../../packages/datocms/stand-in/index.ts'
import { demoContent } from '../../packages/demo-content/index.ts'
import { startSite, type RunningSite } from '../e2e/server.ts'

const secret = 'quite-a-long-secret'
const count = 10_000
// As many as may wait for one client.
const atOnce = 4

let folder: string

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
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const editor = 'https://project.admin.example'
/** The settings of each source, with what there is to close after it. */
const sources: Record<string, () => Promise<{ settings: NodeJS.ProcessEnv; close?: () => Promise<void> }>> = {
  'of files': () => Promise.resolve({ settings: {} }),
  async 'of a CMS'() {
    const { endpoint, close } = await startStandIn({ folder, token: 'of-the-stand-in', perSecond: 1_000 })
    const cms = { CONTENT_SOURCE: 'datocms', DATOCMS_API_TOKEN: 'of-the-stand-in', DATOCMS_ENDPOINT: endpoint }
    return { settings: { ...cms, DATOCMS_EDITING_URL: editor }, close }
  },
}

/** Asks a site for pages as an editor and as a visitor in turn: what should not be in an answer, and how many had drafts. */
async function visit(site: RunningSite): Promise<{ faults: string[]; drafts: number }> {
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
    if (!isPreview && everything.includes(editor)) faults.push(`${path}: where it is edited`)
    if (everything.includes(secret)) faults.push(`${path}: the secret`)
    if (!isPreview && response.status === 200) published.set(path, response.headers.get('etag'))
    if (isDraft && isPreview) drafts += 1
  }
  let next = 0
  const run = async () => {
    while (next < count) await ask(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return { faults, drafts }
}

for (const [name, open] of Object.entries(sources))
  test(`10,000 preview and public requests in turn, ${name}: no draft in a public answer, none in a cache (RELIABILITY 9)`, async () => {
    test.setTimeout(900_000)
    const { settings, close } = await open()
    const data = join(folder, name)
    const site = await startSite({
      CONTENT_DIR: folder,
      CACHE_DIR: join(data, 'cache'),
      DATA_DIR: join(data, 'data'),
      SITE_ENV: 'production',
      PREVIEW_SECRET: secret,
      ...settings,
    })
    try {
      const { faults, drafts } = await visit(site)
      expect(faults).toEqual([])
      expect(drafts).toBeGreaterThan(count / 8)
      expect(site.log()).not.toContain(secret)
    } finally {
      await site.stop()
      await close?.()
    }
  })
