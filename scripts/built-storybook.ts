import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { root } from './run.ts'

/** An entry of a built Storybook's `index.json`: a story, or a page of documentation. */
export type Entry = Record<'id' | 'title' | 'name' | 'type' | 'importPath', string>

/** Serves a built Storybook to this machine, on a free port. */
export async function serveStorybook(outDir = '.storybook-static') {
  const server = await preview({ root, configFile: false, logLevel: 'warn', build: { outDir } })
  const url = server.resolvedUrls!.local[0]!
  const index = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, Entry> }
  return { url, entries: Object.values(index.entries), close: () => server.close() }
}

/** Waits until fonts and pictures are drawn; those below the window are loaded too. */
export async function settle(page: Page): Promise<void> {
  // What observes sizes and what is in view acts in the frame after, and may ask for more.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)))))
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.images, (image) => ((image.loading = 'eager'), image.decode()))),
  )
}
