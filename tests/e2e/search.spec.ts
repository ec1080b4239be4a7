import { expect, hold, listen, openSearch, pauseClock, production, seeAll, test, withPictures } from './support.ts'

test.use(withPictures)

const field = '[data-search] input'

test('suggestions appear while a visitor types, in their language; arrow keys and Enter follow one (GEN-08, NAV-05, SRCH-01..03, API-12, SRCH-09, SRCH-11)', async ({
  page,
}) => {
  const messages = listen(page)
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(new URL(request.url())))
  await page.clock.install()
  await page.goto('/de/contact')
  const nav = page.getByRole('navigation', { name: 'Hauptmenü' })
  await openSearch(page)
  await expect(nav).toBeHidden()
  await expect(page.locator(field)).toHaveRole('combobox')
  // One request, however long a busy machine takes between two letters.
  await pauseClock(page)
  await page.keyboard.type('murmel')
  await page.clock.runFor(1000)
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Murmel')
  await expect(options.first()).toContainText('Produkt')
  await expect(options.first().locator('mark').first()).toHaveText('Murmel')
  await expect(options.first().locator('img')).toHaveAttribute('src', /^\/api\/images\/[\w/-]+\?h=100&q=50$/)
  expect(asked.map(({ searchParams }) => [searchParams.get('keyword'), searchParams.get('locale')])).toEqual([['murmel', 'de']])
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(field)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  const target = await options.first().getAttribute('href')
  expect(target).toMatch(/^\/de\//)
  expect(messages).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(production() + target!)
})

test('every thumbnail is requested with height 100 and quality 50, in the suggestions and on the page (SRCH-10)', async ({
  page,
}) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/images/')) requested.add(search)
  })
  await page.goto('/search')
  requested.clear()
  await openSearch(page)
  await page.keyboard.insertText('felt')
  const first = page.getByRole('option').locator('img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(100)
  expect([...requested]).toEqual(['?h=100&q=50'])
  const address = (await first.getAttribute('src'))!
  const sizeAt = async (quality: number) =>
    (await (await page.request.get(address.replace('q=50', `q=${quality}`))).body()).length
  expect(await sizeAt(50)).toBeLessThan(await sizeAt(75))
  requested.clear()
  await page.goto('/search?keyword=felt')
  await seeAll(page)
  const results = page.getByRole('main').getByRole('listitem').locator('img')
  expect(await results.count()).toBeGreaterThan(3)
  for (const image of await results.all()) expect(await image.evaluate((each: HTMLImageElement) => each.naturalHeight)).toBe(100)
  expect([...requested]).toEqual(['?h=100&q=50'])
})

test('the page has results in groups with the words that were found, and ways on where there are none (SRCH-20 to SRCH-22)', async ({
  page,
}) => {
  await page.goto('/de/search?keyword=murmel')
  await expect(page.locator('main h2').first()).toHaveText('Produkte')
  const wolk = page.locator('main a', { hasText: 'Wolk' }).first()
  await expect(wolk.locator('[data-part="search-result-excerpt"] mark').first()).toHaveText('Murmel')
  await expect(wolk.locator('[data-part="search-result-notes"]')).toHaveText(/^\p{Lu}.+ · ab .*€/u)
  const suggestion = page.locator('[data-part="search-page-suggestion"]')
  await expect(suggestion).toHaveCount(0)
  for (const query of ['', '?keyword=qqqq']) {
    await page.goto(`/de/search${query}`)
    await expect(suggestion.first()).toHaveAttribute('href', /^\/de\//)
  }
})

test('no result has a way on, and the rows close when the focus leaves the search (SRCH-11)', async ({ page }) => {
  await page.goto('/de/contact')
  await openSearch(page)
  await page.keyboard.insertText('qqqq')
  await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible()
  await expect(page.locator('[data-part=search-results] a')).toHaveAttribute('href', '/de/contact')
  await page.locator(field).fill('murmel')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const stops: (string | undefined)[] = []
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.part))
  }
  expect(stops).toEqual(['search-close', 'locale-switcher-button'])
  await expect(list).toBeHidden()
})

test('Escape closes the rows, then the search, and the menu is there again (SRCH-04)', async ({ page }) => {
  await page.goto('/about')
  await openSearch(page)
  await page.keyboard.insertText('felt')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.locator(field)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-search-open]')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('text typed before the code is loaded is kept and searched', async ({ page }) => {
  await page.goto('/about')
  const code = await hold(page, '**/assets/chunks/*.js')
  await openSearch(page)
  await page.keyboard.type('murmel')
  await code.held
  code.release()
  await expect(page.getByRole('option').first()).toContainText('Murmel')
  await expect(page.locator(field)).toHaveValue('murmel')
})

for (const outcome of ['success', 'failure'])
  test(`the suggestions are marked as loading until a search ends, in ${outcome} (PAGE-26, SRCH-14)`, async ({ page }) => {
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/search?*', async (route) => {
      await answered.promise
      await (outcome === 'success' ? route.continue() : route.abort())
    })
    await page.goto('/about')
    await openSearch(page)
    await page.keyboard.insertText('felt')
    const panel = page.locator('[data-search] [aria-busy]')
    await expect(panel).toHaveAttribute('aria-busy', 'true')
    answered.resolve()
    await expect(panel).toHaveAttribute('aria-busy', 'false')
  })

test('one letter sends no request (OR-23), and a failed search leaves the page unchanged (SRCH-14)', async ({ page }) => {
  let asked = 0
  await page.route('**/api/search?*', (route) => {
    asked += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto('/about')
  await openSearch(page)
  await page.keyboard.type('f')
  await expect(page.locator(field)).toHaveRole('combobox')
  await page.clock.runFor(1000)
  expect(asked).toBe(0)
  await pauseClock(page)
  await page.keyboard.type('elt')
  await page.clock.runFor(1000)
  await expect(page.getByText(/^Suggestions are not available now/)).toBeVisible()
  expect(asked).toBe(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${production()}/search?keyword=felt`)
})

test('the form leads to a page of results, without a script too, in the visitor’s language (GEN-16, RT-38, NAV-05, RELIABILITY 25)', async ({
  browser,
}) => {
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 844 }, baseURL: production() })
    await page.goto('/fr')
    await page.locator('[data-search-open]').click()
    await page.locator(field).fill('feutre')
    await page.locator(field).press('Enter')
    await expect(page).toHaveURL(`${production()}/fr/search?keyword=feutre`)
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox')).toHaveValue('feutre')
    await expect(main.getByRole('status')).toHaveText(/^\d+ résultats pour «\sfeutre\s»$/)
    for (const link of await main.getByRole('listitem').getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^\/fr(\/|$)/)
    await main.getByRole('searchbox').fill('xyzzy')
    await main.getByRole('searchbox').press('Enter')
    await expect(main.getByRole('status')).toHaveText('Aucun résultat')
    await page.close()
  }
})

test('the page of results is for visitors only, and the same search in every language (RT-38, PAGE-04)', async ({ page }) => {
  const messages = listen(page)
  const response = await page.goto('/search?keyword=felt')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('private, no-cache')
  await expect(page).toHaveTitle('Search: felt | Loden')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/felt/i)
  const languages = await page.locator('details a[hreflang]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(languages).toEqual(['', '/nl', '/de', '/fr', '/it'].map((home) => `${home}/search?keyword=felt`))
  expect(messages).toEqual([])
})

test('any keyword is safe: empty, one letter, too long, hostile, malformed (RT-38, OR-23, RELIABILITY 10)', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  const field = page.getByRole('main').getByRole('searchbox')
  const says = page.getByRole('main').getByRole('status')
  for (const [query, value, sentence] of [
    ['', '', 'Type at least two letters.'],
    ['?keyword=', '', 'Type at least two letters.'],
    ['?keyword=%20f%20', 'f', 'Type at least two letters.'],
    [`?keyword=${'x'.repeat(3000)}`, 'x'.repeat(100), 'No results found'],
    // Two of its words are in a record.
    [`?keyword=${encodeURIComponent(hostile)}`, hostile, /^Nothing has all the words of “"><img src=x/],
    ['?keyword=%ff%00zz', '\ufffdzz', 'No results found'],
    ['?keyword=zzz&keyword=felt&keyword[]=x', 'zzz', 'No results found'],
  ] as const) {
    expect((await page.goto(`/search${query}`))?.status(), query).toBe(200)
    await expect(field).toHaveValue(value)
    await expect(says).toHaveText(sentence)
  }
  expect(dialogs).toEqual([])
})
