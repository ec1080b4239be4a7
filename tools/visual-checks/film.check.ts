import { expect, test } from '@playwright/test'
import sharp from 'sharp'

/** A film that begins elsewhere, or smears, differs by more than this; its compression by less. Mean of all channels, 0 to 255. */
const maxDifference = 2.5

// The film does not play where motion is reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

/** Measures the average difference between a pixel and the one below it. A smear reduces it. */
function sharpness(data: Buffer, width: number): number {
  let sum = 0
  for (let i = 0; i + width * 3 < data.length; i++) sum += Math.abs(data[i]! - data[i + width * 3]!)
  return sum / data.length
}

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const)
  test(`the film begins as the still, at ${width} px (BLK-home_header-12, -20)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(process.env.LOOK_URL!)
    const film = page.locator('[data-part="home-header-film"]')
    await expect(film).toHaveAttribute('data-playing')
    const lines = await film.evaluate(async (video: HTMLVideoElement) => {
      video.pause()
      // Not `seeked`, which a busy machine answers before it has drawn the frame.
      const there = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = 0
      await there
      return video.videoHeight
    })
    // Text and scrim are the same over both.
    const header = page.locator('[data-part="home-header-media"]')
    const clip = (await header.boundingBox())!
    const shot = async () => pixels(await page.screenshot({ clip, animations: 'disabled' }))
    const moving = await shot()
    await film.evaluate((video) => (video.style.visibility = 'hidden'))
    const still = await shot()
    const difference = still.reduce((sum, value, i) => sum + Math.abs(value - moving[i]!), 0) / still.length
    const [w, kept] = [
      Math.round(clip.width),
      sharpness(moving, Math.round(clip.width)) / sharpness(still, Math.round(clip.width)),
    ]
    console.log(
      `${w} px: ${lines} lines, differs by ${difference.toFixed(2)} of 255, keeps ${Math.round(kept * 100)} % of the sharpness`,
    )
    expect(lines).toBeGreaterThanOrEqual(1080)
    expect(difference).toBeLessThan(maxDifference)
    expect(kept).toBeGreaterThan(0.85)
  })
