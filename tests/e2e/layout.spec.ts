import { expectUnseen, watchShifts } from './shifts.ts'
import { startSlowNetwork } from './slow-network.ts'
import { pageKinds } from './page-kinds.ts'
import { demo, expect, hold, holdFilms, seeAll, test, withPictures } from './support.ts'

test.use(withPictures)

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
        const shifts = await watchShifts(page)
        await page.goto(path)
        await seeAll(page)
        expectUnseen(await shifts())
      })

    for (const path of ['/', '/about', '/acoustic-solutions/murmel', '/agents-reps'])
      test(`nothing shifts while ${path} comes bit by bit (PERF-06)`, async ({ page }) => {
        const shifts = await watchShifts(page)
        await page.goto(slow.url + path)
        await page.evaluate(() => document.fonts.ready)
        expectUnseen(await shifts())
      })

    for (const path of ['/', '/de/ueber-uns', '/contact'])
      test(`nothing shifts when the fonts of ${path} come late`, async ({ page }) => {
        const shifts = await watchShifts(page)
        await holdFilms(page)
        const fonts = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
        fonts.release()
        await page.waitForLoadState()
        await page.evaluate(() => document.fonts.ready)
        await seeAll(page)
        expectUnseen(await shifts())
      })
  })
}

test('each kind of page has one end of its first view, for which the first paint waits (PERF-06)', async ({ request }) => {
  for (const path of Object.values(pageKinds).flat()) {
    const html = await (await request.get(demo() + path)).text()
    expect([path, html.match(/ id="first-view-end"/g)?.length]).toEqual([path, 1])
  }
})
