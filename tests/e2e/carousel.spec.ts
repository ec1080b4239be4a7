import type { Page } from '@playwright/test'
import { allLoaded, expect, homeOf, listen, locales, production, test, withPictures, type Locale } from './support.ts'

test.use(withPictures)

/** The carousel's own words in each language: what it is, its parts, what stands between two numbers, and its button. */
const words: Record<Locale, [carousel: string, slide: string, of: string, next: string]> = {
  en: ['carousel', 'slide', 'of', 'Show next'],
  nl: ['carrousel', 'dia', 'van', 'Volgende tonen'],
  de: ['Karussell', 'Folie', 'von', 'Weiterblättern'],
  fr: ['carrousel', 'diapositive', 'sur', 'Afficher les suivants'],
  it: ['carosello', 'diapositiva', 'di', 'Mostra successivi'],
}
const pathIn = (locale: Locale) => `${homeOf(locale).replace(/\/$/, '')}/designers`
/** A page with a row of all designers. */
const about: Record<Locale, string> = {
  en: '/about',
  nl: '/nl/over-ons',
  de: '/de/ueber-uns',
  fr: '/fr/a-propos',
  it: '/it/chi-siamo',
}

const row = (page: Page) => page.locator('[data-part="designer-carousel"]')
const slides = (page: Page) => row(page).locator('[data-part="carousel-slide"]')
const links = (page: Page) => row(page).locator('[data-part="designer-carousel-link"]')
const button = (page: Page, name: string) => row(page).getByRole('button', { name })
/** Opens a page with designers and waits for the script of its row, which sees only what happens after it came. */
async function open(page: Page, path = about.en) {
  await page.goto(path)
  await expect(row(page).locator('[data-enhance="carousel"][data-enhanced]')).toBeAttached()
}
/** Numbers of the slides that can be reached, from 0. */
const reachable = (page: Page) =>
  slides(page).evaluateAll((all) => all.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])))

for (const locale of locales) {
  test(`${locale}: a row of designers has every one, and speaks the language (RT-37, BLK-designer_carousel-01)`, async ({
    page,
    request,
  }) => {
    const messages = listen(page)
    await page.goto(about[locale])
    const { length } = await (await request.get(`/api/designers?locale=${locale}`)).json()
    await expect(links(page)).toHaveCount(length)
    for (const path of await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))) {
      expect(path).toMatch(new RegExp(`^${pathIn(locale)}/[a-z-]+$`))
      expect((await request.get(path)).status()).toBe(200)
    }
    const [carousel, slide, of, next] = words[locale]
    await expect(row(page).locator('[data-part="carousel"]')).toHaveAttribute('aria-roledescription', carousel)
    await expect(row(page).getByRole('group', { name: `2 ${of} ${length}` })).toHaveAttribute('aria-roledescription', slide)
    await expect(button(page, next)).toBeVisible()
    expect(messages).toEqual([])
  })
}

test('the buttons show the designers group by group, and nothing out of view is in reach (BLK-designer_carousel-01, RELIABILITY 24)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(about.en)
  expect(await reachable(page)).toHaveLength(await slides(page).count())
  await button(page, 'Show next').click()
  await expect.poll(() => reachable(page)).not.toContain(0)
  await expect(button(page, 'Show previous')).toHaveAttribute('aria-disabled', 'false')
  await expect(async () => {
    await button(page, 'Show next').click()
    await expect(button(page, 'Show next')).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
  }).toPass()
  await expect.poll(() => reachable(page)).toContain(6)
  await links(page).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/designers\/[a-z-]+$/)
  expect(messages).toEqual([])
})

test('arrow keys go from designer to designer, End to the last, and Enter opens a page (RELIABILITY 24)', async ({ page }) => {
  await open(page, about.de)
  await links(page).first().focus()
  await expect.poll(() => reachable(page)).not.toContain(6)
  await page.keyboard.press('ArrowRight')
  await expect(links(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links(page).last()).toBeFocused()
  await expect(links(page).last()).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(links(page).first()).toBeFocused()
  await expect.poll(() => reachable(page)).not.toContain(6)
  const name = await links(page).first().textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
})

test('a mouse drags the row, and does not follow the link under it', async ({ page }) => {
  await open(page)
  await links(page).first().hover()
  await expect(row(page).locator('[data-moving]')).toHaveCount(1)
  const box = (await slides(page).nth(2).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let i = 1; i <= 8; i++) await page.mouse.move(box.x + box.width / 2 - i * 100, box.y + box.height / 2)
  await page.mouse.up()
  await expect.poll(() => reachable(page)).not.toContain(0)
  await expect(page).toHaveURL(/\/about$/)
})

test('a trackpad moves the row sideways, and the page up and down', async ({ page }) => {
  await open(page)
  await links(page).first().hover()
  await expect(row(page).locator('[data-moving]')).toHaveCount(1)
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60)
  expect(await reachable(page)).toContain(0)
  await links(page).first().hover()
  for (let i = 0; i < 20; i++) await page.mouse.wheel(50, 0)
  await expect.poll(() => reachable(page)).not.toContain(0)
})

test('on paper every designer is there', async ({ page }) => {
  await open(page)
  await links(page).first().focus()
  await expect(row(page).locator('[data-moving]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const { width } = (await row(page).boundingBox())!
  for (const slide of await slides(page).all()) {
    const box = (await slide.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(width + 100)
    expect(box.x).toBeGreaterThanOrEqual(0)
  }
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger scrolls the list of the browser, which loads no more script (RELIABILITY 25)', async ({ page }) => {
    await page.goto(about.fr)
    // The first touch brings the rules for pages ahead.
    await page.touchscreen.tap(1, 1)
    await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' })
    await allLoaded(page)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await slides(page).first().scrollIntoViewIfNeeded()
    const { x, y } = (await slides(page).first().boundingBox())!
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distances.map((distance) => ({ x: x + 240 - distance, y: y + 100 })),
      })
    await touch('touchStart', 0)
    for (let distance = 20; distance <= 240; distance += 20) await touch('touchMove', distance)
    await touch('touchEnd')
    const viewport = row(page).locator('[data-part="carousel-viewport"]')
    await expect.poll(() => viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    await expect(button(page, 'Afficher les précédents')).toHaveAttribute('aria-disabled', 'false')
    expect(await reachable(page)).toHaveLength(await slides(page).count())
    expect(scripts).toEqual([])
  })
})

test('without JavaScript the row is a list that scrolls, with every designer in reach and no button (RELIABILITY 25)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: production() })
  const page = await context.newPage()
  await page.goto(about.it)
  await expect(row(page).getByRole('button')).toHaveCount(0)
  await links(page).last().focus()
  await expect(links(page).last()).toBeInViewport()
  await links(page).last().press('Enter')
  await expect(page).toHaveURL(/\/it\/designers\/[a-z-]+$/)
  await context.close()
})

test('Embla is loaded with the first use, not before (RELIABILITY 25)', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(about.en)
  await row(page).scrollIntoViewIfNeeded()
  await allLoaded(page)
  const untouched = scripts.length
  await button(page, 'Show next').focus()
  await expect(row(page).locator('[data-moving]')).toHaveCount(1)
  expect(scripts.length).toBeGreaterThan(untouched)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the row is at the next group at once (RELIABILITY 24)', async ({ page }) => {
    await open(page)
    await button(page, 'Show next').focus()
    await expect(row(page).locator('[data-moving]')).toHaveCount(1)
    // Places of the row from the press on: the first that differs is the last.
    const places = await button(page, 'Show next').evaluate(async (next) => {
      const slide = document.querySelector('[data-part="carousel-slide"]')!
      const seen: number[] = []
      const note = () => seen.push(Math.round(slide.getBoundingClientRect().x))
      note()
      ;(next as HTMLElement).click()
      for (let frame = 0; frame < 10; frame++) {
        await new Promise((go) => requestAnimationFrame(go))
        note()
      }
      return [...new Set(seen)]
    })
    expect(places).toHaveLength(2)
    expect(places[1]).toBeLessThan(places[0]! - 600)
  })
})

test('a designer’s page is below that of the designers, to which the footer leads (RT-37, BC-01)', async ({ page }) => {
  await page.goto('/nl')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ontwerpers' }).click()
  await expect(page).toHaveURL(/\/nl\/designers$/)
  await page.goto('/nl/designers/greta-halm')
  await page.locator('[data-part="breadcrumb"]').getByRole('link', { name: 'Ontwerpers' }).click()
  await expect(page).toHaveURL(/\/nl\/designers$/)
})

test('models stand in a row with titles of one height and pictures of 350 px (BLK-model_list-02, BLK-model_list-03, BLK-model_list-04)', async ({
  page,
}) => {
  await page.goto('/blocks')
  const list = page.locator('[data-part="model-list"]')
  await expect(list.locator('[data-part="model-list-name"]').first()).toBeAttached()
  const heights = await list
    .locator('[data-part="model-list-name"]')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(new Set(heights).size).toBe(1)
  const srcset = await list.locator('img').first().getAttribute('srcset')
  expect([...srcset!.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['350', '700'])
})
