import { startSite, type RunningSite } from './server.ts'
import { expect, homeOf, locales, production, test } from './support.ts'

const title = {
  en: 'Looks like someone turned off the lights',
  nl: 'Hier heeft iemand het licht uitgedaan',
  de: 'Da hat wohl jemand das Licht ausgemacht',
  fr: 'On dirait que quelqu’un a éteint la lumière',
  it: 'Sembra che qualcuno abbia spento la luce',
}

/** Of an address that is of no kind of page, and of one that a product would have. */
const message = {
  en: ['This page could not be found', 'Page not found'],
  nl: ['Deze pagina kon niet worden gevonden', 'Pagina niet gevonden'],
  de: ['Diese Seite konnte nicht gefunden werden', 'Seite nicht gefunden'],
  fr: ['Cette page est introuvable', 'Page introuvable'],
  it: ['Non è stato possibile trovare questa pagina', 'Pagina non trovata'],
} as const

for (const locale of locales) {
  test(`${locale}: an unknown path is answered 404 with its page (RT-26, ERR-01, ERR-02, ERR-09, ERR-10)`, async ({ page }) => {
    const home = homeOf(locale)
    const response = await page.goto(`${home.replace(/\/$/, '')}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    expect((await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00ad', '')).toBe(title[locale])
    const [unmatched, missing] = message[locale]
    await expect(page.getByText(unmatched, { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
      await expect(page.locator(name)).toHaveAttribute('content', `${unmatched}.`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/api\/images\//)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    const back = page.locator('main').getByRole('link')
    await expect(back).toHaveAttribute('href', home)
    await back.click()
    await expect(page).toHaveURL(production() + home)
    expect((await page.goto(`${home.replace(/\/$/, '')}/acoustic-solutions/nothing`))?.status()).toBe(404)
    await expect(page.getByText(missing, { exact: true })).toBeVisible()
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

test('an error of the API in a parameter says which (ENT-02, DRV-06)', async ({ request }) => {
  const response = await request.get('/api/locations?latitude=99&longitude=x&locale=xx')
  expect(await response.json()).toEqual({
    message: expect.stringMatching(/^latitude: /),
    code: 400,
    fields: { latitude: expect.any(String), longitude: expect.any(String), locale: expect.any(String) },
  })
})

test('an error of the API is a message and a code (ENT-02)', async ({ request }) => {
  for (const [path, code] of [
    ['/api/pages?slug=none&locale=en', 404],
    ['/api/general?locale=xx', 400],
    ['/api/nothing', 404],
    ['/api/images/none', 404],
    ['/api/images/home?w=7', 400],
  ] as const) {
    const response = await request.get(path)
    expect([response.status(), await response.json()], path).toEqual([
      code,
      expect.objectContaining({ message: expect.any(String), code }),
    ])
  }
})

test('only reading is allowed: no call changes the content (GEN-25)', async ({ request }) => {
  for (const path of ['/', '/about', '/api/general']) {
    for (const response of [await request.post(path), await request.put(path, { data: { body: [] } })])
      expect([response.status(), response.headers().allow], path).toEqual([405, 'GET, HEAD'])
  }
})

test('the cord of the lamp turns on the light, by keyboard and without a script (ERR-10)', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: production() })
    await page.goto('/de/none')
    const lamp = page.getByRole('switch', { name: 'Licht' })
    await expect(page.getByText(/^Die gesuchte Seite ist nicht hier/)).toBeVisible()
    await lamp.focus()
    await page.keyboard.press('Space')
    await expect(lamp).toBeChecked()
    await expect(page.getByText(/^Viel besser/)).toBeVisible()
    await page.close()
  }
})

test('the pointer is a torch, and the cat looks at it (ERR-10)', async ({ page }) => {
  await page.goto('/none')
  const room = page.locator('[data-enhance="scene"]')
  await expect(room).toHaveAttribute('data-enhanced')
  const { x, y } = (await room.boundingBox())!
  await page.mouse.move(x + 500, y + 300)
  await expect(room).toHaveAttribute('style', /--spot-x: ?500.*--spot-y: ?300/)
  const cat = room.locator('[data-watcher]')
  await expect(cat).toHaveAttribute('style', /--look-x: ?-/)
  await page.mouse.move(x + 1500, y + 300)
  await expect(cat).toHaveAttribute('style', /--look-x: ?[\d.]/)
})

test.describe('a page that fails', () => {
  let site: RunningSite
  // They share a server.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    site = await startSite({ SITE_ENV: 'production' }, { script: 'tests/e2e/faulty-site.ts' })
  })
  test.afterAll(() => site?.stop())

  const sentences = { 400: 'Cette adresse est incompréhensible', 429: 'Trop de demandes', 503: 'Momentanément indisponible' }
  for (const [code, sentence] of Object.entries(sentences))
    test(`with ${code} says so in the visitor’s language, the lamp on (ERR-01, ERR-03, ERR-08)`, async ({ page }) => {
      const response = await page.goto(`${site.url}/fr/status-${code}`)
      expect([response?.status(), response?.headers()['cache-control']]).toEqual([Number(code), 'no-store'])
      const main = page.getByRole('main')
      await expect(main.getByText(code, { exact: true })).toBeVisible()
      await expect(main.getByText(sentence)).toBeVisible()
      await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
      await expect(page.getByRole('switch')).toHaveCount(0)
    })

  test('without a reason is 500 Error and does not reveal its cause (ERR-02, ERR-04, ERR-08)', async ({ page }) => {
    const response = await page.goto(`${site.url}/outage`)
    expect(response?.status()).toBe(500)
    await expect(page.getByText('500', { exact: true })).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    expect(await response?.text()).not.toContain('secret')
  })

  test('with an unknown code shows the message of the API (ERR-01)', async ({ page }) => {
    expect((await page.goto(`${site.url}/status-413`))?.status()).toBe(413)
    await expect(page.getByText('The API says so')).toBeVisible()
  })

  test('of the search shows a sentence on the page, no error page (SRCH-14, RT-38)', async ({ page }) => {
    const response = await page.goto(`${site.url}/search?keyword=felt`)
    expect([response?.status(), response?.headers()['cache-control']]).toEqual([503, 'no-store'])
    await expect(page.getByRole('main').getByRole('status')).toHaveText('The search has gone quiet. Try again in a moment.')
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('felt')
  })
})
