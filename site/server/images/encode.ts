import { cropAround } from '@brand/content'
import sharp, { type Sharp } from 'sharp'
import { largest, type ImageRequest } from './request.ts'

/** A master picture of the content. */
export interface ImageSource {
  /** Path of the file. */
  file: string
  width: number
  height: number
  /** The point that crops keep, as fractions; the centre by default. */
  focalPoint?: { x: number; y: number } | null
  /** Version of file and focal point, part of addresses that can be cached forever. */
  version?: string
  /** Brings the file there, where it is elsewhere. Throws `ApiError` 503 when that fails. Default: it is there. */
  load?: () => Promise<void>
}

export type Format = 'avif' | 'webp' | 'jpeg'

const quality: Record<Format, number> = { avif: 45, webp: 76, jpeg: 80 }
/** Most pixels of a master. */
const maxPixels = 50e6
/** Most bytes of a decoded master: `maxPixels` without transparency. Transparency and 16 bits per channel take more for each pixel. */
const maxDecodedBytes = 3 * maxPixels
/** Masters from this size on, in decoded bytes, are decoded one at a time: some formats need twice as much memory. */
const largeFrom = 40e6
/** Longest time to encode a picture, in seconds. */
const timeout = 20

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

/** Reads the header of a master. Throws for a file that is no picture, is animated, or would take too much memory decoded. */
export async function inspect(file: string): Promise<Master> {
  const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
  const { autoOrient, pages = 1, channels, depth } = await image.metadata()
  if (pages > 1) throw new Error('Input file is animated')
  const bytes = autoOrient.width * autoOrient.height * channels * (bytesPerSample[depth] ?? 4)
  if (bytes > maxDecodedBytes) throw new Error(`Input image takes ${Math.round(bytes / 1e6)} MB decoded, which is too much`)
  return { image, ...autoOrient, isLarge: bytes > largeFrom }
}

/** Encodes a picture: upright, in sRGB, without metadata. Throws for a file that is truncated or takes too long. */
export async function encode(
  { image: source, width, height }: Master,
  { fit, w, h, q, focalPoint }: ImageRequest & Pick<ImageSource, 'focalPoint'>,
  format: Format,
): Promise<Uint8Array<ArrayBuffer>> {
  const master = source.autoOrient().timeout({ seconds: timeout })
  const image =
    fit === 'crop' && w && h
      ? master.extract(cropAround({ width, height, focalPoint }, w, h)).resize(w, h)
      : master.resize({
          width: w ?? (h ? undefined : largest),
          height: h,
          fit: 'inside',
          withoutEnlargement: fit === 'max' || !(w || h),
        })
  if (format === 'avif') image.avif({ quality: q ?? quality.avif, effort: 2 })
  else if (format === 'webp') image.webp({ quality: q ?? quality.webp, effort: 3 })
  else image.flatten({ background: '#ffffff' }).jpeg({ quality: q ?? quality.jpeg, mozjpeg: true })
  return (await image.toBuffer()) as Buffer<ArrayBuffer>
}
