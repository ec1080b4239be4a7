import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoContent } from '@brand/demo-content'
import { expect, type Locator, type Page } from '@playwright/test'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { test } from './studio.ts'

/** Blocks that show no other records, in the order of the page: what the Composer shows of them is what the site shows. */
const blocks = [
  'cb_static_header',
  'cb_hero',
  'cb_quote',
  'cb_image_text',
  'cb_acoustic_usp',
  'cb_text',
  'cb_topic_teaser',
  'cb_call_to_action_hero',
]

let content: string
let site: RunningSite

test.beforeAll(async ({ studio }) => {
  content = await mkdtemp(join(tmpdir(), 'composed-'))
  for (const part of ['records', 'assets', 'documents', 'language.json'])
    await cp(join(demoContent, part), join(content, part), { recursive: true })
  site = await startSite(
    { NODE_ENV: 'development', CONTENT_DIR: content, PORT: String(studio.sitePort) },
    { command: [process.execPath, '--conditions=@brand/source'], script: 'site/server/dev.ts' },
  )
})
test.afterAll(async () => {
  await site?.stop()
  await rm(content, { recursive: true, force: true })
})
// As wide as the page in the Composer, and its panels beside it.
test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

const canvas = (page: Page) => page.frameLocator('iframe').locator('[data-puck-dropzone]').first()
const typesOn = (page: Page) =>
  canvas(page)
    .locator('[data-puck-component]')
    .evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['puckComponent']!.split('-')[0]))

async function openComposer(page: Page, url: string, locale: string): Promise<void> {
  const story = 'iframe.html?viewMode=story&id=start-composer--composer'
  await page.goto(new URL(`${story}&globals=a11y.manual:!true;locale:${locale}`, url).href)
  await expect(canvas(page)).toBeVisible()
}

/** Drags a block from the list to the top of the page. */
async function drag(page: Page, type: string): Promise<void> {
  const item = page.getByTestId(`drawer-item:${type}`)
  await item.scrollIntoViewIfNeeded()
  await item.hover()
  await page.mouse.down()
  const { x, y, width } = (await page.locator('iframe').boundingBox())!
  await page.mouse.move(x + width / 2, y + 80, { steps: 10 })
  await page.mouse.move(x + width / 2, y + 6, { steps: 10 })
  await expect(canvas(page).locator('[data-puck-line-placeholder]')).toHaveCSS('top', '0px')
  await page.mouse.up()
}

/** Goes on by Tab until something has the focus. */
async function reach(page: Page, what: Locator): Promise<void> {
  const hasFocus = () => what.evaluate((element) => element === element.ownerDocument.activeElement)
  for (let i = 0; i < 500 && !(await hasFocus()); i++) await page.keyboard.press('Tab')
  await expect(what).toBeFocused()
}
async function press(page: Page, what: Locator): Promise<void> {
  await reach(page, what)
  await page.keyboard.press('Enter')
}

const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name of the page/ })
const panel = (page: Page) => page.getByRole('button', { name: 'Pages', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Words as they are read, whatever space is between them. */
const wordsOf = async (place: Locator) => (await place.innerText()).replaceAll(/\s+/g, ' ').trim()

/** What was composed is in the content, and on the page of the site, in a language. */
async function expectServed(page: Page, name: string, path: string): Promise<void> {
  const composed = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { type: string }[]
  expect(composed.map(({ type }) => type)).toEqual(blocks)
  const saved = JSON.parse(await readFile(join(content, `records/page/${name}.json`), 'utf8')) as { ctPageBody: unknown }
  expect(saved.ctPageBody).toEqual(composed)

  const words = await wordsOf(canvas(page))
  expect(words.length).toBeGreaterThan(200)
  const served = await page.context().newPage()
  // The site takes what was saved up, and reloads pages that are open.
  await expect(async () => {
    await served.goto(site.url + path, { timeout: 15_000 })
    expect(await wordsOf(served.locator('main'))).toContain(words)
  }).toPass({ timeout: 120_000 })
  await served.close()
}

test('eight blocks are dragged onto a page, saved, and served unchanged (GEN-24)', async ({ page, studio }) => {
  await openComposer(page, studio.url, 'en')
  await nameField(page).fill('by-mouse')
  for (const [i, type] of blocks.toReversed().entries()) {
    await drag(page, type)
    await expect.poll(() => typesOn(page)).toEqual(blocks.slice(-1 - i))
  }
  await panel(page).click()
  await button(page, 'Copy records').click()
  await expect(page.getByText('The records are copied.')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Saved records/page/by-mouse.json.')).toBeVisible()
  await expectServed(page, 'by-mouse', '/by-mouse')
})

test('eight blocks are put on a page by keyboard, in German, saved, and served unchanged (GEN-24)', async ({ page, studio }) => {
  await openComposer(page, studio.url, 'de')
  await reach(page, nameField(page))
  await page.keyboard.type('by-keyboard')
  for (const [i, type] of blocks.entries()) {
    await press(page, page.getByTestId(`drawer-item:${type}`))
    await expect.poll(() => typesOn(page)).toEqual(blocks.slice(0, i + 1))
  }
  await press(page, panel(page))
  await press(page, button(page, 'Copy records'))
  await expect(page.getByText('The records are copied.')).toBeVisible()
  await press(page, button(page, 'Save'))
  await expect(page.getByText('Saved records/page/by-keyboard.json.')).toBeVisible()
  await expectServed(page, 'by-keyboard', '/de/by-keyboard')
})
