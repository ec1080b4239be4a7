import type { Page } from '@playwright/test'
import { startSlowNetwork } from './slow-network.ts'
import { demo, expect, hold, holdFilms, seeAll, test, withPictures } from './support.ts'

test.use(withPictures)

/** Letters of another font are not as wide to the last pixel: a label may move by less than one pixel, which tools report as 0. */
const unseen = 0.0005

/** Watches a page for layout shifts; the function it gives expects that none could be seen. */
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
  return async () => {
    const found = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
    const sum = found.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(found)).toBeLessThan(unseen)
  }
}

let slow: Awaited<ReturnType<typeof startSlowNetwork>>
test.beforeAll(async () => {
  slow = await startSlowNetwork(demo())
})
test.afterAll(() => slow.stop())

// Nothing that moves may shift anything.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of ['/', '/de', '/about/workshop', '/it/about/workshop', '/none'])
      test(`nothing shifts while ${path} loads`, async ({ page }) => {
        const expectNoShift = await watchShifts(page)
        await page.goto(path)
        await seeAll(page)
        await expectNoShift()
      })

    for (const path of ['/', '/about', '/acoustic-solutions/murmel', '/agents-reps'])
      test(`nothing shifts while ${path} comes bit by bit (PERF-06)`, async ({ page }) => {
        const expectNoShift = await watchShifts(page)
        await page.goto(slow.url + path)
        await page.evaluate(() => document.fonts.ready)
        await expectNoShift()
      })

    for (const path of ['/', '/de/ueber-uns', '/contact'])
      test(`nothing shifts when the fonts of ${path} come late`, async ({ page }) => {
        const expectNoShift = await watchShifts(page)
        await holdFilms(page)
        const fonts = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
        fonts.release()
        await page.waitForLoadState()
        await page.evaluate(() => document.fonts.ready)
        await seeAll(page)
        await expectNoShift()
      })
  })
}
