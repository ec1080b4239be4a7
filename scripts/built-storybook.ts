import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { root } from './run.ts'

/** An entry of a built Storybook's `index.json`: a story, or a page of documentation. */
export type Entry = Record<'id' | 'title' | 'name' | 'type' | 'importPath', string> & { tags?: readonly string[] }

/** Serves a built Storybook to this machine, on a free port and below a path. */
export async function serveStorybook(outDir = '.storybook-static', base = '/') {
  // Else what is missing would be answered with a page.
  const appType = 'mpa'
  const server = await preview({ root, base, appType, configFile: false, logLevel: 'warn', build: { outDir } })
  const url = server.resolvedUrls!.local[0]!
  const index = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, Entry> }
  return { url, entries: Object.values(index.entries), close: () => server.close() }
}

/** A page is at rest when its scripts have changed nothing for so many frames: some wait for 50 ms after a change of size. */
const rest = 7
/** Longest wait for a page that never comes to rest, in ms. */
const patience = 3000

/** Waits until a page is at rest, and until fonts and pictures are drawn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    ([rest, patience]) =>
      new Promise<void>((resolve) => {
        const end = performance.now() + patience
        let frames = 0
        const observer = new MutationObserver(() => (frames = 0))
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        requestAnimationFrame(function onFrame(now) {
          if (frames++ < rest && now < end) return requestAnimationFrame(onFrame)
          observer.disconnect()
          return resolve()
        })
      }),
    [rest, patience] as const,
  )
  await page.evaluate(() => document.fonts.ready)
  // Those below the window are loaded too.
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.images, (image) => ((image.loading = 'eager'), image.decode()))),
  )
}
