import { startSite } from './server.ts'
import { allLoaded, chooseLanguage, expect, homeOf, locales, test } from './support.ts'

test.use({ storageState: { cookies: [], origins: [] } })

test('the cookie page names all that the site keeps in browsers, in every language (LOC-09, PAGE-21, ERR-13, CONSENT-04)', async ({
  page,
  context,
}) => {
  const site = await startSite({ SITE_ENV: 'production', PREVIEW_SECRET: 'quite-a-long-secret' })
  try {
    const kept = new Set<string>()
    await page.exposeFunction('keep', (name: string) => kept.add(name))
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (name, value) {
        ;(window as unknown as { keep(name: string): void }).keep(name)
        setItem.call(this, name, value)
      }
    })
    await page.goto(`${site.url}/about?preview=quite-a-long-secret`)
    await page.locator('[data-part="consent-notice"] [value="all"]').click()
    await expect(page.locator('[data-part="consent-notice"]')).toBeHidden()
    await chooseLanguage(page, 'Italiano')
    const lifetimes = Object.fromEntries(
      (await context.cookies()).map(({ name, expires }) => [name, expires - Date.now() / 1000]),
    )
    const month = expect.closeTo(2_592_000, -3)
    expect(lifetimes).toEqual({
      locale: expect.closeTo(31_536_000, -3),
      preview: expect.closeTo(3600, -3),
      consent: month,
      downloadsConsent: month,
    })
    for (const name of Object.keys(lifetimes)) kept.add(name)

    // A form keeps what is typed, under a name of its own each; unlocks are kept with consent only (DL-18).
    kept.add('unlockedDownloadsUpdatedv2')
    await page.goto(`${site.url}/contact`)
    await page.locator('[name="company"]').focus()
    await expect(page.locator('[data-enhance="form"][data-enhanced] [name="company"]')).toBeVisible()
    await page.locator('[name="company"]').fill('Glass')
    await expect.poll(() => [...kept].some((name) => name.startsWith('brand-blocks:form:'))).toBe(true)

    // An island whose code has gone reloads the page once.
    await page.goto(`${site.url}/it`)
    await allLoaded(page)
    await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.locator('[data-island=home-header] a').last().click()
    await expect.poll(() => kept.has('held-event')).toBe(true)

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const locale of locales) {
      await page.goto(`${site.url}${homeOf(locale).replace(/\/$/, '')}/cookies`)
      const named = await page.locator('main th code').allTextContents()
      const names = new Set([...kept].map((name) => name.replace(/^(brand-blocks:form):.*/, '$1')))
      expect(named.toSorted(), locale).toEqual([...names].toSorted())
    }
  } finally {
    await site.stop()
  }
})
