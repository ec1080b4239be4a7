/** The first story of each block and page in a theme, on one picture for the docs: `npm run theme:sheet -- tegel`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { preview } from 'vite'
import { launchOptions } from './chromium.ts'
import { must, root } from './run.ts'

type Entry = Record<'id' | 'title' | 'type', string>

/** px */
const [column, gap, columns] = [380, 20, 7]
const shown = /^(blocks-[a-z]+|pages-[a-z]+|navigation-(errorpage|footer))--/
const theme = process.argv[2]
if (!theme || !existsSync(join(root, 'packages/blocks/src/theme/themes', theme))) {
  console.error('Name a theme of packages/blocks/src/theme/themes.')
  process.exit(1)
}

await must('turbo', ['run', 'generate', '--output-logs=errors-only'])
await must('npm', ['run', '--silent', 'build-storybook'])
const server = await preview({ root, configFile: false, logLevel: 'warn', build: { outDir: '.storybook-static' } })
const url = server.resolvedUrls!.local[0]!
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const { entries } = (await (await fetch(new URL('index.json', url))).json()) as { entries: Record<string, Entry> }
const stories = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && shown.test(id))
  .filter(({ title }, i, all) => title !== all[i - 1]?.title)
const bottoms = Array.from({ length: columns }, () => gap)
const pictures: OverlayOptions[] = []
for (const { id } of stories) {
  await page.goto(new URL(`iframe.html?viewMode=story&id=${id}&globals=brand:${theme}`, url).href)
  await page.locator('#storybook-root > *').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  // A picture below the window is loaded too.
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.images, (image) => ((image.loading = 'eager'), image.decode()))),
  )
  const { height } = (await page.locator('#storybook-root').boundingBox())!
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: 1440, height } })
  const { data, info } = await sharp(picture).resize(column).toBuffer({ resolveWithObject: true })
  const shortest = bottoms.indexOf(Math.min(...bottoms))
  pictures.push({ input: data, left: gap + shortest * (column + gap), top: bottoms[shortest]! })
  bottoms[shortest]! += info.height + gap
}
await browser.close()
await server.close()

const width = gap + columns * (column + gap)
await sharp({ create: { width, height: Math.max(...bottoms), channels: 3, background: '#c9cde4' } })
  .composite(pictures)
  .webp({ quality: 75 })
  .toFile(join(root, `docs/${theme}.webp`))
