import { expect, isDue, locales, pathsOf, test } from './support.ts'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`${locale}: every page is complete without a script (RELIABILITY 25)`, async ({ page, request }) => {
    for (const [i, path] of (await pathsOf(locale)).entries()) {
      if (!isDue(i, locale)) continue
      await page.goto(path)
      const text = (await page.locator('main').innerText()).replaceAll('\u00ad', '')
      expect(text.length, path).toBeGreaterThan(40)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const picture of await page.locator('main img').all())
        await expect(picture).toHaveAttribute('src', /^\/(api\/images|assets)\//)
      const sent = (await (await request.get(path)).text()).replaceAll('\u00ad', '').replaceAll('&amp;', '&')
      for (const heading of await page.locator('main :is(h2, h3)').allInnerTexts())
        expect(sent).toContain(heading.replaceAll('\u00ad', '').slice(0, 12))
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
  await page.getByRole('link', { name: 'Den Filz kennenlernen' }).click()
  await expect(page).toHaveURL(/\/de\/ueber-uns$/)
})
