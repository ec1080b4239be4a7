/** Pictures of what the built Storybook shows. */
import { chromium } from '@playwright/test'
import { serveStorybook, settle } from '../../scripts/built-storybook.ts'
import { prepare } from '../../scripts/checks.ts'
import { launchOptions } from '../../scripts/chromium.ts'
import { must } from '../../scripts/run.ts'

/** px; a picture is as high as its story. */
export const storyWidth = 1440

/** Pictures of the first story of each title that matches, in a theme and in the order of the titles. */
export async function* storyPictures(shown: RegExp, theme: string): AsyncGenerator<{ file: string; picture: Buffer }> {
  await prepare()
  await must('npm', ['run', '--silent', 'build-storybook'])
  const { url, entries, close } = await serveStorybook()
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: storyWidth, height: 900 }, reducedMotion: 'reduce' })

  const stories = entries
    .filter(({ title, type }) => type === 'story' && shown.test(title))
    .filter(({ title }, i, all) => title !== all[i - 1]?.title)
  for (const { id, importPath: file } of stories) {
    await page.goto(new URL(`iframe.html?viewMode=story&id=${id}&globals=brand:${theme}`, url).href)
    await page.locator('#storybook-root > *').first().waitFor()
    await settle(page)
    const { height } = (await page.locator('#storybook-root').boundingBox())!
    yield { file, picture: await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: storyWidth, height } }) }
  }
  await browser.close()
  await close()
}
