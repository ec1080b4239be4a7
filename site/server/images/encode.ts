import { cropAround } from '@brand/content'
import sharp from 'sharp'
import type { ImageRequest } from './request.ts'

/** A master picture, as the content names it. */
export interface ImageSource {
  /** Path of the file. */
  file: string
  width: number
  height: number
  /** The point that crops keep, as fractions; the centre by default. */
  focalPoint?: { x: number; y: number } | null
  /** Names file and focal point as they are now, in addresses that can be cached for good. */
  version?: string
}

export type Format = 'avif' | 'webp' | 'jpeg'

/** Widest answer to an address without a size, in pixels. */
export const largest = 2400

const quality: Record<Format, number> = { avif: 52, webp: 76, jpeg: 80 }
/** Seconds that an encode may take. */
const patience = 20

// A file is what its first bytes say, not what its name says: drawings and animations called .webp are refused unread.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`) })
// libvips would keep decoded masters, also when their file has changed.
sharp.cache(false)

/** A picture as asked for: upright, in sRGB, without metadata. Throws for what is no picture, claims too many pixels, is cut short or moves. */
export async function encode(
  { file, focalPoint }: ImageSource,
  { fit, w, h, q }: ImageRequest,
  format: Format,
): Promise<Uint8Array<ArrayBuffer>> {
  const master = sharp(file, { limitInputPixels: 50e6, failOn: 'error' }).autoOrient().timeout({ seconds: patience })
  const { autoOrient: size, pages = 1 } = await master.metadata()
  if (pages > 1) throw new Error('Input file is animated')
  const image =
    fit === 'crop' && w && h
      ? master.extract(cropAround({ ...size, focalPoint }, w, h)).resize(w, h)
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
