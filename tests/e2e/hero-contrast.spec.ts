import sharp from 'sharp'
import { expect, test, withPictures } from './support.ts'

// The text is hidden by a style of the test's own.
test.use({ ...withPictures, bypassCSP: true })

/** The contrast of white with a colour, by WCAG. */
function contrastOfWhite([red, green, blue]: readonly number[]): number {
  const [r, g, b] = [red!, green!, blue!].map((channel) => {
    const c = channel / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05)
}

for (const [width, height, volume] of [
  [390, 844, 100],
  [1440, 900, 100],
  [1440, 900, 50],
  [1440, 900, 0],
] as const)
  test(`at ${width} px and a volume of ${volume} the white text of the home page can be read over a white picture (BLK-home_header-19, BLK-home_header-22)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const white = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.fulfill({ contentType: 'image/png', body: white }) : route.continue(),
    )
    await page.goto('/')
    if (volume < 100) {
      const slider = page.getByRole('slider', { name: 'Volume', exact: true })
      await slider.fill(String(volume))
      await expect(slider).toHaveAttribute('aria-valuetext', `${volume}%`)
    }
    const lines = await page.evaluate(() => {
      const content = document.querySelector('[data-part="home-header-content"]')!
      const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
      const found: { text: string; large: boolean; left: number; top: number; width: number; height: number }[] = []
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!
        // A button has a surface of its own.
        if (!walker.currentNode.textContent!.trim() || parent.closest('a, button') || parent.offsetWidth < 2) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const { left, top, width, height } of range.getClientRects())
          found.push({
            text: walker.currentNode.textContent!,
            large: parseFloat(getComputedStyle(parent).fontSize) >= 24,
            left: Math.ceil(left),
            top: Math.ceil(top),
            width: Math.floor(width),
            height: Math.floor(height),
          })
      }
      return found.filter((line) => line.width > 1 && line.top + line.height <= window.innerHeight)
    })
    expect(lines.length).toBeGreaterThan(3)
    await page.addStyleTag({
      content: '[data-part="home-header-content"] * { color: transparent !important; transition: none !important }',
    })
    const screen = await page.screenshot({ scale: 'css' })
    for (const { text, large, ...box } of lines) {
      // Statistics are of what was read, before anything is done with it.
      const part = await sharp(screen).extract(box).png().toBuffer()
      const { channels } = await sharp(part).stats()
      const lightest = channels.slice(0, 3).map(({ max }) => max)
      expect(contrastOfWhite(lightest), text).toBeGreaterThanOrEqual(large ? 3 : 4.5)
    }
  })
