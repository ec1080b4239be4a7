import { expect, test, type Page } from '@playwright/test'
import { listPaths } from './pages.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** The accent of the brand, #ffe800, as computed styles have it. */
const yellow = /^(rgb\(255, 232, 0\)|color\(srgb 1 0\.909804 0\))$/

const open = (page: Page, path: string) => page.goto(process.env.LOOK_URL! + path, { waitUntil: 'domcontentloaded' })

for (const viewport of screens)
  test(`forms begin in the first screen of ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/contact/quote-price-lead', '/contact/sample-request', '/contact']) {
      await open(page, path)
      const field = await page.locator('main [data-part="form-control"]').first().boundingBox()
      console.log(`${path}: the first field ends at ${Math.round(field!.y + field!.height)} px.`)
      expect.soft(field!.y + field!.height, path).toBeLessThanOrEqual(viewport.height)
    }
  })

test('the title of an article begins within 560 px at 1440 x 900', async ({ page }) => {
  await page.setViewportSize(screens[0]!)
  for (const path of (await listPaths('en')).filter((each) => /^\/inspiration\/[^/]+$/.test(each))) {
    await open(page, path)
    const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    console.log(`${path}: the title begins at ${Math.round(y)} px.`)
    expect.soft(y, path).toBeLessThanOrEqual(560)
  }
})

test('the head of a product has its price and a yellow action', async ({ page }) => {
  await page.setViewportSize(screens[0]!)
  for (const path of (await listPaths('en')).filter((each) => /^\/acoustic-solutions\/[^/]+$/.test(each))) {
    await open(page, path)
    const head = page.locator('[data-part="detail-header"]')
    await expect.soft(head, path).toContainText('€')
    await expect.soft(head.locator('[data-part="detail-header-actions"] a').first(), path).toHaveCSS('background-color', yellow)
  }
})
