import { homePath, locales } from '@brand/content/locales'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { listPaths } from './pages.ts'

/** The blocks that may stand at the head of a page with text over a picture. */
const headers = ['home-header', 'static-header', 'hero', 'detail-header', 'call-to-action-hero'].map(
  (name) => `[data-part="${name}"]`,
)

const every64 = (from: number, to: number) => Array.from({ length: Math.floor((to - from) / 64) + 1 }, (_, i) => from + i * 64)
const widths = [...new Set([320, 360, 390, 768, 820, 1199, 1200, ...every64(448, 2560), 2560])].toSorted((a, b) => a - b)
const heightAt = (width: number) => (width < 768 ? 844 : width < 1200 ? 1024 : 900)

/** WCAG's luminance of a colour, each channel from 0 to 255. */
function luminance(channels: ArrayLike<number>): number {
  const [r, g, b] = [0, 1, 2].map((i) => {
    const c = channels[i]! / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** The lines of text of the page's headers over pictures, on the page's own scale. */
const measureLines = (page: Page, covered: string) =>
  page.evaluate((selector) => {
    const lines: { text: string; colour: number[]; large: boolean; x: number; y: number; width: number; height: number }[] = []
    for (const header of document.querySelectorAll(selector)) {
      const pictures = [...header.querySelectorAll('img, video')].map((element) => element.getBoundingClientRect())
      const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!
        const style = getComputedStyle(parent)
        if (!walker.currentNode.textContent!.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
        // Text for screen readers only has a box of one pixel.
        if (parent.offsetWidth < 2) continue
        const [size, weight] = [parseFloat(style.fontSize), Number(style.fontWeight)]
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const { x, y, width, height } of range.getClientRects()) {
          const over = pictures.some((p) => x < p.right && x + width > p.left && y < p.bottom && y + height > p.top)
          if (!over) continue
          // `rgb(255, 255, 255)`, or `color(srgb 1 1 1)` where it is worked out from another.
          const scale = style.color.startsWith('color(') ? 255 : 1
          const colour = style.color
            .match(/[\d.]+/g)!
            .slice(0, 3)
            .map((channel) => Number(channel) * scale)
          const large = size >= 24 || (size >= 56 / 3 && weight >= 700)
          lines.push({ text: walker.currentNode.textContent!, colour, large, x: x + scrollX, y: y + scrollY, width, height })
        }
      }
    }
    return lines
  }, covered)

/** The share of a line's pixels that may be worse than what counts: the edges of what lies behind it. */
const spared = 0.01

/** The worst contrast of each line with what is behind it, as a share of what it needs: below 1 it is too low. */
async function measure(page: Page): Promise<{ share: number; contrast: number; text: string }[]> {
  const lines = await measureLines(page, headers.join())
  if (!lines.length) return []
  const hide = await page.addStyleTag({
    content: `:is(${headers.join()}) * { color: transparent !important; } [data-part='contact-button'] { display: none; }`,
  })
  const [left, top] = [Math.floor(Math.min(...lines.map(({ x }) => x))), Math.floor(Math.min(...lines.map(({ y }) => y)))]
  const right = Math.ceil(Math.max(...lines.map(({ x, width }) => x + width)))
  const bottom = Math.ceil(Math.max(...lines.map(({ y, height }) => y + height)))
  const clip = { x: left, y: top, width: right - left, height: bottom - top }
  const picture = sharp(await page.screenshot({ fullPage: true, clip }))
  await hide.evaluate((style) => (style as HTMLElement).remove())
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.map(({ text, colour, large, ...box }) => {
    const own = luminance(colour)
    const found: number[] = []
    for (let y = Math.floor(box.y) - top; y < Math.min(info.height, box.y - top + box.height); y++)
      for (let x = Math.floor(box.x) - left; x < Math.min(info.width, box.x - left + box.width); x++) {
        const at = (y * info.width + x) * 3
        found.push(contrast(own, luminance(data.subarray(at, at + 3))))
      }
    found.sort((a, b) => a - b)
    const worst = found[Math.floor(found.length * spared)] ?? Infinity
    return { share: worst / (large ? 3 : 4.5), contrast: worst, text }
  })
}

/** Shows the page that is open at a width, with the pictures of its first view. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: heightAt(width) })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter((image) => image.loading === 'eager').map((image) => image.decode().catch(() => {})),
    )
  })
}

// The text is hidden by a style of the test's own.
test.use({ bypassCSP: true })

/** Measures a page at some widths; prints the worst line and gives those that are too low. */
async function tooLow(page: Page, path: string, at: readonly number[]): Promise<string[]> {
  await page.goto(process.env.LOOK_URL! + path)
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' })
  const found = []
  for (const width of at) {
    await resize(page, width)
    for (const line of await measure(page)) found.push({ ...line, width })
  }
  const lines = found
    .toSorted((a, b) => a.share - b.share)
    .map((line) => `${path} ${line.width} px "${line.text}" ${line.contrast.toFixed(2)}:1`)
  if (lines.length) console.log(lines[0])
  return lines.slice(0, found.filter(({ share }) => share < 1).length)
}

for (const locale of locales) {
  test(`${locale}: the home page's text over pictures can be read at every width (BLK-home_header-19)`, async ({ page }) => {
    expect(await tooLow(page, homePath(locale), widths)).toEqual([])
  })

  test(`${locale}: every other page's text over pictures can be read`, async ({ page }) => {
    const failed: string[] = []
    for (const path of (await listPaths(locale)).filter((each) => each !== homePath(locale))) {
      const html = await (await fetch(process.env.LOOK_URL! + path)).text()
      if (headers.some((header) => html.includes(header.slice(1, -1))))
        failed.push(...(await tooLow(page, path, [390, 1024, 1440])))
    }
    expect(failed).toEqual([])
  })
}
