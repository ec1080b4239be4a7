import { expect, listen, production, test, withPictures } from './support.ts'

test.use(withPictures)

const guide = (query = '', path = '/noise-reduction/echo') => `${production()}${path}${query}`
const result = '[data-part="room-calculator-output"]'

test('a room can be tried out: the seconds follow the slider and the choices (GUIDE-06, BLK-room_calculator-02)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(guide())
  const seconds = page.locator('[data-part="room-calculator-seconds"]')
  const before = Number(await seconds.textContent())
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAccessibleName('Share of the ceiling')
  await expect(slider).toHaveAttribute('aria-valuetext', '100%')
  expect(Number(await seconds.textContent())).toBeLessThan(before / 2)
  await page.keyboard.press('Home')
  await page.getByLabel('Walls').selectOption('Glass')
  await page.getByLabel('Height, m').fill('8')
  await expect(page.locator(result)).toContainText('Still too long')
  await page.getByText('By octave band').click()
  await expect(page.getByRole('row', { name: /^4,000\sHz/ })).toBeVisible()
  expect(messages).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the server answers the form, in the language of the page (GUIDE-06, BLK-room_calculator-01, GEN-16)', async ({
    page,
  }) => {
    await page.goto(guide('', '/de/noise-reduction/nachhall'))
    await page.getByLabel('Boden').selectOption('Teppich')
    await page.getByLabel('Länge, m').fill('8')
    await page.getByRole('button', { name: 'Berechnen' }).click()
    await expect(page).toHaveURL(/\/de\/noise-reduction\/nachhall\?length=8&.*floor=carpet.*#try-a-room$/)
    await expect(page.getByLabel('Länge, m')).toHaveValue('8')
    await expect(page.getByLabel('Boden')).toHaveValue('carpet')
    await expect(page.locator('[data-part="room-calculator-seconds"]')).toHaveText(/^\d,\d$/)
  })
})

test('a query out of bounds is brought back into them, and is text (GUIDE-06)', async ({ request, page }) => {
  const query = `?length=${encodeURIComponent('"><script>alert(1)</script>')}&height=1e99&cover=-5`
  expect((await request.get(guide(query))).status()).toBe(200)
  await page.goto(guide(query))
  await expect(page.getByLabel('Length, m')).toHaveValue('5')
  await expect(page.getByLabel('Height, m')).toHaveValue('12')
  await expect(page.getByRole('slider')).toHaveValue('0')
})
