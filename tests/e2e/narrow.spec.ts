import { expect, homeOf, isDue, locales, listPaths, test } from './support.ts'

for (const locale of locales) {
  test(`${locale}: no page scrolls sideways at 320 px, also where pictures do not load (RELIABILITY 24)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const home = homeOf(locale)
    const due = (await listPaths(locale)).filter((_, index) => isDue(index, locale))
    for (const path of [...due, `${home.replace(/\/$/, '')}/none`]) {
      await page.goto(path)
      const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(inside, path).toBeLessThanOrEqual(outside!)
      await page.evaluate(() => scrollTo(500, 0))
      expect(await page.evaluate(() => scrollX), path).toBe(0)
    }
  })
}
