import type { Page } from '@playwright/test'
import { expect, homeOf, locales, published, test } from './support.ts'

/** A link of the page: its address, or what its address is like. */
type Step = string | RegExp

/** Goes from the home page to another one by links that are seen, each on the page before; there `part` is to be seen. */
async function browse(page: Page, part: string, ...steps: Step[]) {
  await page.goto('/')
  for (const step of steps) {
    await page.waitForLoadState()
    const links = page.locator('a[href^="/"]').filter({ visible: true })
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    const index = addresses.findIndex((address) => (typeof step === 'string' ? address === step : step.test(address)))
    expect(index, `a link to ${String(step)} on ${page.url()}`).toBeGreaterThanOrEqual(0)
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === addresses[index])
    await links.nth(index).click()
    expect((await answer).status()).toBe(200)
  }
  await expect(page.locator(part).first()).toBeVisible()
}

test.describe('by links alone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('visitors browse pages, articles and guides (GEN-04)', async ({ page }) => {
    await browse(page, 'h1', '/about')
    await browse(page, 'h1', '/inspiration', /^\/inspiration\/[^/?]+$/)
    await browse(page, 'h1', '/noise-reduction', /^\/noise-reduction\/[^/?]+$/)
  })

  test('visitors browse families, fabrics, typologies, issues and stock (GEN-05)', async ({ page }) => {
    const grid = '[data-part="product-grid"]'
    await browse(page, 'h1', '/acoustic-solutions', /^\/acoustic-solutions\/[^/?]+$/)
    await browse(page, grid, '/acoustic-solutions', /^\/acoustic-solutions\/types\/(?!ready2go|fabrics)[^/?]+$/)
    await browse(page, grid, '/acoustic-solutions', /^\/acoustic-solutions\/issues\/[^/?]+$/)
    await browse(page, 'h1', '/acoustic-solutions/types/fabrics', /^\/fabrics\/[^/?]+$/)
    await browse(page, 'h1', '/acoustic-solutions/types/ready2go', /^\/acoustic-solutions\/ready2go\/[^/?]+$/)
  })

  test('visitors browse designers, awards and offices (GEN-06)', async ({ page }) => {
    await browse(page, 'h1', '/designers', /^\/designers\/[^/?]+$/)
    await browse(page, '[data-part="award-overview-timeline-award"]', '/awards')
    await browse(page, '[data-part="office-list-office"]', '/visit-us')
  })
})

for (const locale of locales)
  test(`${locale}: the downloads are at /downloads, the price lists at their anchor there (RT-24)`, async ({ page }) => {
    await page.goto(`${homeOf(locale).replace(/\/$/, '')}/downloads#price_lists`)
    const lists = (await published.downloads({ locale })).find(({ anchor }) => anchor === 'price_lists')!
    await expect(page.locator('#price_lists')).toContainText(lists.ctDownloadCategoryTitle)
    await expect(page.locator('#price_lists')).toBeInViewport()
  })
