import { expect, homeOf, locales, production, test } from './support.ts'

const title = {
  en: 'Looks like someone turned off the lights',
  nl: 'Hier heeft iemand het licht uitgedaan',
  de: 'Da hat wohl jemand das Licht ausgemacht',
  fr: 'On dirait que quelqu’un a éteint la lumière',
  it: 'Sembra che qualcuno abbia spento la luce',
}

for (const locale of locales) {
  test(`${locale}: an unknown path is answered 404 with its page (RT-26, ERR-01, ERR-02, ERR-09, ERR-10)`, async ({ page }) => {
    const home = homeOf(locale)
    const response = await page.goto(`${home.replace(/\/$/, '')}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    expect((await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00ad', '')).toBe(title[locale])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    const back = page.locator('main').getByRole('link')
    await expect(back).toHaveAttribute('href', home)
    await back.click()
    await expect(page).toHaveURL(production() + home)
  })
}

test('paths that only look like pages are 404 too, and never leave the site (RT-26, LOC-02)', async ({ request }) => {
  for (const path of [
    '/en',
    '/en/about',
    '/DE',
    '/es',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/about%00',
    '/%ff',
    '/assets/none.js',
    '/media/none.mp4',
    '/media/assets.json',
    '/a'.repeat(400),
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
  }
  for (const path of ['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/']) {
    const { location = '/' } = (await request.get(production() + path, { maxRedirects: 0 })).headers()
    expect(new URL(location, production()).origin, path).toBe(production())
  }
})

test('an error of the API is a message and a code (ENT-02)', async ({ request }) => {
  for (const [path, code] of [
    ['/api/pages?slug=none&locale=en', 404],
    ['/api/general?locale=xx', 400],
    ['/api/nothing', 404],
    ['/api/images/none', 404],
    ['/api/images/room?w=7', 400],
  ] as const) {
    const response = await request.get(path)
    expect([response.status(), await response.json()], path).toEqual([code, { message: expect.any(String), code }])
  }
})

test('only reading is allowed', async ({ request }) => {
  for (const path of ['/', '/about', '/api/general']) {
    const response = await request.post(path)
    expect([response.status(), response.headers().allow], path).toEqual([405, 'GET, HEAD'])
  }
})
