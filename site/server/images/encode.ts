import { cropAround } from '@brand/content'
import sharp from 'sharp'
import type { ImageRequest } from './request.ts'

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
}

export type Format = 'avif' | 'webp' | 'jpeg'

/** Width of an answer to an address without a size, in pixels, at most. */
export const largest = 2400

const quality: Record<Format, number> = { avif: 52, webp: 76, jpeg: 80 }
/** Longest time to encode a picture, in seconds. */
const timeout = 20

// The first bytes of a file decide its type, not its name: an SVG or GIF called .webp is rejected.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`) })
// libvips would cache decoded masters even when their file changes.
sharp.cache(false)

/** Encodes a picture: upright, in sRGB, without metadata. Throws for a file that is no picture, has too many pixels, is truncated or animated. */
export async function encode(
  { file, focalPoint }: ImageSource,
  { fit, w, h, q }: ImageRequest,
  format: Format,
): Promise<Uint8Array<ArrayBuffer>> {
  const master = sharp(file, { limitInputPixels: 50e6, failOn: 'error' }).autoOrient().timeout({ seconds: timeout })
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
