import { expect, homeOf, listen, locales, production, test } from './support.ts'

const at = (query = '', home = '/') => `${production()}${home.replace(/\/$/, '')}/agents-reps${query}`
const status = '[data-part="dealer-page-status"]'

test('lists the dealers of every country in every language, and typing filters them (RT-20, DEALER-01, DEALER-02, DEALER-10)', async ({
  page,
}) => {
  const messages = listen(page)
  for (const locale of locales) {
    await page.goto(at('', homeOf(locale)))
    await expect(page.locator('[data-enhance="dealers"][data-enhanced]')).toBeAttached()
    await expect(page.locator('main h1'), locale).toBeVisible()
    expect(await page.locator('main details').count(), locale).toBeGreaterThan(20)
    await page.getByRole('searchbox').fill('Bureau Sourdine')
    await expect(page.locator('main li:visible h3'), locale).toHaveText(['Bureau Sourdine'])
  }
  expect(messages).toEqual([])
})

test.describe('where one is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 50.85, longitude: 4.35 } })
  test('is asked of the browser: the ten nearest, with their distance (DEALER-15)', async ({ page }) => {
    await page.goto(at())
    await page.getByRole('button', { name: 'Nearest to me' }).click()
    await expect(page).toHaveURL(/latitude=50.85&longitude=4.35$/)
    await expect(page.getByRole('heading', { name: 'The nearest to you' })).toBeVisible()
    await expect(page.locator('[data-part="dealer-page-distance"]')).toHaveCount(10)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the server answers both forms, and countries open (DEALER-11, DEALER-14, DEALER-15, DEALER-17)', async ({ page }) => {
    await page.goto(at())
    await page.locator('main summary', { hasText: 'Belgium' }).click()
    await expect(page.getByRole('heading', { name: 'Kamer Vier' })).toBeVisible()
    await page.getByRole('searchbox').fill('atelier ouate')
    await page.keyboard.press('Enter')
    await expect(page.locator(status)).toHaveText('Showing 1 result matching “atelier ouate”')
    await page.goto(at('?q=tartan'))
    await expect(page.locator(status)).toHaveText('No agent or representatives found')
    await page.locator('[name="near"]').fill('ghent')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'The nearest to Ghent' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all countries' }).click()
    await expect(page).toHaveURL(/agents-reps$/)
  })
})
