import type { Page } from '@playwright/test'
import { expect, hold, homeOf, locales, pathsOf, seeAll, test } from './support.ts'

/** The sum of all layout shifts since the page began. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push({
          value: entry.value,
          nodes: entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 120) ?? ''),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
}

/** Letters of another font are not as wide to the last pixel: a label may move by less than one pixel, which tools report as 0. */
const unseen = 0.0005

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of ['/', '/de', '/about/workshop', '/it/about/workshop', '/none'])
      test(`nothing shifts while ${path} loads`, async ({ page }) => {
        const shifts = await watchShifts(page)
        await page.goto(path)
        await seeAll(page)
        expect(await shifts()).toEqual([])
      })

    for (const path of ['/', '/de/ueber-uns', '/contact'])
      test(`nothing shifts when the fonts of ${path} come late`, async ({ page }) => {
        const shifts = await watchShifts(page)
        const fonts = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
        fonts.release()
        await page.waitForLoadState()
        await page.evaluate(() => document.fonts.ready)
        await seeAll(page)
        const found = await shifts()
        expect(
          found.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(found),
        ).toBeLessThan(unseen)
      })
  })
}

for (const locale of locales) {
  test(`${locale}: no page scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const home = homeOf(locale)
    for (const path of [...(await pathsOf(locale)), `${home.replace(/\/$/, '')}/none`]) {
      await page.goto(path)
      const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(inside, path).toBeLessThanOrEqual(outside!)
      await page.evaluate(() => scrollTo(500, 0))
      expect(await page.evaluate(() => scrollX), path).toBe(0)
    }
  })
}
