import { availableParallelism } from 'node:os'
import type { Browser, Page } from '@playwright/test'

/** Does some work for each of a list on a page, on as many pages as there are cores. A page that fails is replaced, once for each. */
export async function onPages<T>(
  browser: Browser,
  list: readonly T[],
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
  const queue = list.values()
  const worker = async () => {
    let page = await browser.newPage()
    for (const item of queue)
      try {
        await work(page, item)
      } catch {
        await page.close()
        page = await browser.newPage()
        await work(page, item)
      }
    await page.close()
  }
  await Promise.all(Array.from({ length: Math.min(list.length, availableParallelism()) }, worker))
}
