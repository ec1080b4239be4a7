/** The example of the README beside what it shows, in two themes, as `docs/blocks.webp`: `node tools/pictures/blocks-picture.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { prepare } from '../../scripts/checks.ts'
import { launchOptions } from '../../scripts/chromium.ts'
import { must, root } from '../../scripts/run.ts'

/** The story of the same quote. */
const story = 'blocks-quote-states--name-only'
const [, code = ''] = /```tsx\n([\s\S]+?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []

await prepare()
await must('npm', ['run', '--silent', 'build-storybook'])
const server = await preview({ root, configFile: false, logLevel: 'warn', build: { outDir: '.storybook-static' } })
const browser = await chromium.launch(launchOptions())

async function drawn(brand: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 900, height: 640 }, reducedMotion: 'reduce' })
  await page.goto(new URL(`iframe.html?id=${story}&globals=brand:${brand}`, server.resolvedUrls!.local[0]).href)
  const block = page.locator('[data-part="block-section"]')
  await block.waitFor()
  await page.evaluate(() => document.fonts.ready)
  return `data:image/png;base64,${(await block.screenshot()).toString('base64')}`
}

const pictures = [await drawn('loden'), await drawn('tegel')].map((src) => `<img src="${src}">`).join('')
const page = await browser.newPage({ viewport: { width: 1440, height: 600 } })
await page.setContent(`<!doctype html><style>
  body { margin: 0; display: grid; grid-template-columns: 1fr 660px; align-items: center; background: #16181d }
  pre { margin: 0; padding: 32px; font: 13.5px/1.7 monospace; color: #e6e8ee; white-space: pre-wrap }
  img { display: block; width: 100% }
</style><pre></pre><div>${pictures}</div>`)
await page.locator('pre').evaluate((pre, text) => (pre.textContent = text), code)
await sharp(await page.locator('body').screenshot())
  .webp({ quality: 80 })
  .toFile(join(root, 'docs/blocks.webp'))
await browser.close()
await server.close()
