import {
  measureBar,
  chooseLanguage,
  demo,
  expect,
  homeOf,
  listen,
  locales,
  production,
  published,
  seeAll,
  test,
} from './support.ts'
import { publishedPaths } from './published-paths.ts'

const loudLine = {
  en: 'Turn the room down.',
  nl: 'Zet de kamer zachter.',
  de: 'Dreh den Raum leiser.',
  fr: 'Mettez la pièce en sourdine.',
  it: 'Abbassa il volume alla stanza.',
}
const stripSoftHyphens = (text: string | null) => text?.replaceAll('\u00ad', '')

for (const locale of locales) {
  test(`${locale}: the home page in its language, without a console message (RT-01, RT-02, LOC-01, LOC-03, LOC-04, LOC-07, BLK-home_header-01)`, async ({
    page,
  }) => {
    const messages = listen(page)
    const response = await page.goto(homeOf(locale))
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(stripSoftHyphens(await page.getByRole('heading', { level: 1 }).textContent())).toBe(loudLine[locale])
    await seeAll(page)
    expect(messages).toEqual([])
  })

  test(`${locale}: every published page answers an anonymous visitor, with one main heading and valid links (RT-04, GEN-01, GEN-03)`, async ({
    request,
  }) => {
    const ask = (path: string) => request.get(path, { maxRedirects: 0 })
    const paths = await publishedPaths(production(), locale)
    const links = new Set<string>()
    for (const path of paths) {
      const response = await ask(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
      for (const [, link] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) links.add(link!.replaceAll('&amp;', '&'))
    }
    expect(links.size).toBeGreaterThan(20)
    // Pages are asked once, in the test of their language.
    for (const other of locales) for (const path of await publishedPaths(production(), other)) links.delete(path)
    for (const link of links) expect((await ask(link)).status(), link).toBe(200)
  })
}

test('a nested page is at its whole path only (RT-05, RT-06, OR-12)', async ({ request }) => {
  expect((await request.get('/about/workshop')).status()).toBe(200)
  expect((await request.get('/nl/over-ons/werkplaats')).status()).toBe(200)
  expect((await request.get('/workshop')).status()).toBe(404)
  expect((await request.get('/contact/workshop')).status()).toBe(404)
})

test('a page has one address: no trailing slash, no English address beside its own (OR-06, OR-12)', async ({ request }) => {
  const location = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  expect(await location('/about/?a=1')).toEqual([301, '/about?a=1'])
  expect(await location('/nl/about?a=1')).toEqual([301, '/nl/over-ons?a=1'])
  expect(await location('/home')).toEqual([301, '/'])
})

test('the bar and the footer show logo, menus, languages and copyright (NAV-01, NAV-02, NAV-06, FTR-04..06, OR-16, OR-98, RT-25)', async ({
  page,
}) => {
  await page.goto('/nl/noise-reduction')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Loden, startpagina' })).toHaveAttribute('href', '/nl')
  await expect(bar.getByRole('link', { name: 'Minder lawaai' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/nl/contact')
  const footer = page.getByRole('contentinfo')
  const { menus, socials } = await published.general({ locale: 'nl' })
  for (const [name, id] of [
    ['Over ons', 'about'],
    ['Meer info', 'doormat'],
  ]) {
    const { items } = menus.find((menu) => menu.id === id)!
    await expect(footer.getByRole('navigation', { name }).getByRole('link')).toHaveCount(items.length)
  }
  // A network that the library does not know is left out.
  const networks = socials.filter(({ type }) => type !== 'pigeon-post')
  await expect(
    footer.getByRole('link', { name: /opent in een nieuw tabblad/ }).and(page.locator('[href$="example/loden"]')),
  ).toHaveCount(networks.length)
  await expect(footer.getByRole('list', { name: 'Talen' }).getByRole('link')).toHaveCount(locales.length)
  await expect(footer.getByRole('button', { name: 'Inschrijven' })).toBeVisible()
  await expect(footer.getByText('© Loden')).toBeVisible()
  await expect(footer.getByRole('link', { name: /privacy/i })).toHaveAttribute('href', '/nl/privacybeleid')
})

test('links that leave the site open in a new tab and say so (NAV-04)', async ({ page }) => {
  await page.goto('/')
  for (const link of await page.locator('a[href^="http"]').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  for (const link of await page.locator('header a[href^="/"]').all()) await expect(link).not.toHaveAttribute('target')
})

test('language links lead to the same item, English without a prefix, home to home (LOC-10..13, GEN-09)', async ({ page }) => {
  const languages = () =>
    page
      .getByRole('banner')
      .locator('details a[hreflang]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  await page.goto('/nl/over-ons/werkplaats')
  expect(await languages()).toEqual([
    '/about/workshop',
    '/nl/over-ons/werkplaats',
    '/de/about/workshop',
    '/fr/a-propos/atelier',
    '/it/about/workshop',
  ])
  await page.goto('/fr')
  expect(await languages()).toEqual(['/', '/nl', '/de', '/fr', '/it'])
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(`${production()}/`)
})

test('the bar is over the picture on pages with light navigation (NAV-09)', async ({ page }) => {
  await page.goto('/')
  expect((await measureBar(page))[0]).toBe('rgba(0, 0, 0, 0)')
  expect((await page.locator('main').boundingBox())?.y).toBe(0)
  await page.goto('/about')
  expect((await measureBar(page))[0]).toBe('rgb(255, 255, 255)')
})

test('search engines may index the production site, never another one (SEO-04, PAGE-04)', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  await page.goto('/')
  await expect(robots).toHaveCount(0)
  await page.goto(`${demo()}/`)
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.goto('/thank-you')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.goto('/sample-room')
  await expect(robots).toHaveAttribute('content', 'noindex')
  expect((await page.goto('/lot-43'))?.status()).toBe(404)
})

test('the head describes the page, in itself and in its translations (SEO-01, SEO-02, SEO-06, PAGE-02)', async ({ page }) => {
  await page.goto('/nl')
  await expect(page).toHaveTitle('Vilt dat kamers zachter zet | Loden')
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[name=description]')).toContain('Loden')
  expect(await content('meta[property="og:title"]')).toBe('Vilt dat kamers zachter zet')
  expect(await content('meta[property="og:description"]')).toBeTruthy()
  const image = await page.request.get((await content('meta[property="og:image"]'))!)
  expect([image.status(), image.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  expect([await content('meta[property="og:image:width"]'), await content('meta[property="og:image:height"]')]).toEqual([
    '1200',
    '630',
  ])
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
  expect(await page.locator('meta[property="og:locale:alternate"]').count()).toBe(locales.length - 1)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'Organization', name: 'Loden' }),
      expect.objectContaining({ '@type': 'WebSite', url: `${production()}/nl` }),
    ]),
  )
})

test('translations name each other, and the English one for all other languages (SEO-01, LOC-02)', async ({ request }) => {
  const alternates = async (path: string): Promise<Record<string, string>> => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${production()}${path}">`)
    return Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)].map(([, href, language]) => [
        language,
        href,
      ]),
    )
  }
  const english = await alternates('/about/workshop')
  expect(Object.keys(english).toSorted()).toEqual(['en', 'fr', 'nl', 'x-default'])
  expect(english['x-default']).toBe(english.en)
  for (const href of Object.values(english)) expect(await alternates(new URL(href).pathname)).toEqual(english)
})
