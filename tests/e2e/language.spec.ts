import { chooseLanguage, expect, production, test } from './support.ts'

test('the home page opens in the browser’s language, any other page as its address says (LOC-26, LOC-27)', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'nl-BE' })
  const page = await context.newPage()
  await page.goto(`${production()}/?utm=x`)
  await expect(page).toHaveURL(`${production()}/nl?utm=x`)
  await page.goto(`${production()}/about`)
  await expect(page).toHaveURL(`${production()}/about`)
  await context.close()
})

test('a followed language link is remembered for the next visit (LOC-09, LOC-10, LOC-12, LOC-25)', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-BE' })
  const page = await context.newPage()
  await page.goto(`${production()}/nl`)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(`${production()}/`)
  await page.goto('about:blank')
  await page.goto(production())
  await expect(page).toHaveURL(`${production()}/`)
  await chooseLanguage(page, 'Français')
  await expect(page).toHaveURL(`${production()}/fr`)
  await page.goto('about:blank')
  await page.goto(production())
  await expect(page).toHaveURL(`${production()}/fr`)
  await context.close()
})

test('without JavaScript English can still be chosen (LOC-12)', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-BE', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(production())
  await expect(page).toHaveURL(`${production()}/nl`)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(`${production()}/`)
  await context.close()
})

test('the redirect is not cached and names the headers that decided it (LOC-26, OR-05)', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-language': 'de-AT' }, maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/de'])
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(response.headers().vary).toContain('Accept-Language')
})
