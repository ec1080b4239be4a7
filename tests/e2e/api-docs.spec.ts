import { AxeBuilder } from '@axe-core/playwright'
import { demo, expect, listen, test } from './support.ts'

for (const width of [320, 390, 1440])
  test(`the API's document can be read at ${width} px, by keyboard, and asks no other server (API-01, issue 03)`, async ({
    page,
  }) => {
    const messages = listen(page)
    const elsewhere: string[] = []
    page.on('request', (request) => void (request.url().startsWith(demo()) || elsewhere.push(request.url())))
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${demo()}/api/docs#api-families`)
    const call = page.locator('#api-families')
    await call.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(call.getByRole('link', { name: /^\/api\/families\?slug=/ })).toBeVisible()
    await expect(call.locator('pre')).toContainText('"usedLocale": "en"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(elsewhere).toEqual([])
    // The icon that browsers ask for by themselves is not the API's.
    expect(messages.filter((message) => !message.startsWith('error: Failed to load resource'))).toEqual([])
    await call.getByRole('link', { name: /^\/api\/families\?slug=/ }).click()
    await expect(page.locator('body')).toContainText('"localizedSlugs"')
  })
