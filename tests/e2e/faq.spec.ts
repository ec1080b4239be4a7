import { expect, homeOf, listen, locales, production, published, test } from './support.ts'

const faq = (query = '') => `${production()}/faq${query}`

test('the page has its header, its questions and its body in every language (RT-19, GEN-11, FAQ-01, FAQ-02)', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(`${production()}${homeOf(locale).replace(/\/$/, '')}/faq`)
    await expect(page.locator('h1'), locale).toBeVisible()
    await expect(page.locator('main details'), locale).toHaveCount((await published.faq({ locale })).length)
    await expect(page.locator('main [data-part="text"] h2'), locale).toBeVisible()
  }
  await page.goto(faq())
  await expect(page.getByRole('heading', { level: 1, name: 'Got a question? Find an answer' })).toBeVisible()
})

test('typing filters the questions and marks what matches; by keyboard a question opens (FAQ-03, FAQ-04, FAQ-05, FAQ-06)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(faq())
  const field = page.getByRole('searchbox', { name: 'Search questions and answers' })
  const status = page.locator('[data-part="faq-page-status"]')
  await field.fill('READY2GO')
  await expect(page.locator('main mark').first()).toHaveText('Ready2Go')
  await expect(status).not.toHaveText(`${(await published.faq({ locale: 'en' })).length} questions`)
  await field.fill('href')
  await expect(status).toHaveText('No results found')
  await expect(page.locator('main details:visible')).toHaveCount(0)
  await field.fill('')
  await expect(status).toHaveText('10 questions')
  await page.locator('main summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Softness alone does very little')).toBeVisible()
  expect(messages).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form is answered by the server, and each question opens (GEN-16, FAQ-03, FAQ-04, FAQ-06)', async ({ page }) => {
    await page.goto(faq())
    await page.getByRole('searchbox').fill('LOOKS soft too')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/faq\?q=LOOKS\+soft\+too$/)
    await expect(page.locator('[data-part="faq-page-status"]')).toHaveText('1 question')
    await expect(page.locator('main mark')).toHaveText('looks soft too')
    await expect(page.locator('main mark')).toBeVisible()
    await page.goto(faq('?q=tartan'))
    await expect(page.locator('[data-part="faq-page-status"]')).toHaveText('No results found')
    await page.goto(faq())
    await page.locator('main summary').first().click()
    await expect(page.getByText('Softness alone does very little')).toBeVisible()
  })
})

test('on paper every question has its answer, and none can be opened (FAQ-08)', async ({ page }) => {
  await page.goto(`${production()}/faq`)
  const answer = page.locator('[data-part="faq-page-answer"]').nth(1)
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(page.locator('[data-part="faq-page-icon"]').first()).toBeHidden()
})

test('what is searched for is text, never markup; the page keeps its canonical address', async ({ page, request }) => {
  const answer = await request.get(faq(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`))
  expect(answer.status()).toBe(200)
  expect(await answer.text()).not.toContain('<script>alert')
  await page.goto(faq('?q=felt'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/)
})

test('search engines get all questions with their answers, as a FAQPage', async ({ page }) => {
  await page.goto(faq())
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = texts.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'FAQPage')
  expect(data.mainEntity).toHaveLength((await published.faq({ locale: 'en' })).length)
  for (const question of data.mainEntity)
    expect([
      question['@type'],
      Boolean(question.name),
      question.acceptedAnswer['@type'],
      question.acceptedAnswer.text[0],
    ]).toEqual(['Question', true, 'Answer', '<'])
})
