import { expect, isDue, locales, listPaths, test } from './support.ts'

test.use({ javaScriptEnabled: false })

/** Without hyphens that are not seen, and with one space between words. */
const normalizeText = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()

for (const locale of locales) {
  test(`${locale}: every page is complete without a script (RELIABILITY 25)`, async ({ page, request }) => {
    for (const [i, path] of (await listPaths(locale)).entries()) {
      if (!isDue(i, locale)) continue
      await page.goto(path)
      const text = (await page.locator('main').innerText()).replaceAll('\u00ad', '')
      expect(text.length, path).toBeGreaterThan(40)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const picture of await page.locator('main img').all())
        await expect(picture).toHaveAttribute('src', /^\/(api\/images|assets)\//)
      const html = await (await request.get(path)).text()
      // A title may be in parts of several volumes.
      const sent = normalizeText(html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&'))
      for (const heading of await page.locator('main :is(h2, h3)').allInnerTexts())
        expect(sent.includes(normalizeText(heading).slice(0, 12)), `${path}: ${heading}`).toBe(true)
    }
  })
}

test('watch video leads to the film (BLK-home_header-09)', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'watch video' }).click()
  await expect(page).toHaveURL(/\/media\/film\.mp4$/)
})

test('the button of the home header leads on (BLK-home_header-03, BLK-home_header-04)', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('link', { name: 'Produkte ansehen' }).click()
  await expect(page).toHaveURL(/\/de\/acoustic-solutions$/)
})
