import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { allLoaded, expect, listen, production, seeAll, test, withPictures } from './support.ts'

// Chromium fetches no page ahead where it loads no picture.
test.use(withPictures)

/** A link of the footer to another page in the same language. */
const onward = (page: Page) => page.locator('footer a[href^="/"]:not([hreflang]):not([aria-current])').last()

/** Puts some HTML at the end of a page's main part, as content could. */
const withContent = (page: Page, path: string, html: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${html}</main>`) })
  })

test.describe('pages ahead of their links', () => {
  const rules = (page: Page) => page.locator('script[type=speculationrules]')
  const onConnection = (page: Page, connection: object) =>
    page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), connection)

  test('a page is fetched while the pointer rests on its link, and used when it is followed (PERF-01)', async ({ page }) => {
    const messages = listen(page)
    await page.goto('/about')
    const link = onward(page)
    const fetched = page.context().waitForEvent('request', (request) => request.headers()['sec-purpose'] === 'prefetch')
    // The first pointer brings the rules; the browser sees only those that are there when the pointer comes.
    await link.hover()
    await expect(rules(page)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await link.hover()
    await (await (await fetched).response())!.finished()
    await link.click()
    await page.waitForURL((url) => url.pathname !== '/about')
    const how = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().deliveryType)
    expect(how).toBe('navigational-prefetch')
    expect(messages).toEqual([])
  })

  for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])
    test(`nothing is fetched ahead on ${JSON.stringify(connection)} (PERF-01, PERF-02)`, async ({ page }) => {
      await onConnection(page, connection)
      const fetched: string[] = []
      await page.goto('/')
      await seeAll(page)
      page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()))
      await onward(page).focus()
      await allLoaded(page)
      await expect(rules(page)).toHaveCount(0)
      expect(fetched).toEqual([])
    })

  test('a browser without rules fetches a page when a link is about to be followed (PERF-01)', async ({ page }) => {
    await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }))
    await page.goto('/about')
    const fetched = page.waitForRequest(production() + (await onward(page).getAttribute('href'))!)
    await onward(page).focus()
    expect((await fetched).resourceType()).toBe('fetch')
    await expect(rules(page)).toHaveCount(0)
  })
})

test.describe('from page to page', () => {
  /** Whether the last page came by a view transition, and how long its parts take. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } }
        Object.assign(window, { parts: [] })
        void viewTransition?.ready.then(() =>
          Object.assign(window, {
            parts: document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
          }),
        )
      })
    })
  const parts = (page: Page) => page.evaluate(() => (window as { parts?: string[] }).parts?.filter(Boolean) ?? [])

  test('the page dissolves while its bar stays, by styles alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await watch(page)
    const messages = listen(page)
    // The browser leaves it out where the next page takes more than 4 s.
    await expect(async () => {
      await page.goto('/about')
      await onward(page).click()
      await expect.poll(() => parts(page)).toContain('::view-transition-new(root)')
    }).toPass({ timeout: 100_000 })
    expect(await parts(page)).toContain('::view-transition-group(header)')
    expect(messages).toEqual([])
  })

  test('nothing moves where motion is to be reduced', async ({ page }) => {
    await watch(page)
    await page.goto('/about')
    await onward(page).click()
    await page.waitForURL((url) => url.pathname !== '/about')
    await page.waitForFunction(() => 'parts' in window)
    expect(await parts(page)).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('the hash of the address', () => {
  const far = '<div style="block-size:200vh"></div><h2 id="there" tabindex="-1">There</h2><div style="block-size:200vh"></div>'
  const top = (page: Page) => page.locator('#there').evaluate((there) => Math.round(there.getBoundingClientRect().top))
  /** The bar's height and a margin. */
  const padding = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))

  /** Distance of the target from its place. */
  const off = async (page: Page) => Math.abs((await top(page)) - (await padding(page)))

  /** Opens the page at its hash, with a stopped clock, and waits until the browser has scrolled there. */
  async function arrive(page: Page) {
    await withContent(page, '/about', far)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/about#there')
    await expect.poll(() => off(page)).toBeLessThan(3)
  }

  test('its target is in view below the bar, even when content above it grows later (PAGE-27)', async ({ page }) => {
    await arrive(page)
    // Without scroll anchoring, as in some browsers.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none'
      document.querySelector('main')!.prepend(Object.assign(document.createElement('p'), { style: 'block-size:700px' }))
    })
    expect(await off(page)).toBeGreaterThan(600)
    await page.clock.runFor(500)
    await expect.poll(() => off(page)).toBeLessThan(3)
    await expect(page.locator('#there')).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(2)
    expect(await padding(page)).toBeGreaterThan(await page.getByRole('banner').evaluate((bar) => bar.clientHeight))
  })

  test('the page of a visitor who has scrolled does not move (PAGE-27)', async ({ page }) => {
    await arrive(page)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, -50_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.clock.runFor(2000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('closed parts around its target open (PAGE-27)', async ({ page }) => {
    await withContent(page, '/about', `<details><summary>More</summary>${far}</details>`)
    await page.goto('/about#there')
    await expect(page.locator('#there')).toBeInViewport()
  })

  test('the focus is never hidden by the bar (RELIABILITY 24)', async ({ page }) => {
    const links = Array.from({ length: 40 }, (_, i) => `<p><a href="#l${i}" id="l${i}">Link ${i}</a></p>`).join('')
    await withContent(page, '/about', links)
    await page.goto('/about')
    await page.locator('#l39').focus()
    for (let i = 0; i < 39; i += 1) await page.keyboard.press('Shift+Tab')
    await expect(page.locator('#l0')).toBeFocused()
    const isSeen = () =>
      page.locator('#l0').evaluate((link) => {
        const { left, top } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + 2, top + 4))
      })
    await expect.poll(isSeen).toBe(true)
  })
})

test.describe('on paper', () => {
  test('there is the wordmark and the page’s own text, with the addresses that lead elsewhere', async ({ page }) => {
    await withContent(page, '/about', '<p><a id="away" href="https://other.example/">Away</a></p>')
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body > footer')).toBeHidden()
    const shown = await page
      .locator('body > header')
      .locator('a, summary, input')
      .evaluateAll((all) =>
        all.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('data-part')),
      )
    expect(shown).toEqual(['site-header-logo'])
    await expect(page.locator('body > header svg').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const after = await page.locator('#away').evaluate((link) => getComputedStyle(link, '::after').content)
    expect(after).toContain('https://other.example/')
  })

  test('title and intro of the home page stand beside its picture, which its film does not cover', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(page.locator('video[data-playing]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('video')).toBeHidden()
    const [picture, title] = [
      await page.locator('[data-part=home-header-media] img').boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    expect(title!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height)
  })

  test('no heading is split between two sheets, or stands alone at the end of one', async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    const breaks = await page
      .locator('main')
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map((heading) => [getComputedStyle(heading).breakInside, getComputedStyle(heading).breakAfter]))
    expect(breaks.length).toBeGreaterThan(2)
    for (const each of breaks) expect(each).toEqual(['avoid', 'avoid'])
  })
})

test.describe('back', () => {
  // Playwright turns the cache off by default; the headless shell has none.
  test('a page that was left comes back unchanged, without loading (docs/islands.md)', async ({ playwright }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL: production(), viewport: { width: 1440, height: 900 } })
    for (const path of ['/', '/about', '/nl/contact']) {
      await page.goto(path)
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
      await onward(page).click()
      await expect(page).not.toHaveURL(new RegExp(`${path}$`))
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted), path).toBe(true)
    }
    await browser.close()
  })
})
