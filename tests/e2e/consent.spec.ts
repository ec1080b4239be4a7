import type { BrowserContext, Page } from '@playwright/test'
import { watchShifts } from './shifts.ts'
import { startSite, type RunningSite } from './server.ts'
import { allLoaded, expect, homeOf, listen, locales, production, test } from './support.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const notice = (page: Page) => page.locator('[data-part="consent-notice"]')
const answer = (page: Page, choice: string) => notice(page).locator(`[value="${choice}"]`).click()
/** Names of the cookies of consent, and how many days they live. */
const kept = async (context: BrowserContext) =>
  Object.fromEntries(
    (await context.cookies())
      .filter(({ name }) => /consent/i.test(name))
      .map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 86_400)]),
  )

test('the notice is asked once, its script loads with the first use, and the footer opens it again (CONSENT-03, CONSENT-04)', async ({
  page,
  context,
}) => {
  const messages = listen(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await allLoaded(page)
  const before = scripts.length
  await answer(page, 'all')
  await expect(notice(page)).toBeHidden()
  expect(scripts.length).toBeGreaterThan(before)
  expect(await kept(context)).toEqual({ consent: 30, downloadsConsent: 30 })

  await page.goto('/de')
  await expect(notice(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  await expect(notice(page)).toBeFocused()
  await expect(notice(page).getByLabel('Komfort')).toBeChecked()
  await answer(page, 'necessary')
  await expect(notice(page)).toBeHidden()
  expect(await kept(context)).toEqual({ consent: 30 })
  expect(messages).toEqual([])
})

test('the notice moves nothing, and fits the smallest screen with its choices open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const locale of locales) {
    await page.goto(homeOf(locale))
    await expect(notice(page)).toBeVisible()
    await notice(page).locator('summary').click()
    const { left, right, top, bottom } = await notice(page).evaluate((element) => element.getBoundingClientRect().toJSON())
    expect([left, right, bottom], locale).toEqual([0, 320, 568])
    expect(top, locale).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320)
  }
})

/** Checks that the notice does not cover the end of the footer: the last language and the copyright line. */
async function reachesTheFoot(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const foot = page.getByRole('contentinfo')
  const lowest = (await foot.boundingBox())!
  const sheet = (await notice(page).boundingBox())!
  // A page cannot be scrolled by a part of a pixel.
  expect(Math.floor(lowest.y + lowest.height)).toBeLessThanOrEqual(Math.ceil(sheet.y))
  // A trial click fails where anything lies above the link.
  for (const link of [foot.getByRole('link', { name: 'Imprint' }), foot.locator('a[hreflang]').last()])
    await link.click({ trial: true })
}

const windows = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 844],
  [768, 900],
  [1200, 900],
  [1440, 900],
  [1920, 900],
] as const
for (const [width, height] of windows)
  test(`at ${width} px the notice is low, and every page can be scrolled clear of it (CONSENT-07)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const locale of locales) {
      await page.goto(homeOf(locale))
      await expect(notice(page)).toBeVisible()
      const sheet = (await notice(page).boundingBox())!
      expect(Math.round(sheet.y + sheet.height), locale).toBe(height)
      expect(sheet.height, locale).toBeLessThanOrEqual(width >= 1440 ? 96 : width < 768 ? 120 : 144)
      // The first view ends where it begins: no strip of the page is seen between them.
      const view = (await page.locator('[data-part="home-header"]').boundingBox())!
      if (width < 1200) expect(Math.ceil(view.y + view.height), locale).toBeGreaterThanOrEqual(Math.floor(sheet.y))
      const text = (await page.locator('[data-part="home-header-column"]').boundingBox())!
      expect(text.y + text.height, locale).toBeLessThanOrEqual(sheet.y)
      const bar = (await page.getByRole('banner').boundingBox())!
      expect(text.y, locale).toBeGreaterThanOrEqual(bar.y + bar.height)
    }
    await page.goto('/')
    await reachesTheFoot(page)
  })

test('in a low window, as at 400 % zoom, the notice stands at the end of the page (CONSENT-07)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).not.toBeInViewport()
  await reachesTheFoot(page)
  await answer(page, 'necessary')
  await expect(notice(page)).toBeHidden()
})

test('the notice shifts nothing (CONSENT-07)', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await allLoaded(page)
  expect(await shifts()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be scrolled clear of the notice (CONSENT-07)', async ({ page }) => {
    for (const path of ['/', '/faq']) {
      await page.goto(path)
      await expect(notice(page)).toBeVisible()
      await page.getByRole('contentinfo').locator('a[hreflang]').last().scrollIntoViewIfNeeded()
      await page.keyboard.press('End')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeInViewport()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click({ trial: true })
      await page.getByRole('contentinfo').locator('a[hreflang]').last().click({ trial: true })
    }
  })

  test('the notice is a form, which leads back to the page, and a page is the same for all (RELIABILITY 13)', async ({
    page,
    context,
  }) => {
    await page.goto('/faq')
    await expect(notice(page)).toBeVisible()
    await answer(page, 'all')
    await expect(page).toHaveURL('/faq')
    await expect(notice(page)).toBeHidden()
    expect(await kept(context)).toEqual({ consent: 30, downloadsConsent: 30 })
    const bare = await (await fetch(`${production()}/faq`)).text()
    expect(await (await context.request.get('/faq')).text()).toBe(bare)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(notice(page)).toBeVisible()
    await notice(page).locator('summary').click()
    await answer(page, 'chosen')
    await expect(notice(page)).toBeHidden()
    expect(await kept(context)).toEqual({ consent: 30 })
  })
})

test.describe('with a tag manager', () => {
  let site: RunningSite
  // They share a server.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    site = await startSite({ SITE_ENV: 'production', TAG_MANAGER_ID: 'GTM-TEST' })
  })
  test.afterAll(() => site.stop())

  test('it is requested after consent to statistics only, and never with do-not-track (CONSENT-01, CONSENT-02)', async ({
    page,
    browser,
  }) => {
    const watch = async (at: Page) => {
      const asked: string[] = []
      await at.context().route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      })
      return asked
    }
    const messages = listen(page)
    const asked = await watch(page)
    await page.goto(site.url)
    await answer(page, 'necessary')
    await expect(notice(page)).toBeHidden()
    await page.goto(`${site.url}/faq`)
    await allLoaded(page)
    expect(asked).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await answer(page, 'all')
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST'])
    await page.goto(`${site.url}/about`)
    await expect.poll(() => asked.length).toBe(2)
    expect(messages).toEqual([])

    const untracked = await browser.newPage({ extraHTTPHeaders: { DNT: '1' } })
    await untracked.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
    const never = await watch(untracked)
    await untracked.goto(site.url)
    await notice(untracked).locator('summary').click()
    await expect(notice(untracked).getByLabel('Statistics')).toBeDisabled()
    await answer(untracked, 'all')
    await expect(notice(untracked)).toBeHidden()
    await untracked.goto(`${site.url}/faq`)
    await allLoaded(untracked)
    expect(never).toEqual([])
    await untracked.close()
  })
})
