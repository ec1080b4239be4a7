import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Difference {
  /** Number of pixels that differ. */
  pixels: number
  /** The later picture, faint, and red where it differs, as PNG. */
  overlay: Buffer
}

/** As the comparison of visual baselines, but stricter: one browser on one machine draws alike, so that each anti-aliased pixel counts. */
const options = { threshold: 0.01, includeAA: true }

/** Finds the difference of two pictures; `undefined` where nobody could see it. Rows that only the taller one has differ. */
export async function difference(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  // Where a picture ends there is a colour of no page, so that what the other one has there differs even if it is white.
  const background = { r: 255, g: 0, b: 255, alpha: 0.5 }
  const [a, b] = await Promise.all(
    [before, after].map((picture, i) =>
      sharp(picture)
        .ensureAlpha()
        .extend({ right: width - sizes[i]!.width, bottom: height - sizes[i]!.height, background })
        .raw()
        .toBuffer(),
    ),
  )
  const drawn = Buffer.alloc(a!.length)
  const pixels = pixelmatch(a!, b!, drawn, width, height, options)
  if (pixels === 0) return undefined
  const overlay = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, overlay }
}
