import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startSite, type RunningSite } from './server.ts'
import { expect, listen, test, use } from './support.ts'

let site: RunningSite
let folder: string

// They share a server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-'))
  site = await startSite({ SITE_ENV: 'production', DATA_DIR: folder })
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const request = (page: Page) => page.locator('[data-part="download-request-form"]')
const send = (page: Page) => request(page).locator('[type=submit]').click()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('unlockedDownloadsUpdatedv2'))
const agree = (page: Page) => page.context().addCookies([{ name: 'downloadsConsent', value: 'true', url: site.url }])
async function fill(page: Page, names: readonly string[]) {
  for (const name of names)
    await request(page)
      .locator(`[name=${name}]`)
      .fill(name === 'email' ? 'ines@example.com' : 'Ines')
  await request(page).locator('[name=gdpr]').check()
}
/** Requests the target of a link with the cookies of the page, and returns the status. */
const fetchStatus = async (page: Page, href: string | null) => (await page.request.get(site.url + href)).status()

const filesWith = (page: Page, row: Locator) => page.locator('[data-enhance="download-requests"]').filter({ has: row })

test('a locked file is unlocked in the dialog, remembered with consent, forgotten without (GEN-12, DL-04, DL-17, DL-20 to DL-22, DL-38)', async ({
  page,
}) => {
  const messages = listen(page)
  await agree(page)
  await page.goto(`${site.url}/downloads`)
  const locked = page.locator('a[data-locked="fabric-prices"]')
  await use(filesWith(page, locked))
  await locked.click()
  await expect(page.getByRole('dialog', { name: 'Unlock Felts and fabrics 2026' })).toBeVisible()
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Enter an address such as name@studio.example')
  await fill(page, ['email'])
  await send(page)
  const link = request(page).getByRole('link', { name: 'Download Felts and fabrics 2026' })
  const href = await link.getAttribute('href')
  expect(await fetchStatus(page, href)).toBe(200)
  expect(JSON.parse((await stored(page))!)).toEqual([{ fileId: 'fabric-prices', payload: {}, lockedFileUrl: href }])
  await page.keyboard.press('Escape')
  const row = page.getByRole('link', { name: 'Download Felts and fabrics 2026' })
  await expect(row).toBeFocused()
  await page.goto(`${site.url}/downloads/request/fabric-prices`)
  await expect(link).toHaveAttribute('href', `${href}&locale=en`)
  // In another language it is unlocked too, and is the file of that language.
  await page.goto(`${site.url}/de/downloads`)
  const german = await page
    .getByRole('link', { name: /Filze und Stoffe 2026.*herunterladen|herunterladen.*Filze und Stoffe/i })
    .getAttribute('href')
  const answer = await page.request.get(site.url + german)
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/files/fabric-prices-de.pdf'])
  await page.context().clearCookies()
  await page.goto(`${site.url}/downloads`)
  await expect(page.locator('a[data-locked="fabric-prices"]')).toBeVisible()
  await expect.poll(() => stored(page)).toBeNull()
  expect(messages).toEqual([])
})

test('"unlock" works from the first paint: before its script has come, the server says what is wrong (FORM-11)', async ({
  page,
}) => {
  await page.route(/\.js$/, () => {})
  await page.goto(`${site.url}/de/downloads/request/fabric-prices`, { waitUntil: 'commit' })
  await send(page)
  await expect(request(page).locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').first()).toContainText('Adresse')
})

test('a failure is said, and what was typed stays (FORM-33)', async ({ page }) => {
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503, json: { message: 'x', code: 503 } }))
  await page.goto(`${site.url}/nl/downloads/request/loden-catalogue`)
  await request(page).locator('[name=email]').focus()
  await expect(page.locator('[data-enhance="form"][data-enhanced]')).toHaveCount(1)
  await fill(page, ['email'])
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(/Er ging iets mis. Controleer je gegevens/)
  await expect(request(page).locator('[name=email]')).toHaveValue('ines@example.com')
})

test('a press kit is asked for in the dialog too, with all but the function (DL-06, DL-07, FORM-26)', async ({ page }) => {
  await page.goto(`${site.url}/downloads`)
  const row = page.locator('a[data-locked="murmel"]')
  await use(filesWith(page, row))
  await row.click()
  await expect(page.getByRole('dialog', { name: 'Unlock Murmel press kit' })).toBeVisible()
  await expect(request(page).locator('[name=company]')).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(request(page).locator('[name=function]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})

test('the plain address of a locked file is answered 403 with the form, in the language of the visitor (DL-05)', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'fr-FR' })
  const answer = await page.goto(`${site.url}/files/murmel-press.zip`)
  expect([answer!.status(), answer!.headers()['cache-control']]).toEqual([403, 'no-store'])
  await expect(request(page).getByRole('heading')).toHaveText('Débloquer Dossier de presse Murmel')
  await expect(request(page).locator('[name=function]')).toHaveCount(0)
  await page.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of its own asks, keeps what was typed, and leads to the file (FORM-25, FORM-29, FORM-41)', async ({ page }) => {
    await page.goto(`${site.url}/de/downloads`)
    await page.locator('a[data-locked="project-prices"]').click()
    await expect(page).toHaveURL(`${site.url}/de/downloads/request/project-prices`)
    await fill(page, ['first_name', 'last_name', 'email', 'company', 'function'])
    await request(page).locator('[name=country]').selectOption('Austria')
    // Valid for the browser, but no address that a message reaches.
    await request(page).locator('[name=email]').fill('ines@example')
    await send(page)
    await expect(request(page).getByRole('alert')).toContainText('Prüf Namen, Firma, Land')
    await expect(request(page).locator('[name=company]')).toHaveValue('Ines')
    await request(page).locator('[name=email]').fill('ines@example.com')
    await request(page).locator('[name=gdpr]').check()
    await send(page)
    await expect(page).toHaveURL(
      /\/de\/downloads\/request\/project-prices\?sent=download-full&expires=\d+&signature=[\w-]+#sent-/,
    )
    const href = await request(page).getByRole('link', { name: 'Objektpreise herunterladen' }).getAttribute('href')
    expect(href).toMatch(/^\/files\/project-prices-de\.pdf\?/)
    expect([await fetchStatus(page, href), await fetchStatus(page, href!.replace('signature=', 'signature=x'))]).toEqual([
      200, 403,
    ])
  })
})
