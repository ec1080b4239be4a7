import { expect, listen, test } from './support.ts'

const cards = '[data-part="article-card"]'
const heroes = '[data-part="article-list-hero"]'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the overview shows three large articles, the rest as a grid, and leads through the categories and back (RT-11, RT-12, ART-01, ART-02, ART-03, ART-04, ART-05)', async ({
      page,
    }) => {
      const messages = listen(page)
      await page.goto('/nl/inspiration')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inspiratie')
      await expect(page.locator(heroes)).toHaveCount(3)
      const all = await page.locator(cards).count()
      expect(all).toBeGreaterThan(10)
      expect(messages).toEqual([])
      const filter = page.getByRole('navigation', { name: 'Categorieën' })
      await filter.getByRole('link', { name: 'Agenda' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/nl\/inspiration\/category\/agenda$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
      expect(await page.locator(cards).count()).toBeLessThan(all)
      await filter.getByRole('link', { name: 'Agenda (alles tonen)' }).click()
      await expect(page).toHaveURL(/\/nl\/inspiration$/)
    })

    test('an article shows its head, its body, related articles and the next one (RT-13, ART-06, ART-07, ART-12, ART-17)', async ({
      page,
    }) => {
      const messages = listen(page)
      await page.goto('/inspiration/a-courtroom-learns-to-whisper')
      const head = page.locator('[data-part="article-header"]')
      await expect(head.getByRole('heading', { level: 1 })).toHaveText('A courtroom learns to whisper')
      await expect(head.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/inspiration/category/rooms')
      await expect(head).toContainText(/\d min read/)
      await expect(head.getByRole('img')).toBeVisible()
      await expect(head.locator('dt')).toHaveText(['Location', 'Architect', 'Photographer'])
      // The products in it, and a quote for them.
      await expect(page.getByRole('heading', { name: 'In this story' })).toBeVisible()
      await expect(page.locator('[data-part="product-card"]')).toHaveText([/Kanteel.*from/s, /Boog.*from/s])
      await expect(page.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
        'href',
        '/contact/quote-price-lead?product=Kanteel&product=Boog',
      )
      const related = page.locator('[data-part="article-grid"]')
      expect(await related.locator(cards).count()).toBeGreaterThan(0)
      expect(messages).toEqual([])
      await page.locator('[data-part="next-article"]').getByRole('link').click()
      await expect(page).toHaveURL(/\/inspiration\/(?!a-courtroom)[\w-]+$/)
    })
  })

test('an event shows its facts, a card the colour of its category (ART-11, ART-15)', async ({ page }) => {
  await page.goto('/inspiration/come-and-be-silent-in-milan')
  const facts = page.locator('[data-part="article-header"] [data-part="fact-list"]')
  await expect(facts.locator('dt')).toHaveText(['From', 'Until', 'Location', 'Price', 'Booth', 'Website'])
  await expect(facts.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(page.locator('[data-part="article-header-field"]')).toHaveCSS('background-color', 'rgb(184, 164, 227)')
  await expect(page.locator(cards).first()).toHaveCSS('background-color', 'rgb(184, 164, 227)')
})

test('an English address leads to the translation, a missing article to 404, the bare category to the overview (OR-06, RT-28, ERR-03)', async ({
  request,
}) => {
  const at = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  expect((await at('/nl/inspiration/category/dates'))[1]).toBe('/nl/inspiration/category/agenda')
  expect(await at('/inspiration/category')).toEqual([301, '/inspiration'])
  expect((await at('/inspiration/none'))[0]).toBe(404)
  expect((await at('/inspiration/category/none'))[0]).toBe(404)
})

test('the bar is inverted on the head of a category that asks for it, which makes room for it (ART-14)', async ({ page }) => {
  const bar = page.getByRole('banner')
  await page.goto('/inspiration/category/rooms')
  await expect(bar).not.toHaveAttribute('data-inverted')
  await page.goto('/inspiration/category/dates')
  await expect(bar).toHaveAttribute('data-inverted', 'true')
  const under = (await bar.boundingBox())!
  expect((await page.locator('[data-part="article-list-head"]').boundingBox())!.y).toBe(0)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeGreaterThanOrEqual(under.y + under.height)
})

test('a category without a translation is shown in English, with a notice (LOC-10, LOC-28)', async ({ page }) => {
  await page.goto('/de/inspiration/category/dates')
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[data-part="locale-warning"]')).toBeVisible()
  await expect(page.locator(cards).first().getByRole('link')).toHaveAttribute('href', /^\/de\/inspiration\//)
})

test('head and feed tell other programs what an article is (RT-13, SEO-02)', async ({ page, request }) => {
  await page.goto('/fr/inspiration')
  const feed = page.locator('link[type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', /\/fr\/inspiration\/rss\.xml$/)
  const answer = await request.get('/fr/inspiration/rss.xml')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  expect(await answer.text()).toContain('<language>fr</language>')
  await page.locator(`${cards} a`).first().click()
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  )
})
