import { chooseLanguage, expect, homeOf, listen, locales, production, test, use } from './support.ts'

const root = '/acoustic-solutions'
const bar = '[data-part="compare-bar"]'

test('three products are chosen in a list, compared, and asked a price for (CMP-01, CMP-02, CMP-04, RT-39)', async ({ page }) => {
  const messages = listen(page)
  await page.goto(`${production()}${root}/types/wall-panels`)
  await use(page.locator('[data-enhance="products"]'))
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const choose = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
  await choose('Rib').click()
  await expect(page).toHaveURL(`${production()}${root}/types/wall-panels?families=rib`)
  await expect(choose('Rib')).toHaveAttribute('aria-pressed', 'true')
  await expect(choose('Rib')).toBeFocused()
  // The choice stays from list to list.
  await page.getByRole('link', { name: /^Ceilings/ }).click()
  await choose('Wolk').click()
  await choose('Zeil').click()
  await expect(page.locator(bar).getByRole('button')).toHaveText(['Rib', 'Wolk', 'Zeil'])
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.locator(bar).getByRole('link', { name: 'Compare 3' }).click()
  await expect(page).toHaveURL(`${production()}/compare?families=rib,wolk,zeil`)
  const row = page.getByRole('row', { name: /^Weighted absorption/ })
  await expect(row.getByRole('cell')).toHaveText(['0.90, class A', '–none given', '0.90, class A'])
  await page.getByRole('link', { name: 'Remove Wolk' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL(`${production()}/de/compare?families=rib,zeil`)
  await page.getByRole('link', { name: 'Angebot anfragen' }).click()
  await expect(page.getByLabel('Produkt')).toHaveValue('Rib, Zeil')
  expect(messages).toEqual([])
})

test('each choice is announced, and where no more fit it is said why (CMP-05, TYPO-15)', async ({ page }) => {
  await page.goto(`${production()}${root}`)
  await use(page.locator('[data-enhance="products"]'))
  const choose = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
  const announced = page.locator('output[data-swap="compared"]')
  const region = await announced.elementHandle()
  for (const [i, name] of ['Murmel', 'Rib', 'Wolk', 'Zeil'].entries()) {
    await choose(name).click()
    await expect(announced).toHaveText(`${i + 1} product${i ? 's' : ''} to compare`)
  }
  // The same element: a new one would not be read.
  expect(await region!.evaluate((element) => element.isConnected)).toBe(true)
  const why = 'No more than 4 fit side by side. Take one out to add another.'
  await expect(page.locator(bar).getByText(why)).toBeVisible()
  await expect(choose('Lus')).toBeDisabled()
  await expect(choose('Lus')).toHaveAccessibleDescription(why)
  await expect(choose('Rib')).toHaveAccessibleDescription('')
  await page.reload()
  await expect(choose('Lus')).toHaveAccessibleDescription(why)
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(page.locator(bar)).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator(bar).getByRole('link', { name: 'Compare 4' }).click()
  await expect(page.locator('main')).toContainText(why)
  await page.goto(`${production()}${root}/types/acoustic-lighting`)
  await expect(page.locator('[data-disabled]').first()).toContainText('0 (nothing left with this choice)')
})

for (const locale of locales) {
  test(`${locale}: what is no family or does not fit is said, and is in no search engine; nothing chosen invites (CMP-03, CMP-07, RT-39)`, async ({
    page,
  }) => {
    const path = `${homeOf(locale).replace(/\/$/, '')}/compare`
    const answer = await page.goto(`${production()}${path}?families=rib,%3Cb%3E,wolk,zeil,lus,klok`)
    expect(answer!.status()).toBe(200)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('[data-part="compare-page-note"]')).toHaveText([/<b>/, /Klok/])
    await expect(page.locator('[data-part="compare-page-product"]')).toHaveCount(4)
    await page.goto(production() + path)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('[data-part="compare-page-empty"]')).toBeVisible()
    // Ready ones lead to a comparison of the products that they name (CMP-07).
    const choices = page.locator('[data-part="compare-page-choose"]')
    await expect(choices).toHaveCount(3)
    const words = await choices.first().textContent()
    await choices.first().click()
    const compared = page.locator('[data-part="compare-page-link"]')
    await expect(compared).toHaveCount(3)
    for (const name of await compared.allTextContents()) expect(words).toContain(name)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test('a family is added from its page, others in lists by keyboard, whose bar hides no focus (CMP-01)', async ({ page }) => {
    await page.goto(`${production()}${root}/rib`)
    await page.getByRole('link', { name: 'Compare with others' }).click()
    await page.getByRole('combobox').selectOption('Wolk')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page).toHaveURL(`${production()}/compare?families=rib,wolk`)
    await page.getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL(`${production()}${root}?families=rib,wolk`)
    const other = page.getByRole('button', { name: 'Compare Zeil', exact: true })
    await other.focus()
    const [button, foot] = [(await other.boundingBox())!, (await page.locator(bar).boundingBox())!]
    expect(button.y + button.height).toBeLessThanOrEqual(foot.y)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${production()}${root}?families=rib,wolk,zeil`)
    await page.getByRole('button', { name: 'Don’t compare Wolk' }).click()
    await expect(page.locator(bar).getByRole('button')).toHaveText(['Rib', 'Zeil'])
    await page.getByRole('link', { name: 'Compare 2' }).click()
    // Waits for the styles too.
    await page.waitForURL(`${production()}/compare?families=rib,zeil`)
    // The names of rows stay where the table scrolls.
    const name = page.getByRole('rowheader').nth(1)
    const before = await name.boundingBox()
    await page.locator('[data-part="compare-page-frame"]').evaluate((frame) => frame.scrollBy({ left: 200, behavior: 'instant' }))
    expect((await name.boundingBox())!.x).toBe(before!.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
