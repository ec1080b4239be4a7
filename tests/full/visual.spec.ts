import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { allLoaded } from '../e2e/support.ts'

/** Replaces textures, which compress badly as PNG. */
const transparent = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** Path and width in px, and how much of a long page is compared. Together the pictures may take 4 MB in git. */
const views: Record<string, [path: string, width: number, height?: number]> = {
  'home-1440': ['/', 1440],
  'home-390': ['/', 390],
  'home-de-390': ['/de', 390, 6000],
  'blocks-1440': ['/blocks', 1440],
  'blocks-390': ['/blocks', 390],
  'contact-1440': ['/fr/contact', 1440],
  'contact-390': ['/fr/contact', 390],
  'not-found-390': ['/no-such-page', 390],
}

// The style sheet of the comparison is not one of the site's.
test.use({ bypassCSP: true })

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ SITE_ENV: 'production' })
})
test.afterAll(() => site?.stop())

for (const [name, [path, width, height]] of Object.entries(views))
  test(`${name} px looks as it did (npm run baselines takes new pictures)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/assets\/.*\.webp$/, (route) => route.fulfill({ contentType: 'image/gif', body: transparent }))
    await page.goto(site.url + path)
    await allLoaded(page)
    // A font that comes late is not used: now it is in the cache.
    await page.reload()
    await allLoaded(page)
    // It is in the pictures of the home pages.
    if (!name.startsWith('home')) await page.addStyleTag({ content: 'footer { display: none }' })
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      ...(height && { clip: { x: 0, y: 0, width, height } }),
      timeout: 120_000,
      stylePath: fileURLToPath(new URL('without-photographs.css', import.meta.url)),
      // Sees a hairline of another grey and a label of another weight, but not another anti-aliasing.
      threshold: 0.05,
      maxDiffPixels: 40,
    })
  })

test('the pictures take at most 4 MB in git', async () => {
  const folder = new URL('baselines/', import.meta.url)
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, folder))).size))
  expect(names.toSorted()).toEqual(
    Object.keys(views)
      .map((name) => `${name}.png`)
      .toSorted(),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_000_000)
})
