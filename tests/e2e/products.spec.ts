import { expect, homeOf, listen, locales, production, published, test, use } from './support.ts'

const root = '/acoustic-solutions'
const status = '[data-part="products-page-status"]'
const inEnglish = { locale: 'en' } as const
const allFamilies = async () => (await published.families(inEnglish)).length

for (const locale of locales) {
  test(`${locale}: the root leads to a typology, an issue and Ready2Go (RT-27, RT-29, RT-31, RT-32, TYPO-01, TYPO-12)`, async ({
    page,
  }) => {
    const messages = listen(page)
    const home = homeOf(locale).replace(/\/$/, '')
    await page.goto(`${production()}${home}${root}`)
    await expect(page.locator('[data-part="product-card"]')).toHaveCount(await allFamilies())
    const hrefs = await page
      .locator('a[data-part="product-filter-entry"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
    for (const kind of ['types/(?!ready2go|fabrics)', 'types/fabrics', 'types/ready2go', 'issues/']) {
      const path = hrefs.find((href) => new RegExp(`^${home}${root}/${kind}`).test(href))!
      await page.goto(`${production()}${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('[data-part="product-card"]').first(), path).toBeVisible()
      await expect(page.locator('[data-part="breadcrumb"] a').nth(1), path).toHaveAttribute('href', `${home}${root}`)
    }
    expect(messages).toEqual([])
  })
}

test('filters and search change the list in place, with address, title and count; back and pills undo them (TYPO-05, TYPO-06, SRCH-17)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(`${production()}${root}`)
  await use(page.locator('[data-enhance="products"]'))
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: /^Wall panels/ }).click()
  await expect(page).toHaveURL(`${production()}${root}/types/wall-panels`)
  await expect(page).toHaveTitle(/^Wall panels/)
  const typologies = await published.typologies(inEnglish)
  const { familyCount } = typologies.find(({ slug }) => slug === 'wall-panels')!
  await expect(page.locator(status)).toHaveText(`${familyCount} products`)
  await expect(page.getByRole('link', { name: /^Wall panels/ })).toBeFocused()
  await page.getByRole('searchbox').fill('rib')
  await expect(page.locator(status)).toHaveText('1 product')
  await expect(page).toHaveURL(`${production()}${root}/types/wall-panels?search=rib`)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('link', { name: 'Remove filter: Wall panels' }).click()
  await expect(page).toHaveURL(`${production()}${root}?search=rib`)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(`${production()}${root}`)
  await expect(page.locator(status)).toHaveText(`${await allFamilies()} products`)
  await page.goBack()
  await expect(page.locator(status)).toHaveText('1 product')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(messages).toEqual([])
})

test('figures narrow the list with what is left of each, as pills and in its address (TYPO-16)', async ({ page }) => {
  await page.goto(`${production()}/de${root}/types/wandpaneele`)
  await use(page.locator('[data-enhance="products"]'))
  await page.getByRole('link', { name: /^Bis 50/ }).click()
  await expect(page).toHaveURL(/\/types\/wandpaneele\?depth=50$/)
  const group = page.locator('[data-part="product-filter-group"]', { hasText: 'Absorberklasse' })
  // The only panel of class A is deeper.
  await expect(group).toContainText('Klasse D')
  await expect(group).not.toContainText('Klasse A')
  const left = Number(
    await group
      .getByRole('link', { name: /^Klasse D/ })
      .locator('small')
      .textContent(),
  )
  await group.getByRole('link', { name: /^Klasse D/ }).click()
  await expect(page.locator('[data-part="product-card"]')).toHaveCount(left)
  await page.getByRole('link', { name: 'Filter entfernen: Bis 50\u00a0mm' }).click()
  await expect(page).toHaveURL(/\/types\/wandpaneele\?class=D$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test('filters open, narrow the list by links, and the form keeps them (GEN-16, TYPO-03, TYPO-05, TYPO-16)', async ({
    page,
  }) => {
    await page.goto(`${production()}${root}/types/wall-panels`)
    await page.locator('[data-part="product-filter-summary"]').click()
    await page.getByRole('link', { name: /^Reverberation/ }).click()
    await expect(page).toHaveURL(/\/types\/wall-panels\?issue=reverberation$/)
    await page.locator('[data-part="product-filter-summary"]').click()
    await page.getByRole('link', { name: /^Price per m²/ }).click()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('raster')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/types\/wall-panels\?search=raster&issue=reverberation&price=m%C2%B2$/)
    await expect(page.locator(status)).toHaveText('1 product')
    await page.goto(`${production()}${root}?search=zzqx`)
    await page.getByRole('link', { name: 'Remove all filters' }).click()
    await expect(page.locator(status)).toHaveText(`${await allFamilies()} products`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a chosen filter folds the filters away and leads to the products; an empty result proposes some (TYPO-18, TYPO-19)', async ({
    page,
  }) => {
    await page.goto(production() + root)
    await use(page.locator('[data-enhance="products"]'))
    await page.locator('[data-part="product-filter-summary"]').click()
    await page.getByRole('link', { name: /^Acoustic lighting/ }).click()
    await expect(page.locator(status)).toBeFocused()
    await expect(page.locator(status)).toBeInViewport()
    await expect(page.locator('[data-part="product-card"]').first()).toBeInViewport()
    await expect(page.locator('[data-part="product-filter-groups"]')).toBeHidden()
    await page.goto(`${production()}${root}?search=zzqx`)
    await expect(page.getByRole('heading', { name: 'These come closest' })).toBeVisible()
    await expect(page.locator('[data-part="product-card"]')).toHaveCount(3)
  })
})

test('Ready2Go is searched by model; its button to clear leads to the products (R2G-01 to R2G-04, SRCH-18)', async ({ page }) => {
  await page.goto(`${production()}${root}/types/ready2go`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ready2Go' })).toBeVisible()
  const field = page.getByRole('searchbox')
  await field.fill('BOÖG')
  await expect(page.locator(status)).toHaveText('1 product')
  await expect(page.locator('[data-part="product-card-link"]')).toHaveAttribute('href', `${root}/ready2go/boog-to-go`)
  await field.fill('')
  await expect(page.locator(status)).toHaveText(`${(await published.ready2goProducts(inEnglish)).length} products`)
  await field.fill('rol')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})

test('shortened addresses redirect, unknown ones are missing, and search engines get the list (RT-28, RT-34, TYPO-10, BC-04, BC-07)', async ({
  page,
  request,
}) => {
  for (const [from, to] of [
    ['/types', root],
    ['/nl/issues', root],
    ['/ready2go', `${root}/types/ready2go`],
  ] as const) {
    const [, locale = '', path] = /^(\/nl)?(.*)$/.exec(from)!
    const answer = await request.get(`${production()}${locale}${root}${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${locale}${to}`])
  }
  for (const path of ['/types/nothing', '/issues/nothing', '/other/rib'])
    expect((await request.get(`${production()}${root}${path}`)).status(), path).toBe(404)
  await page.goto(`${production()}${root}`)
  await expect(page).toHaveTitle(/^Products/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'CollectionPage')
  expect(list.mainEntity.itemListElement).toHaveLength(await allFamilies())
  expect(list.mainEntity.itemListElement[0].url).toMatch(/^http.*\/acoustic-solutions\/\w/)
})

test('a designer with products shows them, one without shows none (DSGN-02)', async ({ page }) => {
  await page.goto(`${production()}/designers`)
  const links = await page
    .locator('[data-part="designer-carousel-link"]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  const counts = []
  for (const link of links) {
    await page.goto(link)
    const [title, cards] = [page.locator('[data-part="family-grid-title"]'), page.locator('[data-part="product-card"]')]
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    counts.push(await cards.count())
    expect(await title.allTextContents()).toEqual(counts.at(-1) ? [`Designed by ${name}`] : [])
  }
  expect(Math.max(...counts)).toBeGreaterThan(0)
})
