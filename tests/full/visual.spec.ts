import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startSite, type RunningSite } from '../e2e/server.ts'

/** Pages as pictures, small enough for git and coarse enough that another release of the browser still draws the same. */
const widthOfBaseline = 360
/** How far a colour channel may be off before a pixel counts as changed, of 255. */
const tolerance = 40
/** Most pixels that may change. */
const most = 0.01

const baselines = new URL('baselines/', import.meta.url)
const pages = { home: '/', 'home-de': '/de', blocks: '/blocks', contact: '/fr/contact', 'not-found': '/no-such-page' }

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ SITE_ENV: 'production' })
})
test.afterAll(() => site?.stop())

const raw = (image: Buffer | string) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })

for (const [name, path] of Object.entries(pages)) {
  for (const width of [390, 1440]) {
    test(`${name} at ${width} px looks as it did (UPDATE=1 takes new pictures)`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => [...document.images].forEach((image) => (image.loading = 'eager')))
      await page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth))
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
      const now = await sharp(await page.screenshot({ fullPage: true }))
        .resize(widthOfBaseline)
        .png()
        .toBuffer()
      await context.close()

      const file = new URL(`${name}-${width}.webp`, baselines)
      if (process.env.UPDATE || !existsSync(file)) {
        await mkdir(baselines, { recursive: true })
        await writeFile(file, now)
        expect(process.env.UPDATE, 'There was no picture to compare with; one was taken now.').toBeTruthy()
        return
      }
      const [before, after] = await Promise.all([raw(file.pathname), raw(now)])
      expect(after.info.height, 'height of the page').toBe(before.info.height)
      let changed = 0
      for (let i = 0; i < after.data.length; i += 3)
        if ([0, 1, 2].some((channel) => Math.abs(after.data[i + channel]! - before.data[i + channel]!) > tolerance)) changed += 1
      expect(changed / (after.info.width * after.info.height), 'share of changed pixels').toBeLessThan(most)
    })
  }
}
