import { launch, type Page } from 'puppeteer-core'
import { launchOptions } from '../../scripts/chromium.ts'
import { tabOf } from './puppeteer.ts'
import type { Browser } from './tab.ts'

/** Chromium, to compare with; `prepare` is called with each page before anything is opened in it. */
export async function startChromium(prepare?: (page: Page) => Promise<void>): Promise<Browser> {
  const browser = await launch({ ...launchOptions(), headless: true })
  return {
    async open({ size, hasScript }) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      await page.setJavaScriptEnabled(hasScript)
      await prepare?.(page)
      return tabOf(page, () => context.close())
    },
    close: () => browser.close(),
  }
}
