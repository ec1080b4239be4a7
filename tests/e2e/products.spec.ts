import { expect, homeOf, listen, locales, production, test } from './support.ts'

const root = '/acoustic-solutions'
const status = '[data-part="products-page-status"]'

for (const locale of locales) {
  test(`${locale}: the root leads to a typology, an issue and Ready2Go (RT-27, RT-29, RT-31, RT-32, TYPO-01, TYPO-12)`, async ({
    page,
  }) => {
    const messages = listen(page)
    const home = homeOf(locale).replace(/\/$/, '')
    await page.goto(`${production()}${home}${root}`)
    await expect(page.locator('[data-part="product-card"]')).toHaveCount(27)
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
  await expect(page.locator('[data-enhance="products"][data-enhanced]')).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: /^Wall panels/ }).click()
  await expect(page).toHaveURL(`${production()}${root}/types/wall-panels`)
  await expect(page).toHaveTitle('Wall panels | Loden')
  await expect(page.locator(status)).toHaveText('6 products')
  await expect(page.getByRole('link', { name: /^Wall panels/ })).toBeFocused()
  await page.getByRole('searchbox').fill('rib')
  await expect(page.locator(status)).toHaveText('1 product')
  await expect(page).toHaveURL(`${production()}${root}/types/wall-panels?search=rib`)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('link', { name: 'Remove filter: Wall panels' }).click()
  await expect(page).toHaveURL(`${production()}${root}?search=rib`)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(`${production()}${root}`)
  await expect(page.locator(status)).toHaveText('27 products')
  await page.goBack()
  await expect(page.locator(status)).toHaveText('1 product')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(messages).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test('filters open, narrow the list by links, and the form keeps them (TYPO-03, TYPO-05)', async ({ page }) => {
    await page.goto(`${production()}${root}/types/wall-panels`)
    await page.locator('[data-part="product-filter-summary"]').click()
    await page.getByRole('link', { name: /^Reverberation/ }).click()
    await expect(page).toHaveURL(/\/types\/wall-panels\?issue=reverberation$/)
    await page.getByRole('searchbox').fill('raster')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/types\/wall-panels\?search=raster&issue=reverberation$/)
    await expect(page.locator(status)).toHaveText('1 product')
    await page.goto(`${production()}${root}?search=nothing-like-it`)
    await page.getByRole('link', { name: 'Remove all filters' }).click()
    await expect(page.locator(status)).toHaveText('27 products')
  })
})

test('Ready2Go is searched by model; its button to clear leads to the products (R2G-01 to R2G-04, SRCH-18)', async ({ page }) => {
  await page.goto(`${production()}${root}/types/ready2go`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ready2Go' })).toBeVisible()
  await expect(page.locator('[data-enhance="products"][data-enhanced]')).toBeAttached()
  const field = page.getByRole('searchbox')
  await field.fill('BOÖG')
  await expect(page.locator(status)).toHaveText('1 product')
  await expect(page.locator('[data-part="product-card-link"]')).toHaveAttribute('href', `${root}/ready2go/boog-to-go`)
  await field.fill('')
  await expect(page.locator(status)).toHaveText('8 products')
  await field.fill('rol')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acoustic solutions' })).toBeVisible()
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
  await expect(page).toHaveTitle('Products | Loden')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'CollectionPage')
  expect(list.mainEntity.itemListElement).toHaveLength(27)
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
import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a family leads to its models and files, and to its place (RT-28, BC-09, FAM-01)', async ({ page }) => {
    await page.goto('/acoustic-solutions/murmel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Murmel')
    await expect(page.locator('[data-part="breadcrumb"]').getByRole('link')).toHaveText(['Home', 'Products'])
    const ways = page.locator('[data-part="detail-header-navigation"]')
    for (const link of await ways.locator('a[href^="#"]').all())
      await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1)
    await expect(page.locator('#specifications a').first()).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"@type":"Product"'),
    )
  })

  test('a product from stock is asked for with its combination (RT-35, R2G-17, R2G-21)', async ({ page }) => {
    await page.goto('/de/acoustic-solutions/ready2go/murmel-to-go')
    await page.locator('a[href="#quote"]').click()
    const form = page.locator('form[action="/de/contact/quote-price-lead"]')
    await form.locator('select').selectOption({ index: 1 })
    const [request] = await Promise.all([
      page.waitForRequest(/quote-price-lead/),
      form.getByRole('button', { name: 'Angebot anfragen' }).click(),
    ])
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
      typology: 'Ready2Go',
      product: 'Murmel M',
      quantity: '1',
      ready2go: 'true',
      finish: 'Signal, innen und außen',
    })
  })

  test('a fabric shows its colours below its trail (RT-36, FAB-05, BC-06, BLK-detail_header-06)', async ({ page }) => {
    await page.goto('/nl/fabrics/heide')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heide')
    await expect(page.locator('a[href="#colors"]')).toBeVisible()
    await expect(page.locator('a[href="/nl/acoustic-solutions/types/fabrics"]').first()).toBeVisible()
    expect((await page.goto('/nl/fabrics/nothing'))!.status()).toBe(404)
  })
})

test('the files of a family open as a dialog, at the group that was asked for (FAM-02 to FAM-04)', async ({ page }) => {
  await page.goto('/acoustic-solutions/murmel')
  await page.locator('dialog[data-enhanced]').waitFor({ state: 'attached' })
  await page.locator('[data-part="detail-header-navigation"] a[href="#certificates"]').click()
  const dialog = page.getByRole('dialog', { name: 'Downloads for Murmel' })
  await expect(dialog.getByRole('tab', { selected: true })).toContainText('Certificates')
  await dialog.getByRole('tab', { name: 'Manuals' }).click()
  await expect(dialog.getByRole('tabpanel', { name: 'Manuals' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('all files of a family are one file (DL-35, DL-36)', async ({ request }) => {
  const answer = await request.get('/api/resources/families/bundleResources/murmel?locale=de')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/zip' })
  expect((await answer.body()).subarray(0, 2).toString()).toBe('PK')
})
