import { allLoaded, expect, listen, production, test } from './support.ts'

test('what was typed is there on the way back to a page that the browser has kept, which goes on working (FORM-59)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(`${production()}/roll-calculator`)
  const width = page.locator('[name="width"]')
  const rolls = page.locator('[data-part="calculator-amount"]')
  const footer = page.locator('footer')
  await width.fill('7,8')
  await expect(rolls).toHaveText(/^4 /)
  await footer.locator('[name=email]').fill('ines@example.com')
  await expect(footer.locator('[name=gdpr]')).toBeVisible()
  await expect(footer.locator('[data-enhanced][data-enhance="form"]')).toBeAttached()
  await allLoaded(page)
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await page.locator('a[href="/about"]:visible').first().click()
  await expect(page).toHaveURL(`${production()}/about`)
  // `page.goBack()` waits for a page that loads.
  await page.evaluate(() => history.back())
  await expect(async () => {
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
  }).toPass()

  await expect(width).toHaveValue('7,8')
  await expect(footer.locator('[name=email]')).toHaveValue('ines@example.com')
  await width.fill('5')
  await expect(rolls).toHaveText(/^3 /)
  await footer.locator('[type=submit]').click()
  await expect(footer.locator('[name=gdpr]')).toBeFocused()
  await footer.locator('[name=gdpr]').check()
  await expect(footer.locator('[aria-invalid]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(page.locator('[data-search] input')).toBeFocused()
  expect(messages).toEqual([])
})
