import type { Browser, Page } from '@playwright/test'
import { publishedPaths } from '../../tests/e2e/published-paths.ts'
import { allLoaded, homeOf, locales, type Locale } from '../../tests/e2e/support.ts'

export { locales, type Locale }

/** Paths of everything published in a language. */
export const listPaths = (locale: Locale) => publishedPaths(process.env.LOOK_URL!, locale)

/** The widths at which pages are measured, in pixels. */
export const widths = [320, 390, 768, 1024, 1200, 1440, 1920, 2560]

export interface Visit {
  page: Page
  path: string
  width: number
  /** The path of the page in English, which names it in every language. */
  record: string
}

/** Shows every page of a language at every width, without its pictures and in one tab, and the page that does not exist. */
export async function everyPage(browser: Browser, locale: Locale, measure: (visit: Visit) => Promise<void>) {
  const site = process.env.LOOK_URL!
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.route(/\/api\/images\/|\.(mp4|webm)$/, (route) => route.abort())
  // Fonts that come late are not used: from now on they are in the cache.
  await page.goto(site + homeOf(locale))
  await allLoaded(page)
  for (const path of [...(await listPaths(locale)), `${homeOf(locale).replace(/\/$/, '')}/none`]) {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    const record = await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('link[hreflang="en"]')?.href ?? 'the page that does not exist',
    )
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForFunction((asked) => innerWidth === asked, width)
      await measure({ page, path, width, record: record.replace(site, '') })
    }
  }
  await context.close()
}
