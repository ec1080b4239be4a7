import type { Page } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { measureBar, expect, hold, homeOf, locales, production, test } from './support.ts'

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())

test('the bar can be used by keyboard: skip link, logo, menu, search, languages (NAV-01, NAV-02, NAV-06, RELIABILITY 24)', async ({
  page,
}) => {
  await page.goto('/about')
  const stops: (string | null | undefined)[] = []
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
  expect(stops).toEqual([
    'Skip to content',
    'Loden, home page',
    'Products',
    'Ready2Go',
    'Felts & fabrics',
    'Inspiration',
    'Noise reduction',
    'Contact',
    'Search',
    'en Languages',
  ])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('English')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('en Languages')
  await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open')
})

test('pages that say what they stand below have it in their trail, and marked in the menu (BC-10, NAV-13)', async ({ page }) => {
  for (const [path, above, marked] of [
    ['/visit-us', ['/contact'], '/contact'],
    ['/agents-reps', ['/contact'], '/contact'],
    ['/faq', ['/contact'], '/contact'],
    ['/roll-calculator', ['/acoustic-solutions', '/acoustic-solutions/types/fabrics'], '/acoustic-solutions/types/fabrics'],
  ] as const)
    for (const prefix of ['', '/fr']) {
      await page.goto(prefix + path)
      const hrefs = (part: string) => page.locator(part).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const trail = [prefix || '/', ...above.map((one) => prefix + one)]
      expect(await hrefs('[data-part="breadcrumb"] a'), path).toEqual(trail)
      expect(await hrefs('[data-part="site-header-menu"] [aria-current]'), path).toEqual([prefix + marked])
    }
})

test('what leads to all products has one name (NAV-14, BC-04)', async ({ page }) => {
  for (const locale of locales) {
    const root = `${homeOf(locale).replace(/\/$/, '')}/acoustic-solutions`
    await page.goto(`${root}/rib`)
    const name = await page.locator(`[data-part="breadcrumb"] a[href="${root}"]`).textContent()
    await expect(page.locator(`[data-part="site-header-menu"] a[href="${root}"]`), locale).toHaveText(name!)
    await page.goto(root)
    await expect(page.locator('h1'), locale).toHaveText(name!)
    await expect(page, locale).toHaveTitle(`${name} | Loden`)
    await page.goto(`${root}/types/ready2go`)
    await expect(page.locator(`main a[href="${root}"]`).first(), locale).toHaveText(name!)
  }
})

test('moving through the bar by keyboard, and searching, do not scroll the page (NAV-08, SRCH-03)', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(async () => (await measureBar(page))[1]).toBe(64)
  await page.getByRole('banner').locator('summary').focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Felts & fabrics')
  const stillThere = async () => {
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
    expect(await page.evaluate(() => scrollY)).toBe(600)
  }
  await stillThere()
  await page.locator('[data-search-open]').press('Enter')
  await expect(page.locator('[data-search] input')).toBeFocused()
  await page.keyboard.type('felt')
  await expect(page.getByRole('listbox')).toBeVisible()
  await stillThere()
})

test('on a phone the menu is a sheet that keeps the focus, closes by Escape and gives it back (NAV-07)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await burger.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused()
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab')
    // Between the last and the first tab stop the focus is in the browser's own bar.
    expect(
      await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(burger).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sheet).toBeHidden()
  await expect(burger).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await burger.click()
  await sheet.getByRole('link', { name: 'Noise reduction' }).click()
  await expect(page).toHaveURL(`${production()}/noise-reduction`)
})

test('without a script menu and languages can be reached, on a phone and on a desktop (NAV-02, NAV-06, NAV-07, RELIABILITY 25)', async ({
  browser,
}) => {
  const open = (width: number) =>
    browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 844 }, baseURL: production() })
  const phone = await open(390)
  await phone.goto('/de')
  await phone.getByRole('link', { name: 'Menü', exact: true }).click()
  const sheet = phone.locator('dialog')
  await expect(sheet.getByRole('link', { name: 'Kontakt' })).toBeVisible()
  await sheet.getByRole('link', { name: 'Menü schließen' }).click()
  await expect(sheet).toBeHidden()
  await phone.getByRole('link', { name: 'Menü', exact: true }).click()
  await sheet.getByRole('link', { name: 'fr Français' }).click()
  await expect(phone).toHaveURL(`${production()}/fr`)
  await phone.close()
  const desk = await open(1440)
  await desk.goto('/de')
  await desk.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click()
  await expect(desk).toHaveURL(`${production()}/de/contact`)
  await desk.close()
})

test('the bar turns white and shrinks once the page is scrolled, and back at the top (NAV-08, NAV-09, OR-17)', async ({
  page,
}) => {
  const [clear, white] = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']
  await page.goto('/')
  expect(await measureBar(page)).toEqual([clear, 84])
  await page.mouse.wheel(0, 300)
  await expect.poll(() => measureBar(page)).toEqual([white, 64])
  await page.mouse.wheel(0, -300)
  await expect.poll(() => measureBar(page)).toEqual([clear, 84])
})

for (const width of [390, 1440])
  test(`at ${width} px the bar changes its style from exactly 24 px on, on every kind of page (NAV-08)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/about', '/contact', '/search', '/none']) {
      await page.goto(path)
      const readBarStyle = () =>
        page.locator('[data-part=site-header-bar]').evaluate((bar) => {
          const { backgroundColor, borderBlockEnd, translate } = getComputedStyle(bar, '::before')
          return [backgroundColor, borderBlockEnd, translate]
        })
      const settled = async (top: number) => {
        await page.evaluate((top) => {
          document.body.style.minBlockSize = '300vh'
          scrollTo({ top, behavior: 'instant' })
        }, top)
        await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
        return readBarStyle()
      }
      const first = await settled(0)
      expect(await settled(23), path).toEqual(first)
      await settled(24)
      await expect.poll(readBarStyle, path).not.toEqual(first)
      await settled(0)
      await expect.poll(readBarStyle, path).toEqual(first)
    }
  })

test('a page scrolls smoothly after a click on a link, and at once by keyboard (RELIABILITY 24)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const links =
    '<p><a id="near" href="#far">Far</a></p><div style="block-size:400vh"></div><h2 id="far"><a id="next" href="#x">x</a></h2>'
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<main id="main">', `<main id="main">${links}`) })
  })
  /** Where the page stood from its start to its end, after an act. */
  const recordStops = async (act: () => Promise<void>) => {
    await page.goto('/about')
    await page.locator('#near').focus()
    await page.evaluate(() => {
      const stops: number[] = []
      Object.assign(window, { stops })
      addEventListener('scroll', () => stops.push(scrollY))
      addEventListener('scrollend', () => Object.assign(window, { ended: true }))
    })
    await act()
    await page.waitForFunction(() => 'ended' in window)
    return page.evaluate(() => new Set((window as unknown as { stops: number[] }).stops).size)
  }
  expect(await recordStops(() => page.locator('#near').click())).toBeGreaterThan(2)
  expect(await recordStops(() => page.keyboard.press('Tab'))).toBe(1)
  expect(await recordStops(() => page.keyboard.press('Enter'))).toBe(1)
})

test('Contact us is on every page but contact, and leads to it in the visitor’s language (FTR-07)', async ({ page }) => {
  const button = page.getByRole('complementary', { name: /Contact us|Kontakt aufnehmen/ }).getByRole('link')
  for (const [path, contact] of [
    ['/', '/contact'],
    ['/de/ueber-uns', '/de/contact'],
    ['/contact/newsletter', '/contact'],
    ['/none', '/contact'],
    ['/search', '/contact'],
  ]) {
    await page.goto(path!)
    await expect(button, path).toHaveAttribute('href', contact!)
  }
  for (const path of ['/contact', '/de/contact']) {
    await page.goto(path)
    await expect(button, path).toHaveCount(0)
  }
})

test('the contact button covers nothing, withdraws while visitors read on and stays reachable (FTR-10)', async ({ page }) => {
  const button = page.locator('[data-part="contact-button-link"]')
  const pause = page.locator('[data-film-toggle]')
  /** Measures how far the button stands out of the edge of the screen, in pixels. */
  const standsOut = () =>
    button.evaluate((link) => Math.round(document.documentElement.clientWidth - link.getBoundingClientRect().left))

  await page.setViewportSize({ width: 768, height: 1024 })
  // The film plays, and can be paused.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/fr')
  await expect(pause).toBeVisible()
  const [own, other] = [(await button.boundingBox())!, (await pause.boundingBox())!]
  expect(own.x >= other.x + other.width || own.y >= other.y + other.height || own.y + own.height <= other.y).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr')
  const margin = 20
  expect(await standsOut()).toBeLessThan(margin)
  await page.mouse.wheel(0, 900)
  await page.mouse.wheel(0, -200)
  await expect.poll(standsOut).toBeGreaterThan(margin)
  await page.mouse.wheel(0, 400)
  await expect.poll(standsOut).toBeLessThan(margin)
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(standsOut).toBeGreaterThan(margin)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr')
  expect(await standsOut()).toBeGreaterThan(margin)
  await page.mouse.wheel(0, 900)
  await expect.poll(standsOut).toBeLessThan(margin)

  // The button withdraws only while a control of the page is in its place.
  const arrow = page.getByRole('button', { name: 'Show next' })
  await page.goto('/about')
  const place = page.locator('[data-contact-button]')
  // Content that scrolls into view may still change its height, so this is repeated.
  await expect(async () => {
    await arrow.evaluate((control) => {
      const { bottom } = control.getBoundingClientRect()
      scrollBy({ top: bottom + 140 - innerHeight, behavior: 'instant' })
    })
    await page.mouse.wheel(0, -100)
    await expect(place).toHaveAttribute('data-scrolling', 'up', { timeout: 1_000 })
    await expect(place).toHaveAttribute('data-covering', '', { timeout: 1_000 })
  }).toPass()
  await expect.poll(standsOut).toBeLessThan(margin)
  await page.mouse.wheel(0, -150)
  await expect.poll(standsOut).toBeGreaterThan(margin)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole contact button shows where there is room, and gives way to what has the focus (FTR-10)', async ({ page }) => {
    const button = page.locator('[data-part="contact-button-link"]')
    const standsOut = () =>
      button.evaluate((link) => Math.round(document.documentElement.clientWidth - link.getBoundingClientRect().left))
    const margin = 20
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/faq')
    const { width } = (await button.boundingBox())!
    expect(await standsOut()).toBe(Math.round(width))
    await page.keyboard.press('Tab')
    await expect.poll(standsOut).toBeLessThan(margin)
    await button.focus()
    await expect.poll(standsOut).toBeGreaterThan(margin)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/faq')
    expect(await standsOut()).toBeLessThan(margin)
  })
})

test('the trail of a page below the first level is shown and described to search engines (BC-01..03, OR-99)', async ({
  page,
}) => {
  await page.goto('/nl/over-ons/werkplaats')
  const trail = page.getByRole('navigation', { name: 'Kruimelpad' })
  const links = await trail.getByRole('link').evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
  expect(links).toEqual([
    ['Home', '/nl'],
    ['Over ons', '/nl/over-ons'],
  ])
  await expect(trail.locator('[aria-current=page]')).toHaveText('De werkplaats')
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = structured.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'BreadcrumbList')
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${production()}/nl` },
      { '@type': 'ListItem', position: 2, name: 'Over ons', item: `${production()}/nl/over-ons` },
      { '@type': 'ListItem', position: 3, name: 'De werkplaats', item: `${production()}/nl/over-ons/werkplaats` },
    ],
  })
  await page.goto('/nl/over-ons')
  await expect(trail).toHaveCount(0)
})

test('every kind of page shows the trail that it describes to search engines, also below an inverted bar (BC-01, BC-03)', async ({
  page,
}) => {
  const inverted = [
    '/inspiration/a-courtroom-learns-to-whisper',
    '/inspiration/category/dates',
    '/noise-reduction/phone-calls',
    '/designers/tomas-lindqvist',
  ]
  const trail = page.locator('[data-part="breadcrumb"]')
  const stripSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')
  const found = new Map<string, number>()
  for (const path of [...Object.values(pageKinds).flat(), ...inverted, '/about/workshop', '/de/noise-reduction/phone-calls']) {
    await page.goto(path)
    const isOver = (await page.locator('header[data-inverted]').count()) > 0 && (await trail.count()) > 0
    if (isOver) await expect(trail.locator('ol'), path).toHaveCSS('position', 'absolute')
    const shown = await trail
      .locator('li > *')
      .evaluateAll((steps) =>
        steps
          .filter((step) => step.checkVisibility())
          .map((step) => [step.textContent, (step as HTMLAnchorElement).href ?? location.origin + location.pathname]),
      )
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    const list = structured.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'BreadcrumbList')
    const described = (list?.itemListElement ?? []).map(({ name, item }: Record<string, string>) => [name, item])
    expect(
      shown.map(([name, href]) => [stripSoftHyphens(name!), href]),
      path,
    ).toEqual(described)
    found.set(path, shown.length)
  }
  expect(inverted.map((path) => found.get(path)! > 1)).toEqual([true, true, true, true])
  expect(found.get('/')).toBe(0)
})

test('a slow page has a bar while it loads (FTR-08, FTR-09, OR-18)', async ({ page }) => {
  // A page fetched ahead would not be slow.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/about')
  const bar = page.getByRole('progressbar', { includeHidden: true })
  await expect(bar).toBeHidden()
  // A test cannot read a page that is being left, so the page records what it shows.
  const slow = await hold(page, '**/contact')
  await page.exposeFunction('barChanged', (isVisible: boolean) => isVisible && slow.release())
  await bar.evaluate((element) =>
    new MutationObserver(() => {
      ;(window as unknown as { barChanged: (isVisible: boolean) => void }).barChanged(element.checkVisibility())
    }).observe(element, { attributes: true }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/contact$/)
  await expect(bar).toBeHidden()
})
