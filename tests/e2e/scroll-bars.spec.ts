import type { Page } from '@playwright/test'
import { allLoaded, expect, holdFilms, openSearch, production, test, use } from './support.ts'

test.beforeEach(({ page }) => holdFilms(page))

/** Edges of the page, of its bar and of the tab over it, in every frame from now on. */
async function watchEdges(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    function measure() {
      const parts = ['main', 'header', '[data-part="site-header-tools"]', '[data-part="contact-button"]'].map((selector) => {
        const { left = 0, right = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        return `${selector} ${left} ${right}`
      })
      seen.add(parts.join(', '))
      requestAnimationFrame(measure)
    }
    measure()
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
}

interface Kind {
  path: string
  /** Width of the window in px. Default 1440. */
  width?: number
  open: (page: Page) => Promise<void>
  /** Selector of the layer over the page. Default: a dialog. */
  over?: string
}
/** Each kind of what lies over a page and holds it. */
const kinds: Record<string, Kind> = {
  'a sheet of links': {
    path: '/acoustic-solutions/murmel',
    open: (page) => page.locator('[data-part="detail-header-navigation"] a[href="#certificates"]').click(),
  },
  'a film in the whole window': { path: '/', open: (page) => page.getByRole('link', { name: 'watch video' }).click() },
  'a gallery in the whole window': {
    path: '/visit-us',
    open: (page) => page.locator('[data-part="image-gallery-tiles"] a').first().click(),
  },
  'the form of a quote': {
    path: '/de/acoustic-solutions/ready2go/murmel-to-go',
    open: (page) => page.locator('a[href="#quote"]').click(),
  },
  'the form for a file': {
    path: '/downloads',
    async open(page) {
      const locked = page.locator('a[data-locked="fabric-prices"]')
      await use(page.locator('[data-enhance="download-requests"]').filter({ has: locked }))
      await locked.click()
    },
  },
  'the form for a dealer': {
    path: '/de/agents-reps?q=Bureau Sourdine',
    async open(page) {
      await use(page.locator('[data-enhance="dealers"]'))
      await page.getByRole('link', { name: 'Kontakt aufnehmen: Bureau Sourdine' }).press('Enter')
    },
  },
  'the menu of a phone': {
    path: '/',
    width: 390,
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  'the search of a phone': { path: '/', width: 390, open: openSearch, over: 'header[data-searching]' },
}

for (const [name, { path, width = 1440, open, over = 'dialog:modal, [role="dialog"]' }] of Object.entries(kinds))
  test(`a page whose scroll bar takes room keeps its place while something opens over it and closes: ${name} (BLK-modal-04, BLK-modal-06)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(production() + path)
    await expect(page.locator('header[data-enhanced]')).toBeAttached()
    await allLoaded(page)
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15)
    const edges = await watchEdges(page)
    const dialog = page.locator(over)
    await open(page)
    await expect(dialog).toBeVisible()
    // Nothing is left beside it; what phones have leaves the place of the bar.
    if (width > 390)
      await expect.poll(async () => Math.round(await dialog.evaluate((part) => part.getBoundingClientRect().right))).toBe(width)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('main')).toBeVisible()
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15)
    expect(await edges()).toHaveLength(1)
  })

test('a dialog at the edge of the window is closed by a press beside it, and by no other (BLK-modal-03, BLK-modal-05)', async ({
  page,
}) => {
  await page.goto(`${production()}/de/acoustic-solutions/ready2go/murmel-to-go`)
  await page.locator('a[href="#quote"]').click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 800, y: 0, width: 640, height: 900 })
  await page.mouse.click(1100, 600)
  await expect(dialog).toBeVisible()
  await page.mouse.click(790, 600)
  await expect(dialog).toBeHidden()
})
