import type { Locator } from '@playwright/test'
import { axeFaults, expect, holdFilms, homeOf, isDue, locales, openSearch, listPaths, test } from './support.ts'

/** Reachable, but in no list. */
const unlisted = { en: 'blocks', nl: 'blokken', de: 'bausteine', fr: 'blocs', it: 'blocchi' }

const widths = [320, 768, 1440]

for (const locale of locales) {
  test(`${locale}: axe finds nothing on its pages (RELIABILITY 24)`, async ({ page }) => {
    // Many pages in one test: as long as it takes, as long as none hangs.
    test.setTimeout(1_800_000)
    const home = homeOf(locale).replace(/\/$/, '')
    const paths = [...(await listPaths(locale)), `${home}/${unlisted[locale]}`, `${home}/none`, `${home}/search?keyword=loden`]
    for (const [p, path] of paths.entries()) {
      // Each page in one language at one width, in turn; `npm run test:full` takes every page at every width.
      const due = process.env.FULL ? widths : isDue(p, locale) ? [widths[p % widths.length]!] : []
      for (const width of due) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect(await axeFaults(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

const settled = (part: Locator) => part.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))

for (const width of [390, 1440]) {
  test(
    `axe finds nothing in search, languages and player, at ${width} px (RELIABILITY 24)`,
    {
      tag: width > 390 ? '@slow' : [],
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await holdFilms(page)
      await page.goto('/')
      const watch = page.getByRole('link', { name: 'Watch video' })
      await watch.hover()
      await expect(page.locator('[data-island]').filter({ has: watch })).toHaveAttribute('data-hydrated', '')
      await watch.click()
      await settled(page.getByRole('dialog'))
      expect(await axeFaults(page)).toEqual([])
      await page.goto('/about')
      await page.getByRole('banner').locator('summary').click()
      expect(await axeFaults(page)).toEqual([])
      await openSearch(page)
      await page.keyboard.insertText('felt')
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      for (const keyword of ['felt', 'xyzzy', '']) {
        await page.goto(`/de/search?keyword=${keyword}`)
        expect(await axeFaults(page), keyword).toEqual([])
      }
    },
  )
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await settled(page.getByRole('dialog'))
  expect(await axeFaults(page)).toEqual([])
})

test('the first tab stop leads past the bar', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})
