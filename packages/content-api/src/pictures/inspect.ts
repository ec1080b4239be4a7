import { maxPixels, refusedSize } from '@brand/content'
import sharp, { type Metadata, type Sharp } from 'sharp'

/** Most bytes of a decoded master: `maxPixels` without transparency. Transparency and 16 bits per channel take more for each pixel. */
const maxDecodedBytes = 3 * maxPixels
/** Most bytes that decoding may take where all of a master is in memory at once, not some lines of it. */
const maxWholeBytes = 80e6
/** Masters from this size on, in decoded bytes or in those that decoding takes, are decoded one at a time. */
const largeFrom = 40e6

// The first bytes of a file decide its type, not its name: an SVG or GIF called .webp is rejected.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`) })
// libvips would cache decoded masters even when their file changes.
sharp.cache(false)
// The queue decides how many are encoded at a time; each thread more of one would hold memory of its own.
sharp.concurrency(1)

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/**
 * Bytes that libvips takes for each pixel of formats that it decodes as a whole, as measured with 46 million pixels. WebP counts
 * as lossless: its header does not show which it is.
 */
function wholeBytesPerPixel({ format, isProgressive, channels, chromaSubsampling }: Metadata): number {
  if (format === 'heif') return 20
  if (format === 'webp') return 5.4
  if (!isProgressive) return 0
  if (format === 'png') return 3.8
  // Two bytes for each coefficient.
  return 2 * channels * (chromaSubsampling?.startsWith('4:2:0') ? 0.55 : 1)
}

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
  const metadata = await image.metadata()
  const { autoOrient, pages = 1, channels, depth } = metadata
  if (pages > 1) throw new Error('it is animated')
  const tooMany = refusedSize(autoOrient)
  if (tooMany) throw new Error(tooMany)
  const pixels = autoOrient.width * autoOrient.height
  const bytes = pixels * channels * (bytesPerSample[depth] ?? 4)
  if (bytes > maxDecodedBytes)
    throw new Error(`it has ${Math.round(bytes / 1e6)} MB decoded; the maximum is ${maxDecodedBytes / 1e6}`)
  const wholeBytes = pixels * wholeBytesPerPixel(metadata)
  if (wholeBytes > maxWholeBytes)
    throw new Error(
      `decoding needs ${Math.round(wholeBytes / 1e6)} MB; the maximum is ${maxWholeBytes / 1e6}. Save it smaller, or as a non-progressive JPEG`,
    )
  return { image, ...autoOrient, isLarge: Math.max(bytes, wholeBytes) > largeFrom }
}
