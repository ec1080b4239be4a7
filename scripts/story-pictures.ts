/** Pictures of what the built Storybook shows. */
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { prepare } from './checks.ts'
import { launchOptions } from './chromium.ts'
import { must, root } from './run.ts'

type Entry = Record<'id' | 'title' | 'type' | 'importPath', string>

/** px; a picture is as high as its story. */
export const storyWidth = 1440

/** Pictures of the first story of each title that matches, in a theme and in the order of the titles. */
export async function* storyPictures(shown: RegExp, theme: string): AsyncGenerator<{ file: string; picture: Buffer }> {
  await prepare()
  await must('npm', ['run', '--silent', 'build-storybook'])
  const server = await preview({ root, configFile: false, logLevel: 'warn', build: { outDir: '.storybook-static' } })
  const url = server.resolvedUrls!.local[0]!
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: storyWidth, height: 900 }, reducedMotion: 'reduce' })

  const { entries } = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, Entry> }
  const stories = Object.values(entries)
    .filter(({ title, type }) => type === 'story' && shown.test(title))
    .filter(({ title }, i, all) => title !== all[i - 1]?.title)
  for (const { id, importPath: file } of stories) {
    await page.goto(new URL(`iframe.html?viewMode=story&id=${id}&globals=brand:${theme}`, url).href)
    await page.locator('#storybook-root > *').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    // A picture below the window is loaded too.
    await page.evaluate(() =>
      Promise.allSettled(Array.from(document.images, (image) => ((image.loading = 'eager'), image.decode()))),
    )
    const { height } = (await page.locator('#storybook-root').boundingBox())!
    yield { file, picture: await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: storyWidth, height } }) }
  }
  await browser.close()
  await server.close()
}
