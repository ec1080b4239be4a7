import type { Page } from '@playwright/test'
import { expect, listen, production, test } from './support.ts'

// The styles are changed here, so the hashes in the page's content security policy no longer match.
test.use({ bypassCSP: true })

/** Makes of the browser one that does not know the media query `scripting`, neither in styles nor in scripts. */
async function makeOlder(page: Page): Promise<void> {
  const unknown = (text: string) => text.replaceAll('(scripting', '(unheard-of')
  await page.addInitScript(() => {
    const know = window.matchMedia.bind(window)
    window.matchMedia = (query) => know(query.replaceAll('(scripting', '(unheard-of'))
  })
  await page.route(
    () => true,
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: unknown(await response.text()) })
    },
  )
}

const readLines = async (page: Page) =>
  (await page.locator('main').innerText()).split('\n').map((line) => line.replaceAll('\u00ad', '').trim())

test('an older browser gets each page without script, and nothing of it is hidden (RELIABILITY 25)', async ({
  page,
  browser,
}) => {
  const messages = listen(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await makeOlder(page)
  const scriptless = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() })
  for (const path of ['/', '/faq', '/acoustic-solutions/murmel', '/visit-us', '/de/contact', '/agents-reps', '/about/workshop']) {
    await page.goto(path)
    await scriptless.goto(production() + path)
    const lines = await readLines(page)
    expect(
      (await readLines(scriptless)).filter((line) => !lines.includes(line)),
      path,
    ).toEqual([])
    await expect(page.locator('[data-enhanced], [data-hydrated]'), path).toHaveCount(0)
  }
  await scriptless.close()
  // The entry alone, which asks what the browser knows.
  expect([...new Set(scripts)]).toEqual([expect.stringMatching(/^\/assets\/entries\//)])
  expect(messages).toEqual([])
})

test('in an older browser menu, filters and forms work by the server (RELIABILITY 25)', async ({ page }) => {
  await makeOlder(page)
  await page.goto('/acoustic-solutions/types/wall-panels')
  await page.getByRole('link', { name: /^Reverberation/ }).click()
  await expect(page).toHaveURL(/\?issue=reverberation$/)
  await page.getByRole('searchbox', { name: 'Search products' }).fill('rib')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part="products-page-status"]')).toHaveText('1 product')
  await page.goto('/roll-calculator')
  await page.locator('[name="width"]').fill('7,8')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part="calculator-amount"]')).toHaveText('4 rolls')
})
