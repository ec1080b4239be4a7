import type { Page } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { expectUnseen, watchShifts } from './shifts.ts'
import { expect, test, withPictures } from './support.ts'

test.use({ ...withPictures, contextOptions: { reducedMotion: 'no-preference' } })

const letters = '[data-part="display-title-letters"]'

/** Returns how wide the page's title is shown, as a share of its own width. */
const readWidth = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Math.round((100 * title.getBoundingClientRect().width) / (title as HTMLElement).offsetWidth) / 100)

/** Scrolls until a share of the title's last line is above the lower edge of the bar. */
const scrollPast = (page: Page, share: number) =>
  page.getByRole('heading', { level: 1 }).evaluate((title, share) => {
    const word = [...title.querySelectorAll('[data-part="display-title-word"]')].at(-1)!
    const under = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 28
    const { top, height } = word.getBoundingClientRect()
    scrollTo({ top: scrollY + top - under + height * share, behavior: 'instant' })
    return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  }, share)

/** Waits until the words have opened. */
const waitForOpenWords = (page: Page) =>
  page
    .locator(letters)
    .evaluateAll((all) => Promise.all(all.flatMap((word) => word.getAnimations().map((each) => each.finished))))

for (const width of [390, 1440])
  test(`a title loses width as its last line goes under the bar, opens no hole between words, and moves nothing, at ${width} px (GEN-26)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    await page.goto('/about')
    await waitForOpenWords(page)
    // Scrolling is by whole pixels.
    const notYet = -0.02
    const layout = () =>
      page
        .locator('main :is(h1, h1 *, h1 ~ *, h2, p)')
        .evaluateAll((all) => all.map((each) => [(each as HTMLElement).offsetTop, (each as HTMLElement).offsetHeight]))
    const before = await layout()
    /** Widths of the words and of the spaces between them, by the whole title's. */
    const proportions = () =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const edge = title.getBoundingClientRect()
        const edges = [...title.querySelectorAll('[data-part="display-title-word"]')].flatMap((word) => {
          const { left, right } = word.getBoundingClientRect()
          return [left, right]
        })
        return edges.map((each) => Math.round((100 * (each - edge.left)) / edge.width))
      })
    const set = await proportions()
    await scrollPast(page, notYet)
    expect(await readWidth(page)).toBe(1)
    await scrollPast(page, 0.4)
    expect(await readWidth(page)).toBeLessThan(0.9)
    expect(await proportions()).toEqual(set)
    await scrollPast(page, 5)
    expect(await readWidth(page)).toBe(0.6)
    expect(await layout()).toEqual(before)
    await scrollPast(page, notYet)
    expect(await readWidth(page)).toBe(1)
    expectUnseen(await shifts())
  })

test('no title is narrower while its page is at the top, nor where motion is to be reduced (GEN-26)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  let titles = 0
  for (const [path] of Object.values(pageKinds)) {
    await page.goto(path!, { waitUntil: 'domcontentloaded' })
    for (const title of await page.getByRole('heading', { level: 1 }).and(page.locator('[data-part="display-title"]')).all()) {
      expect(await title.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).a), path).toBe(1)
      titles++
    }
  }
  expect(titles).toBeGreaterThan(10)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await scrollPast(page, 1)
  expect(await readWidth(page)).toBe(1)
})

test('a title is printed as it is set, wherever the page stands (GEN-26)', async ({ page }) => {
  await page.goto('/about')
  await waitForOpenWords(page)
  await scrollPast(page, 1)
  await page.emulateMedia({ media: 'print' })
  expect(await readWidth(page)).toBe(1)
})
