import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { demoContent } from '../../packages/demo-content/index.ts'
import { startSite, type RunningSite } from './server.ts'
import { expect, homeOf, listen, locales, test } from './support.ts'

const secret = 'quite-a-long-secret'
const text = (html: string | object) => ({ type: 'cb_text', cbTextHtml: html })

let folder: string
let site: RunningSite

// They share a server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const record = (name: string) => join(folder, 'records/page', name)
  const about = JSON.parse(await readFile(record('about.json'), 'utf8'))
  about.ctPageBody = [text('<p>UNPUBLISHED words</p>'), { type: 'cb_quote', cbQuoteText: 'x'.repeat(5000) }, ...about.ctPageBody]
  await writeFile(record('about.draft.json'), JSON.stringify(about))
  await writeFile(
    record('new.draft.json'),
    JSON.stringify({ ctPageSlug: 'brand-new', ctPageBody: [text('<p>UNPUBLISHED page</p>')] }),
  )
  const blocks = [text('<p>UNPUBLISHED tale</p>'), { type: 'cb_quote' }, text({ en: '<p>Only in English</p>' })]
  await writeFile(
    record('told.draft.json'),
    JSON.stringify({ ctPageSlug: { en: 'told', nl: 'verteld' }, ctPageBody: [...blocks, { type: 'cb_unheard_of' }] }),
  )
  const family = JSON.parse(await readFile(join(folder, 'records/family/loket.json'), 'utf8'))
  await writeFile(
    join(folder, 'records/family/loket.draft.json'),
    JSON.stringify({ ...family, ctFamilyName: 'UNPUBLISHED name' }),
  )
  await writeFile(record('hidden.json'), JSON.stringify({ ctPageSlug: 'out-of-sight', ctPageStatus: 'draft' }))
  site = await startSite({ CONTENT_DIR: folder, SITE_ENV: 'production', PREVIEW_SECRET: secret })
})
test.afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('an editor opens a draft, reads its problems, follows a link, and leaves preview, without a script (RT-09, PAGE-21, OR-10, RELIABILITY 26)', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/about?preview=${secret}`)
  expect(page.url()).toBe(`${site.url}/about`)
  await expect(page.getByRole('main')).toContainText('UNPUBLISHED words')
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await bar.getByText('Problems: 1').click()
  await expect(bar).toContainText('records/page/about.draft.json: ctPageBody.1.cbQuoteText: has more than 280 characters')
  expect((await page.goto(`${site.url}/brand-new`))!.status()).toBe(200)
  await page.goto(`${site.url}/about`)
  await bar.getByRole('button', { name: 'Leave preview' }).click()
  expect(page.url()).toBe(`${site.url}/about`)
  await expect(page.getByRole('main')).not.toContainText('UNPUBLISHED')
  await expect(bar).toHaveCount(0)
  expect((await page.goto(`${site.url}/brand-new`))!.status()).toBe(404)
  await page.context().close()
})

test('a page of a draft is neither cached nor indexed, in production too (PAGE-04, RELIABILITY 9)', async ({ playwright }) => {
  const editor = await playwright.request.newContext()
  await editor.get(`${site.url}/?preview=${secret}`)
  for (const path of ['/', '/about', '/brand-new', '/out-of-sight', '/none']) {
    const response = await editor.get(site.url + path)
    expect(response.headers(), path).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(response.headers(), path).not.toHaveProperty('etag')
    expect(response.status(), path).toBe(path === '/none' ? 404 : 200)
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex">')
  }
  await editor.dispose()
})

test('no draft leaves the preview, whatever is requested in between (RELIABILITY 9, 19)', async ({ playwright }) => {
  const [editor, visitor] = await Promise.all([playwright.request.newContext(), playwright.request.newContext()])
  await editor.get(`${site.url}/?preview=${secret}`)
  const paths = [
    '/about',
    '/brand-new',
    '/out-of-sight',
    '/nl/over-ons',
    '/sitemap-en.xml',
    '/api/pages?slug=about',
    '/api/search?keyword=unpublished',
  ]
  for (let round = 0; round < 10; round += 1)
    await Promise.all(
      paths
        .flatMap((path) => [editor.get(site.url + path), visitor.get(site.url + path)])
        .map(async (answer, index) => {
          const response = await answer
          const everything = JSON.stringify(response.headers()) + (await response.text())
          if (index % 2) expect(everything, response.url()).not.toMatch(/UNPUBLISHED|brand-new|out-of-sight/)
          expect(everything).not.toContain(secret)
        }),
    )
  expect(site.log()).not.toContain(secret)
  await Promise.all([editor.dispose(), visitor.dispose()])
})

test('the bar names drafts, what is in another language and what is left out, and leads to each, without a script (PAGE-31, RELIABILITY 26)', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.url}/nl/verteld?preview=${secret}`)
  const bar = page.getByRole('complementary', { name: 'Voorvertoning' })
  for (const [kind, entry, where] of [
    ['Concepten: 1', 'verteld: nieuw', '#main'],
    ['In een andere taal: 1', 'verteld: ctPageBody.2.cbTextHtml, Engels', '#block-told-3'],
    ['Problemen: 2', 'ctPageBody.1.cbQuoteText', '#block-told-2'],
    ['Problemen: 2', 'unknown block', '#block-told-4'],
  ] as const) {
    const list = bar.locator('details', { hasText: kind })
    if (!(await list.getAttribute('open'))) await list.locator('summary').click()
    await list.locator('li', { hasText: entry }).getByRole('link').first().click()
    expect(new URL(page.url()).hash).toBe(where)
    await expect(page.locator(where)).toBeInViewport()
    await page.reload()
  }
  await expect(page.getByText('This cb_quote (told-2) lacks a required field.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Bewerken/ })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Voorvertoning verlaten' }).click()
  expect(await page.content()).not.toMatch(/block-place|UNPUBLISHED/)
  await page.context().close()
})

test('a draft that a block shows is found in that block (PAGE-31)', async ({ page }) => {
  await page.goto(`${site.url}/?preview=${secret}`)
  const drafts = page.getByRole('complementary', { name: 'Preview' }).locator('details', { hasText: 'Drafts: 1' })
  await drafts.locator('summary').click()
  await drafts.getByRole('link').click()
  const block = page.locator('[data-block-id]').filter({ has: page.locator(':target') })
  await expect(block).toContainText('UNPUBLISHED name')
  await expect(block).toBeInViewport()
})

for (const locale of locales)
  test(`${locale}: the preview bar fits, can be read and used, and breaks no policy (DRV-07)`, async ({ page }) => {
    const messages = listen(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const address = locale === 'en' ? '/about' : homeOf(locale)
    await page.goto(`${site.url}${address}?preview=${secret}`)
    const bar = page.locator('.preview')
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect((await new AxeBuilder({ page }).include('.preview').analyze()).violations).toEqual([])
    await bar.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(bar).toHaveCount(0)
    expect(messages).toEqual([])
  })
