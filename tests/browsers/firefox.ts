import { launch, type Browser as Process } from 'puppeteer-core'
import { findFirefox } from '../../scripts/other-browsers.ts'
import { createTab } from './puppeteer.ts'
import type { Browser } from './tab.ts'

/** Firefox, by WebDriver BiDi. */
export function startFirefox(): Browser {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('There is no Firefox on this machine, and none could be installed: set FIREFOX_PATH.')
  const begin = (hasScript: boolean) =>
    launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'javascript.enabled': hasScript, 'media.autoplay.default': 0 },
    })
  // It takes scripts from all pages of a process, or from none.
  const processes = new Map<boolean, Promise<Process>>()
  return {
    async open({ size, hasScript }) {
      if (!processes.has(hasScript)) processes.set(hasScript, begin(hasScript))
      const context = await (await processes.get(hasScript)!).createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      return createTab(page, () => context.close())
    },
    async close() {
      for (const process of processes.values()) await (await process).close()
    },
  }
}
