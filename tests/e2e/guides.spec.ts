import { expect, homeOf, locales, production, published, test } from './support.ts'

const at = (locale: (typeof locales)[number], path: string) => production() + homeOf(locale).replace(/\/$/, '') + path

test('the list leads to each guide, each guide back to the list, in every language (RT-16, RT-17, GUIDE-03, BLK-acoustic_guide_teaser-01)', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(at(locale, '/noise-reduction'))
    const links = page.locator('[data-part="acoustic-guide-teaser-link"]')
    await expect(links, locale).toHaveCount((await published.acousticGuides({ locale })).length)
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')!))
    for (const href of hrefs) {
      expect(href, locale).toMatch(new RegExp(`^${homeOf(locale).replace(/\/$/, '')}/noise-reduction/[a-z0-9-]+$`))
      const guide = await page.request.get(production() + href)
      expect(guide.status(), href).toBe(200)
      const [parent] = (await guide.text()).match(/<a[^>]*data-part="guide-page-parent"[^>]*>/) ?? []
      expect(parent, href).toContain(`href="${new URL(at(locale, '/noise-reduction')).pathname}"`)
    }
  }
})

test('a guide ends with three articles, in every language (GUIDE-02)', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(at(locale, '/noise-reduction'))
    await page.goto(production() + (await page.locator('[data-part="acoustic-guide-teaser-link"]').first().getAttribute('href'))!)
    const links = page.locator('[data-part="article-card-link"]')
    await expect(links, locale).toHaveCount(3)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\/inspiration\/[a-z0-9-]+$/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a guide shows its title, subtitle, intro, picture and body in its colours (GUIDE-01, GUIDE-04)', async ({ page }) => {
    await page.goto(at('en', '/noise-reduction/six-tenths-of-a-second'))
    await expect(page.getByRole('heading', { level: 1, name: 'Six tenths of a second' })).toBeVisible()
    await expect(page.getByText('How quiet a room should be, and how much felt that takes')).toBeVisible()
    await expect(page.getByText('There are only acoustics that are good for something.')).toBeVisible()
    await expect(page.locator('[data-part="guide-page-media"] img')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What class A means' })).toBeVisible()
    const header = page.locator('[data-part="guide-page-header"]')
    await expect(header).toHaveCSS('background-color', 'rgb(15, 91, 87)')
    await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

test('by keyboard one strip opens at a time, and its guide is followed', async ({ page }) => {
  await page.goto(at('en', '/noise-reduction'))
  const link = page.getByRole('main').getByRole('link', { name: 'Plants do not help' })
  await link.focus()
  await expect(page.getByText('They are good company')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/noise-reduction\/plants-do-not-help$/)
})

test('a guide without a translation is shown in English below the notice; a guide that does not exist is a 404 (RT-16)', async ({
  page,
  request,
}) => {
  await page.goto(at('it', '/noise-reduction/phone-calls'))
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Phone calls' })).toBeVisible()
  expect((await request.get(at('en', '/noise-reduction/no-such-guide'))).status()).toBe(404)
  const english = await request.get(at('de', '/noise-reduction/echo'), { maxRedirects: 0 })
  expect([english.status(), english.headers()['location']]).toEqual([301, '/de/noise-reduction/nachhall'])
})

test('guides are in the sitemap, and name their translations (PAGE-04, SEO-04)', async ({ page, request }) => {
  expect(await (await request.get(`${production()}/sitemap-de.xml`)).text()).toContain('/de/noise-reduction/nachhall<')
  await page.goto(at('nl', '/noise-reduction/galm'))
  await expect(page).toHaveTitle('Galm | Loden')
  await expect(page.locator('link[hreflang="fr"]')).toHaveAttribute('href', /\/fr\/noise-reduction\/echo$/)
})
