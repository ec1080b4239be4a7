import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './studio.ts'

/** Blocks in the order of the page. */
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

test.use({ viewport: { width: 1500, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

const canvas = (page: Page) => page.frameLocator('iframe').locator('[data-puck-dropzone]').first()
const typesOn = (page: Page) =>
  canvas(page)
    .locator('[data-puck-component]')
    .evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['puckComponent']!.split('-')[0]))

/** Begins with a page of one block. */
async function openComposer(page: Page, url: string, locale: string): Promise<void> {
  const story = 'iframe.html?viewMode=story&id=start-composer--composer'
  await page.goto(new URL(`${story}&globals=a11y.manual:!true;locale:${locale}#block=cb_contact_form`, url).href)
  await expect.poll(() => typesOn(page)).toEqual(['cb_contact_form'])
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Checks that the clipboard holds the records of the composed page. */
async function expectCopied(page: Page, types: readonly string[]): Promise<void> {
  await expect(page.getByText('The record is copied.')).toBeVisible()
  const composed = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { type: string }[]
  expect(composed.map(({ type }) => type)).toEqual(types)
}

test('eight blocks are dragged onto a page, and copied (GEN-24)', async ({ page, studio }) => {
  await openComposer(page, studio.url, 'en')
  for (const [i, type] of blocks.toReversed().entries()) {
    await drag(page, type)
    await expect.poll(() => typesOn(page)).toEqual([...blocks.slice(-1 - i), 'cb_contact_form'])
  }
  await button(page, 'Page').click()
  await button(page, 'Copy record').click()
  await expectCopied(page, [...blocks, 'cb_contact_form'])
})

test('eight blocks are put on a page with fewer than 60 presses of Tab, in German (GEN-24)', async ({ page, studio }) => {
  await openComposer(page, studio.url, 'de')
  let presses = 0
  const hasFocus = (what: Locator) => what.evaluate((element) => element === element.ownerDocument.activeElement)
  /** Goes on, or back, until something has the focus. */
  const tabTo = async (what: Locator, key = 'Tab') => {
    for (; presses < 60 && !(await hasFocus(what)); presses++) await page.keyboard.press(key)
    await expect(what).toBeFocused()
  }
  await tabTo(page.getByRole('searchbox', { name: 'Find a block' }))
  await page.keyboard.press('ArrowDown')
  for (const [i, type] of blocks.entries()) {
    const item = page.getByTestId(`drawer-item:${type}`)
    // The next that begins with the letter, until it is the one.
    for (let next = 0; next < 9 && !(await hasFocus(item)); next++) await page.keyboard.press(type.charAt('cb_'.length))
    await item.press('Enter')
    await expect.poll(() => typesOn(page)).toEqual(['cb_contact_form', ...blocks.slice(0, i + 1)])
    await expect(page.locator('.composer-fields :focus')).toBeVisible()
    await tabTo(button(page, 'Add a block below'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(item).toBeFocused()
  }
  await tabTo(button(page, 'Page'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(button(page, 'Copy record'))
  await page.keyboard.press('Enter')
  await expectCopied(page, ['cb_contact_form', ...blocks])
})

test('the canvas has 60 % of its size beside a panel and the list of stories (GEN-24)', async ({ page, studio }) => {
  await page.goto(new URL('?path=/story/start-composer--composer', studio.url).href)
  const root = page.frameLocator('iframe#storybook-preview-iframe').locator('#puck-canvas-root')
  const scale = () => root.evaluate((element) => Number(/^scale\((.+)\)$/.exec((element as HTMLElement).style.transform)?.[1]))
  await expect(root).toHaveCSS('width', '1440px')
  await expect.poll(scale).toBeGreaterThanOrEqual(0.6)
})

test('a block is opened in the Composer from its documentation (GEN-30)', async ({ page, studio }) => {
  await page.goto(new URL('?path=/docs/blocks-quote--docs', studio.url).href)
  const story = page.frameLocator('iframe#storybook-preview-iframe')
  await story.getByRole('link', { name: 'Open in the Composer' }).click()
  const blocksThere = story.frameLocator('iframe').locator('[data-puck-component]')
  await expect(blocksThere).toHaveCount(1)
  await expect(blocksThere).toHaveAttribute('data-puck-component', /^cb_quote/)
})
