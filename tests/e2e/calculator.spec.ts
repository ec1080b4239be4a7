import { expect, listen, locales, homeOf, production, test } from './support.ts'

const at = (query = '', home = '/') => `${production()}${home.replace(/\/$/, '')}/roll-calculator${query}`
const rolls = '[data-part="calculator-amount"]'

test('answers with each key in every language, with no message on the console (GEN-14, BLK-calculator-01, CALC-05, CALC-06)', async ({
  page,
}) => {
  const messages = listen(page)
  for (const locale of locales) {
    await page.goto(at('', homeOf(locale)))
    await page.locator('[name="width"]').fill('7,8')
    await expect(page.locator(rolls), locale).toHaveText(/^4 /)
    await page.locator('[name="finish"]').last().check()
    await expect(page.locator('[data-part="calculator-quote"] a')).toHaveAttribute('href', /product=.+&amount=4$/)
    await expect(page).toHaveURL(/wall=7.8x3.5&active=1&finish=/)
  }
  expect(messages).toEqual([])
})

test('an address brings the walls back, in feet and back again (CALC-01, CALC-08)', async ({ page }) => {
  await page.goto(at('?unit=m&wall=5x3.5&wall=7.8x2.6&active=2'))
  await expect(page.locator(rolls)).toHaveText('5 rolls')
  await page.getByRole('button', { name: 'Feet' }).click()
  await expect(page.locator('[name="width"]')).toHaveValue('25.59')
  await page.reload()
  await page.getByRole('button', { name: 'Metres' }).click()
  await expect(page.locator('[name="width"]')).toHaveValue('7.8')
})

test('a door is added, typed and shared (CALC-31, CALC-35, CALC-36)', async ({ page }) => {
  const messages = listen(page)
  await page.goto(at())
  await page.getByRole('button', { name: 'Add a door or window' }).click()
  await expect(page.locator('[name="opening-width"]')).toBeFocused()
  await page.locator('[name="opening-width"]').fill('4,9')
  await page.locator('[name="opening-left"]').fill('0')
  await expect(page.locator(rolls)).toHaveText('2 rolls')
  await expect(page).toHaveURL(/&opening=1_4.9x2.1_0x0&/)
  await page.reload()
  await expect(page.getByText('Saves 1.05 rolls before rounding.')).toBeVisible()
  expect(messages).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the server leaves out doors and windows (GEN-16, CALC-31, CALC-32, CALC-36)', async ({ page }) => {
    await page.goto(at())
    await page.getByRole('button', { name: 'Add a door or window' }).click()
    await page.locator('[name="opening-width"]').fill('6')
    await page.locator('[name="opening-left"]').fill('0')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').last()).toHaveText(/^\s*Opening 1 is not counted/)
    await page.locator('[name="opening-width"]').fill('4.9')
    await page.getByRole('button', { name: 'Add a wall' }).click()
    await page.getByRole('button', { name: /^Wall 1/ }).click()
    await expect(page.getByText('Saves 1.05 rolls before rounding.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove opening 1' }).click()
    await expect(page.locator('[name="opening-width"]')).toHaveCount(0)
    await expect(page.locator('[name="opening"]')).toHaveCount(0)
  })
  test('a second wall is removed, and the right one is selected (CALC-04, CALC-11)', async ({ page }) => {
    await page.goto(at('?unit=m&wall=4x2.5&wall=5x3.5&wall=3x2&active=3'))
    const measures = page.locator('[data-part="calculator-measures"]')
    await page.getByRole('button', { name: 'Remove wall 1' }).click()
    await expect(measures).toHaveText([/^5\.00/, /^3\.00/])
    await page.getByRole('button', { name: /^Wall 2/ }).click()
    await expect(page.locator('[name="width"]')).toHaveValue('3')
    await page.getByRole('button', { name: 'Remove wall 1' }).click()
    await expect(measures).toHaveText([/^3\.00/])
  })
  test('the server works it out, wall by wall (GEN-16, CALC-04, CALC-07, CALC-14)', async ({ page }) => {
    await page.goto(at())
    await page.locator('[name="width"]').fill('29,4')
    await page.locator('[name="height"]').fill('2.5')
    await page.keyboard.press('Enter')
    await expect(page.locator(rolls)).toHaveText('9 rolls')
    await page.getByRole('button', { name: 'Add a wall' }).click()
    await expect(page.locator('[data-part="calculator-wall"]')).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove wall 1' }).click()
    await expect(page.locator(rolls)).toHaveText('3 rolls')
    await page.locator('[name="finish"]').last().check()
    await page.locator('[name="height"]').fill('')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByRole('alert')).toHaveText(/are required$/)
    await page.getByRole('link', { name: 'Request quote' }).click()
    await expect(page).toHaveURL(/\/contact\/quote-price-lead\?.*amount=3$/)
  })
})
