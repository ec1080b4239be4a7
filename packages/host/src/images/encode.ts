import type { Sharp } from 'sharp'
import { maxDefaultWidth, type ImageRequest } from './request.ts'

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
  /** Brings the file there, where it is elsewhere. Throws `HttpError` 503 when that fails. Default: it is there. */
  load?: () => Promise<void>
}

/** A decoded picture: upright size in pixels, and whether it takes so much memory that no other large one may be beside it. */
interface Master {
  image: Sharp
  width: number
  height: number
  isLarge: boolean
}

/** Part of a picture, in pixels. */
interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Decoder of the pictures of a site, loaded with the first picture that is encoded. */
export interface Pictures {
  /** Opens a file. Throws for one that is no picture, or a picture that is not shown. */
  inspect: (file: string) => Promise<Master>
  /** Computes the part of a picture that fills `w` x `h` around its focal point. */
  cropAround: (picture: Pick<ImageSource, 'width' | 'height' | 'focalPoint'>, w: number, h: number) => Area
}

export type Format = 'avif' | 'webp' | 'jpeg'

const quality: Record<Format, number> = { avif: 45, webp: 76, jpeg: 80 }
/** Longest time to encode a picture, in seconds. */
const timeout = 20

/** Encodes a picture: upright, in sRGB, without metadata. Throws for a file that is truncated or takes too long. */
export async function encode(
  { image: source, width, height }: Master,
  { fit, w, h, q, focalPoint }: ImageRequest & Pick<ImageSource, 'focalPoint'>,
  format: Format,
  cropAround: Pictures['cropAround'],
): Promise<Uint8Array<ArrayBuffer>> {
  const master = source.autoOrient().timeout({ seconds: timeout })
  const image =
    fit === 'crop' && w && h
      ? master.extract(cropAround({ width, height, focalPoint }, w, h)).resize(w, h)
      : master.resize({
          width: w ?? (h ? undefined : maxDefaultWidth),
          height: h,
          fit: 'inside',
          withoutEnlargement: fit === 'max' || !(w || h),
        })
  if (format === 'avif') image.avif({ quality: q ?? quality.avif, effort: 2 })
  else if (format === 'webp') image.webp({ quality: q ?? quality.webp, effort: 3 })
  else image.flatten({ background: '#ffffff' }).jpeg({ quality: q ?? quality.jpeg, mozjpeg: true })
  return (await image.toBuffer()) as Buffer<ArrayBuffer>
}
