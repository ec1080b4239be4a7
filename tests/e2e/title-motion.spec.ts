import type { Page } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { expectUnseen, watchShifts } from './shifts.ts'
import { expect, test, withPictures } from './support.ts'

test.use({ ...withPictures, contextOptions: { reducedMotion: 'no-preference' } })

const letters = '[data-part="display-title-letters"]'

/** Returns the font width of the letters, and of the word itself, for each word of the page's title, in percent. */
const widths = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .locator(letters)
    .evaluateAll((all) =>
      all.map((word) => [word, word.parentElement!].map((each) => parseFloat(getComputedStyle(each).fontStretch))),
    )

/** Scrolls until the lines of the title that are given are above the lower edge of the bar. */
const scrollPast = (page: Page, lines: number) =>
  page.getByRole('heading', { level: 1 }).evaluate((title, lines) => {
    const word = title.querySelector('[data-part="display-title-word"]')!
    const under = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 28
    const { top, height } = word.getBoundingClientRect()
    scrollTo({ top: scrollY + top - under + height * lines, behavior: 'instant' })
    return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  }, lines)

/** Waits until the words have opened. */
const waitForOpenWords = (page: Page) =>
  page
    .locator(letters)
    .evaluateAll((all) =>
      Promise.all(
        all.flatMap((word) =>
          word.getAnimations().flatMap(({ timeline, finished }) => (timeline === document.timeline ? [finished] : [])),
        ),
      ),
    )

for (const width of [390, 1440])
  test(`a title loses width line by line as it goes under the bar, and moves nothing, at ${width} px (GEN-26)`, async ({
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
    await scrollPast(page, notYet)
    for (const [now, own] of await widths(page)) expect(now).toBe(own)
    await scrollPast(page, 0.5)
    const half = await widths(page)
    expect(half[0]![0]).toBeLessThan(half[0]![1]! - 10)
    // The last line is still read.
    expect(half.at(-1)![0]).toBe(half.at(-1)![1])
    await scrollPast(page, 5)
    for (const [now, own] of await widths(page)) expect(now).toBeLessThan(own!)
    expect(await layout()).toEqual(before)
    await scrollPast(page, notYet)
    for (const [now, own] of await widths(page)) expect(now).toBe(own)
    expectUnseen(await shifts())
  })

test('no title is narrower while its page is at the top, nor where motion is to be reduced (GEN-26)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  let words = 0
  for (const [path] of Object.values(pageKinds)) {
    await page.goto(path!, { waitUntil: 'domcontentloaded' })
    await waitForOpenWords(page)
    for (const [now, own] of await widths(page)) {
      expect(now, path).toBe(own)
      words++
    }
  }
  expect(words).toBeGreaterThan(30)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await scrollPast(page, 1)
  for (const [now, own] of await widths(page)) expect(now).toBe(own)
})

test('a title is printed as it is set, wherever the page stands (GEN-26)', async ({ page }) => {
  await page.goto('/about')
  await waitForOpenWords(page)
  await scrollPast(page, 1)
  await page.emulateMedia({ media: 'print' })
  for (const [now, own] of await widths(page)) expect(now).toBe(own)
})
