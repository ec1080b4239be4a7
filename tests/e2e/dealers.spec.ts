import { expect, homeOf, listen, locales, production, test } from './support.ts'

const at = (query = '', home = '/') => `${production()}${home.replace(/\/$/, '')}/agents-reps${query}`
const status = '[data-part="dealer-page-status"]'

test('lists the dealers of every country in every language, and typing filters them (GEN-10, RT-20, DEALER-01, DEALER-02, DEALER-10)', async ({
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

test('writes to a dealer in a dialog, which says to whom and sends it too (DEALER-13, DEALER-18)', async ({ page }) => {
  const messages = listen(page)
  await page.goto(at('?q=Bureau Sourdine', '/de'))
  await expect(page.locator('[data-enhance="dealers"][data-enhanced]')).toBeAttached()
  const link = page.getByRole('link', { name: 'Kontakt aufnehmen: Bureau Sourdine' })
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen Bureau Sourdine' })
  await expect(dialog).toContainText('1000 Brüssel')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.press('Enter')
  await dialog.getByLabel('Vorname').fill('Ines')
  for (const name of ['last_name', 'company', 'state', 'subject']) await dialog.locator(`[name="${name}"]`).fill('Wie laut?')
  await dialog.locator('[name="email"]').fill('ines@example.com')
  await dialog.locator('[name="country"]').selectOption('Belgium')
  await dialog.locator('[name="gdpr"]').check()
  await expect(dialog.locator('form[novalidate]')).toBeAttached()
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/inquiries'))
  await dialog.locator('[type="submit"]').last().click()
  const answer = await sent
  expect(answer.request().postDataJSON()).toMatchObject({ form: 'contact', location: 'Bureau Sourdine (brussels)' })
  expect(answer.status()).toBe(200)
  // It closes itself.
  await expect(dialog).toBeHidden()
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
  test('the server answers both forms, countries open, and a card leads to the contact page (GEN-16, DEALER-11, DEALER-13 to DEALER-15, DEALER-17)', async ({
    page,
  }) => {
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
    await page.goto(at('?q=atelier ouate'))
    await page.getByRole('link', { name: 'Get in touch: Atelier Ouate' }).click()
    await expect(page.locator('[data-part="contact-form-about"]')).toContainText('Atelier Ouate, Liège')
    await expect(page.locator('form [name="location"]')).toHaveValue('Atelier Ouate (liege)')
  })
})
