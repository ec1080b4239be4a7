import type { Page } from '@playwright/test'
import { expect, homeOf, locales, test } from './support.ts'

/** Sets the text size of the browser, which media conditions in em follow too; 16 px is the usual one. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

interface Box {
  part: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the boxes of the visible controls within an element. */
const measureBoxes = (page: Page, within: string) =>
  page.locator(within).evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a, summary, button, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element): Box => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { part: element.dataset.part ?? '', left, right, top, bottom }
      }),
  )

/** The parts that leave a screen, and the pairs that overlap. */
function findFaults(boxes: readonly Box[], width: number): string[] {
  const outside = boxes
    .filter(({ left, right }) => left < -0.5 || right > width + 0.5)
    .map(({ part }) => `${part} leaves the screen`)
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))
  const overlapping = pairs.filter(
    ([a, b]) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
  )
  return [...outside, ...overlapping.map(([a, b]) => `${a.part} over ${b.part}`)]
}

const widths = [320, 390, 480, 640, 768, 1024, 1200, 1280, 1440]

for (const size of [16, 24, 32])
  test(
    `with text of ${size} px nothing of the header overlaps or leaves the screen (NAV-07, RELIABILITY 24)`,
    {
      // The largest is the hardest.
      tag: size < 32 ? '@slow' : [],
    },
    async ({ page }) => {
      await setTextSize(page, size)
      for (const locale of locales) {
        await page.goto(homeOf(locale))
        await page.evaluate(() => document.fonts.ready)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          const boxes = await measureBoxes(page, '[data-part=site-header-bar]')
          expect(boxes.length).toBeGreaterThan(3)
          expect(findFaults(boxes, width), `${locale} at ${width} px`).toEqual([])
        }
      }
    },
  )

test('with text of 32 px menu, languages and search are within the screen, on the smallest one too (NAV-05..07)', async ({
  page,
}) => {
  await setTextSize(page, 32)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de/kontakt')
    const within = async (part: string) => {
      const found = await measureBoxes(page, part)
      expect(found.length, part).toBeGreaterThan(1)
      expect(findFaults(found, width), `${part} at ${width} px`).toEqual([])
    }
    await page.locator('[data-part=locale-switcher-button]').click()
    await within('[data-part=locale-switcher-list]')
    await page.keyboard.press('Escape')
    await page.locator('[data-menu-open]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(async () => findFaults(await measureBoxes(page, '[data-part=menu-sheet]'), width), `menu at ${width} px`)
      .toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[data-search-open]').click()
    await expect(page.locator('[data-search] input')).toBeFocused()
    await within('[data-part=search-form]')
  }
})

test('with text of 32 px the figures of a chart do not overlap (FAM-07, RELIABILITY 24)', async ({ page }) => {
  await setTextSize(page, 32)
  await page.goto('/acoustic-solutions/murmel')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const boxes = await page.locator('[data-part=absorption-chart-drawing] text').evaluateAll((texts) =>
      texts.map((text): Box => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return { part: text.textContent, left, right, top, bottom }
      }),
    )
    expect(boxes).toHaveLength(12)
    expect(findFaults(boxes, width), `at ${width} px`).toEqual([])
  }
})

test('pictures, styles and scripts change their layout at the same width, whatever the size of the text (PAGE-12)', async ({
  page,
}) => {
  await page.goto('/')
  const conditions = await page.evaluate(() => {
    const media = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap(function inner(rule): string[] {
        const own = rule instanceof CSSMediaRule ? [rule.conditionText] : []
        return [...own, ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(inner) : [])]
      })
    const pictures = [...document.querySelectorAll('img, source')].flatMap((image) => [
      image.getAttribute('sizes') ?? '',
      image.getAttribute('media') ?? '',
    ])
    return [...media, ...pictures]
  })
  expect(conditions.some((condition) => condition.includes('75em'))).toBe(true)
  expect(conditions.filter((condition) => /(?:width\s*[<>=:]+\s*)\d+px/.test(condition))).toEqual([])
})
