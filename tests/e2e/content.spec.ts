import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoContent } from '../../packages/demo-content/index.ts'
import { startSite, type RunningSite } from './server.ts'
import { demo, expect, production, test } from './support.ts'

/** A block that cannot be shown, and one with more text than its editor may write, in the middle of a page. */
const odd = [
  { type: 'cb_from_the_future', cbFromTheFutureText: 'x' },
  { type: 'cb_quote', cbQuoteText: 'x'.repeat(5000) },
]

let folder: string
let site: RunningSite
let live: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const file = join(folder, 'records/page/contact.json')
  const contact = JSON.parse(await readFile(file, 'utf8'))
  contact.ctPageBody.splice(1, 0, ...odd)
  await writeFile(file, JSON.stringify(contact))
  await writeFile(join(folder, 'records/page/privacy-policy-en.json'), '{ "ctPageSlug": "privacy-policy-en", ')
  ;[site, live] = await Promise.all([
    startSite({ CONTENT_DIR: folder }),
    startSite({ CONTENT_DIR: folder, SITE_ENV: 'production' }),
  ])
})
test.afterAll(async () => {
  await Promise.all([site?.stop(), live?.stop()])
  await rm(folder, { recursive: true, force: true })
})

test('a record that cannot be read is reported and left out, the rest is served (RELIABILITY 26)', async ({ request }) => {
  expect((await request.get(`${site.url}/privacy-policy-en`)).status()).toBe(404)
  expect((await request.get(`${site.url}/about`)).status()).toBe(200)
  expect(site.log()).toMatch(/^records\/page\/privacy-policy-en\.json.*:/m)
})

test('a text over its limit is reported and shown whole (DRV-01, RELIABILITY 26)', async ({ request }) => {
  const html = await (await request.get(`${live.url}/contact`)).text()
  expect(html).toContain('Write, call or knock')
  expect(html).toContain('x'.repeat(5000))
  expect(live.log()).toMatch(/^records\/page\/contact\.json: ctPageBody\.2\.cbQuoteText/m)
})

test('an unknown block is a note for editors, nothing for visitors (PAGE-09, OR-80)', async ({ page, request }) => {
  await page.goto(`${site.url}/contact`)
  await expect(page.getByRole('note')).toContainText('cb_from_the_future')
  expect(await (await request.get(`${live.url}/contact`)).text()).not.toMatch(/future|role="note"/i)
})

test('a change of the content shows without a restart', async ({ request }) => {
  const file = join(folder, 'records/page/about.json')
  const about = await readFile(file, 'utf8')
  await request.get(`${live.url}/about`)
  await writeFile(file, about.replaceAll('because of a canteen', 'because of a corridor'))
  await expect.poll(async () => (await request.get(`${live.url}/about`)).text()).toContain('because of a corridor')
  expect((await request.get(`${live.url}/`)).status()).toBe(200)
})

test('blocks carry their type and id in a demo, and not in production (PAGE-20, OR-96)', async ({ page, request }) => {
  await page.goto(demo())
  const types = await page
    .locator('[data-block-type][data-block-id]')
    .evaluateAll((all) => all.map((block) => block.getAttribute('data-block-type')))
  expect(types).toEqual(expect.arrayContaining(['cb_home_header', 'cb_text', 'cb_image_text', 'cb_quote']))
  expect(await (await request.get(production())).text()).not.toMatch(/data-block-(?:type|id)/)
})

test('an inactive locale has no routes and no entry anywhere (LOC-02, OR-01)', async ({ page, request }) => {
  const narrow = await startSite({ LOCALES: 'en,de,fr' })
  try {
    for (const path of ['/nl', '/nl/over-ons', '/it']) expect((await request.get(narrow.url + path)).status(), path).toBe(404)
    await page.goto(`${narrow.url}/de`)
    expect(await page.getByRole('banner').locator('details a[hreflang]').allTextContents()).toHaveLength(3)
    await expect(page.locator('link[hreflang=nl], link[hreflang=it]')).toHaveCount(0)
  } finally {
    await narrow.stop()
  }
})
