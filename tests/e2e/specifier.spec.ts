import { stat } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, production, test } from './support.ts'

type Use = (control: Locator) => Promise<void>
const byMouse: Use = (control) => control.click()
const byThumb: Use = (control) => control.tap()
const byKeyboard: Use = async (control) => {
  await control.focus()
  await control.press('Enter')
}

/** From all products to the file: a ceiling panel of class A under 50 mm, beside two others. */
async function findsIt(page: Page, use: Use, hasScript = true) {
  await page.goto(`${production()}/acoustic-solutions`)
  const ceilings = page.getByRole('link', { name: /^Ceilings/ })
  if (!(await ceilings.isVisible())) await use(page.locator('[data-part="product-filter-summary"]'))
  await use(ceilings)
  await expect(page).toHaveURL(/\/types\/ceilings$/)
  for (const name of ['Golf', 'Kanteel', 'Zeil']) {
    await use(page.getByRole('button', { name: `Compare ${name}`, exact: true }))
    await expect(page.getByRole('button', { name: `Don’t compare ${name}`, exact: true }).first()).toBeVisible()
  }
  await use(page.getByRole('link', { name: 'Compare 3' }))
  await expect(page).toHaveURL(`${production()}/compare?families=golf,kanteel,zeil`)
  const cells = (row: RegExp) => page.getByRole('row', { name: row }).getByRole('cell')
  // A baffle is a single object, which the standard does not rate.
  await expect(cells(/^Weighted absorption/)).toHaveText(['0.90, class A', /^(?!.*class)/, '0.90, class A'])
  await expect(cells(/^Size/)).toHaveText([/ 12\s?mm/, / 40\s?mm/, / 40\s?mm/])
  await use(
    cells(/^Downloads/)
      .first()
      .getByRole('link'),
  )
  // The browser takes the focus to the part that the address names, once the page has loaded.
  await page.waitForURL(/\/acoustic-solutions\/golf#/)
  // With a script the address opens the files as a dialog, which takes the focus.
  const files = hasScript ? page.getByRole('dialog') : page.getByRole('main')
  const file = files.locator('a[download]:visible', { hasText: 'Golf product specification sheet' }).first()
  const [download] = await Promise.all([page.waitForEvent('download'), use(file)])
  expect(download.suggestedFilename()).toMatch(/^golf.*specification.*\.pdf$/i)
  expect((await stat(await download.path())).size).toBeGreaterThan(10_000)
}

const title = 'a ceiling panel of class A under 50 mm is found, compared with two others, and its specification sheet is taken'
test(`by mouse: ${title} (CMP-01, CMP-02, DL-34)`, ({ page }) => findsIt(page, byMouse))
test(`by keyboard: ${title} (CMP-01, CMP-02, DL-34)`, ({ page }) => findsIt(page, byKeyboard))
test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test(`by thumb: ${title} (CMP-01, CMP-02, DL-34)`, ({ page }) => findsIt(page, byThumb))
})
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test(`without JavaScript: ${title} (CMP-01, CMP-02, DL-34)`, ({ page }) => findsIt(page, byMouse, false))
})

test('a family is two pages of paper, with its text for a call for tenders (FAM-18)', async ({ page }) => {
  for (const path of ['/acoustic-solutions/murmel', '/de/acoustic-solutions/kanteel']) {
    await page.goto(production() + path)
    const paper = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(2)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-part="tender-text-text"]')).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
