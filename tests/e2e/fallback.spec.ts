import { expect, listen, production, test } from './support.ts'

const notices = {
  de: 'Diese Seite ist nicht auf Deutsch verfügbar. Angezeigt wird jetzt die Version auf Englisch.',
  it: 'Questa pagina non è disponibile in italiano. Ecco la versione in inglese.',
}
const english = () => `${production()}/about/workshop`

for (const locale of ['de', 'it'] as const) {
  test(`${locale}: a page without a translation is shown in English and says so (LOC-11, LOC-28, LOC-30, OR-06, OR-09)`, async ({
    page,
  }) => {
    const messages = listen(page)
    await page.goto(`/${locale}/about/workshop`)
    await expect(page).toHaveURL(`${production()}/${locale}/about/workshop`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('main')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('status').filter({ hasText: notices[locale] })).toBeVisible()
    const here = page.locator('nav [aria-current=page]').filter({ hasText: 'The workshop' })
    await expect(here).toHaveAttribute('lang', 'en')
    expect(messages).toEqual([])
  })

  test(`${locale}: it tells search engines which page it is, and the way to it (BC-03, RELIABILITY 23)`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${locale}/about/workshop`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', english())
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB')
    const languages = await page.locator('link[hreflang]').evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
    expect(languages.toSorted()).toEqual(['en', 'fr', 'nl', 'x-default'])
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['VideoObject', 'BreadcrumbList'])
    const sitemap = await (await request.get('/sitemap-en.xml')).text()
    expect(sitemap).toContain(`<loc>${english()}</loc>`)
    expect(sitemap).not.toContain(`/${locale}/about/workshop`)
    expect(await (await request.get(`/sitemap-${locale}.xml`)).text()).not.toContain('/about/workshop<')
  })

  test(`${locale}: its links stay in the visitor’s language (RELIABILITY 23, LOC-04)`, async ({ page }) => {
    await page.goto(`/${locale}/about/workshop`)
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect(link).toMatch(new RegExp(`^(/${locale}(/|$)|/media/)`))
  })
}

test('the notice can be closed, with and without a script, and pushes nothing while it is there (LOC-28)', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: production() })
    await page.goto('/de/about/workshop')
    const notice = page.locator('[data-locale-warning]')
    const [strip, bar] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()]
    expect(strip!.y).toBe(bar!.y + bar!.height)
    await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Hinweis schließen' }).click()
    await expect(notice).toBeHidden()
    await page.close()
  }
})

test('a translated page shows no notice, also after one that does (LOC-29, LOC-30)', async ({ page }) => {
  await page.goto('/de/about/workshop')
  await page.goto('/nl/over-ons/werkplaats')
  await expect(page.locator('[data-locale-warning]')).toHaveCount(0)
  await expect(page.locator('main')).not.toHaveAttribute('lang')
})
