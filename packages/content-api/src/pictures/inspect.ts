import { maxPixels, refusedSize } from '@brand/content'
import sharp, { type Sharp } from 'sharp'

/** Most bytes of a decoded master: `maxPixels` without transparency. Transparency and 16 bits per channel take more for each pixel. */
const maxDecodedBytes = 3 * maxPixels
/** Masters from this size on, in decoded bytes, are decoded one at a time: some formats need twice as much memory. */
const largeFrom = 40e6

// The first bytes of a file decide its type, not its name: an SVG or GIF called .webp is rejected.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`) })
// libvips would cache decoded masters even when their file changes.
sharp.cache(false)
// The queue decides how many are encoded at a time; each thread more of one would hold memory of its own.
sharp.concurrency(1)

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/** A master, before it is decoded. */
export interface Master {
  image: Sharp
  /** Size in pixels as it is shown, upright. */
  width: number
  height: number
  /** Whether it takes so much memory that only one such master may be decoded at a time. */
  isLarge: boolean
}

/**
 * Reads the header of a master. Throws for a file that is no picture, is animated, or would take too much memory decoded.
 * @requirement IMG-09
 */
export async function inspect(file: string): Promise<Master> {
  const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
  const { autoOrient, pages = 1, channels, depth } = await image.metadata()
  if (pages > 1) throw new Error('it is animated')
  const tooMany = refusedSize(autoOrient)
  if (tooMany) throw new Error(tooMany)
  const bytes = autoOrient.width * autoOrient.height * channels * (bytesPerSample[depth] ?? 4)
  if (bytes > maxDecodedBytes)
    throw new Error(`it takes ${Math.round(bytes / 1e6)} MB decoded, and may take ${maxDecodedBytes / 1e6}`)
  return { image, ...autoOrient, isLarge: bytes > largeFrom }
}
