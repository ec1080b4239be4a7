import { expect, homeOf, listen, locales, production, test, use, withPictures } from './support.ts'

test.use(withPictures)

const at = (query = '', home = '/') => `${production()}${home.replace(/\/$/, '')}/agents-reps${query}`
const status = '[data-part="dealer-page-status"]'

test('lists the dealers of every country in every language, and typing filters them (GEN-10, RT-20, DEALER-01, DEALER-02, DEALER-10)', async ({
  page,
}) => {
  const messages = listen(page)
  for (const locale of locales) {
    await page.goto(at('', homeOf(locale)))
    await use(page.locator('[data-enhance="dealers"]'))
    await expect(page.locator('main h1'), locale).toBeVisible()
    expect(await page.locator('main [data-letter]').count(), locale).toBeGreaterThan(20)
    await page.getByRole('searchbox').fill('Bureau Sourdine')
    await expect(page.locator('main li:visible h3'), locale).toHaveText(['Bureau Sourdine'])
  }
  expect(messages).toEqual([])
})

test('the letter that was followed is the one that is marked, the last one too (DEALER-09)', async ({ page }) => {
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at())
    await use(page.locator('[data-enhance="dealers"]'))
    for (const letter of ['B', 'F', 'G', 'U']) {
      await page.getByRole('link', { name: `Countries with ${letter}`, exact: true }).click()
      await expect(page.locator('[data-part="dealer-page-letter"][aria-current]'), `${width}`).toHaveText(letter)
    }
  }
})

test('the address follows what is typed (GEN-16)', async ({ page }) => {
  await page.goto(at('', '/de'))
  await use(page.locator('[data-enhance="dealers"]'))
  await page.getByRole('searchbox').fill('brüssel')
  await expect(page).toHaveURL(/\?q=br%C3%BCssel$/)
})

test('writes to a dealer in a dialog, which says to whom and sends it too (DEALER-13, DEALER-18)', async ({ page }) => {
  const messages = listen(page)
  await page.goto(at('?q=Bureau Sourdine', '/de'))
  await use(page.locator('[data-enhance="dealers"]'))
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
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/inquiries'))
  await dialog.locator('[type="submit"]').last().click()
  const answer = await sent
  expect(answer.request().postDataJSON()).toMatchObject({ form: 'question', location: 'Bureau Sourdine (brussels)' })
  expect(answer.status()).toBe(200)
  // It closes itself.
  await expect(dialog).toBeHidden()
  expect(messages).toEqual([])
})

test('a map leads to each country of the list by keyboard, and shows what a search shows (DEALER-20, DEALER-22)', async ({
  page,
}) => {
  const messages = listen(page)
  const drawing = page.waitForResponse((response) => /world[^/]*\.svg$/.test(response.url()))
  await page.goto(at('', '/fr'))
  expect((await drawing).status()).toBe(200)
  await use(page.locator('[data-enhance="dealers"]'))
  const map = page.getByRole('navigation', { name: 'Carte des pays' })
  expect(await map.getByRole('link').count()).toBeGreaterThan(20)
  // Beside the list on large screens, folded on others.
  const fold = page.locator('main summary', { hasText: 'Carte des pays' })
  await expect(fold).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(map.getByRole('link').first()).toBeHidden()
  await fold.press('Enter')
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await map.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return { x, y, size: Math.min(width, height), end: x + width }
      }),
    )
    for (const [i, one] of boxes.entries()) {
      expect(one.size, `${width}`).toBeGreaterThanOrEqual(24)
      expect(one.x >= 0 && one.end <= width, `${width}`).toBe(true)
      for (const other of boxes.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)), `${width}`).toBeGreaterThanOrEqual(24)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await map.getByRole('link', { name: 'Belgique, 4 adresses' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Kamer Vier' })).toBeInViewport()
  await page.getByRole('searchbox').fill('Kamer Vier')
  await expect(map.getByRole('link')).toHaveText([/Carte agrandie, 1 /, /Belgique, 1 /])
  expect(messages).toEqual([])
})

test.describe('where one is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 50.85, longitude: 4.35 } })
  test('is asked of the browser: the ten nearest, with their distance (DEALER-15)', async ({ page }) => {
    await page.goto(at())
    await page.getByRole('button', { name: 'Nearest to me' }).click()
    await expect(page).toHaveURL(/latitude=50.85&longitude=4.35#dealers-near$/)
    await expect(page.getByRole('heading', { name: 'The nearest to you' })).toBeVisible()
    await expect(page.locator('[data-part="dealer-page-distance"]')).toHaveCount(10)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('cards are in view with the search above them; phones have countries to open (DEALER-16, DEALER-17, DEALER-22)', async ({
    page,
  }) => {
    const card = page.locator('main h3', { hasText: 'Kamer Vier' })
    const opens = page.locator('main [data-letter] summary')
    const isShown = () => card.evaluate((one) => one.checkVisibility())
    for (const [width, shown] of [
      [1440, true],
      [768, true],
      [390, false],
      [320, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at())
      expect(await isShown(), `${width}`).toBe(shown)
      await expect(opens.first(), `${width}`).toBeVisible({ visible: !shown })
      // The search field is on the first screen, above all its results.
      await expect(page.getByRole('searchbox'), `${width}`).toBeInViewport()
    }
    // One line each: the page is no longer than seven phones.
    expect(await page.evaluate('document.body.scrollHeight')).toBeLessThan(7 * 844)
    await page.locator('[data-letter="B"] summary').press('Enter')
    expect(await isShown()).toBe(true)
    await page.goto(at('?q=kamer vier'))
    expect(await isShown()).toBe(true)
  })

  test('the server answers both forms, and a card leads to the contact page (GEN-16, DEALER-11, DEALER-13 to DEALER-15)', async ({
    page,
  }) => {
    await page.goto(at())
    await page.getByRole('searchbox').fill('atelier ouate')
    await page.keyboard.press('Enter')
    await expect(page.locator(status)).toHaveText('Showing 1 result matching “atelier ouate”')
    await page.goto(at('?q=tartan'))
    await expect(page.locator(status)).toHaveText('No agents or representatives found')
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

  test('a point of the map and a letter lead to their country, whose title is then in view (DEALER-07, DEALER-20)', async ({
    page,
  }) => {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at())
      const country = (name: string) =>
        page.locator('main [data-letter]').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })
      const isShown = async (name: string) => {
        await expect(country(name).locator('details'), `${width}`).toHaveAttribute('open')
        const title = country(name).getByRole('heading', { name, exact: true })
        await expect(title, `${width}`).toBeInViewport({ ratio: 1 })
        // Nothing that stays at the top covers it, and it stands there.
        const { isOnTop, y } = await title.evaluate((one) => {
          const { x, y, height } = one.getBoundingClientRect()
          return { y, isOnTop: one.closest('[data-letter]')!.contains(document.elementFromPoint(x + 1, y + height / 2)) }
        })
        expect(isOnTop, `${width}`).toBe(true)
        expect(y, `${width}`).toBeLessThan(300)
      }
      await expect(page.locator('main details[open]')).toHaveCount(0)
      if (width < 1200) await page.locator('main summary', { hasText: 'Map of the countries' }).click()
      await page.getByRole('link', { name: 'Belgium, 4 locations' }).click()
      await expect(page).toHaveURL(/#country-\d+$/)
      await isShown('Belgium')
      await expect(page.getByRole('heading', { name: 'Kamer Vier' })).toBeInViewport()
      // The same address, sent to somebody else.
      const address = page.url()
      await page.goto('about:blank')
      await page.goto(address)
      await isShown('Belgium')
      // Smaller screens have no letters (DEALER-16).
      if (width < 768) continue
      await page.getByRole('link', { name: 'Countries with F', exact: true }).click()
      await isShown('Finland')
    }
  })
})
