import type { ImageRecord } from '@brand/content'

/** In pixels; with both sides the picture is cropped around its focal point. `q` is the quality in percent. */
interface PictureSize {
  w?: number | undefined
  h?: number | undefined
  q?: number | undefined
}

type Addressed = Pick<ImageRecord, 'url'> & Partial<Pick<ImageRecord, 'focalPoint'>>

/** Lists the parameters that an image service needs; our own endpoint knows these values. */
const listParameters = ({ focalPoint }: Addressed, isCropped: boolean) => [
  ...(isCropped && focalPoint ? ['crop=focalpoint', `fp-x=${focalPoint.x}`, `fp-y=${focalPoint.y}`] : []),
  'auto=format',
]

/**
 * The address of a picture in a size: at our endpoint, or at the image service of the CMS, by the parameters of imgix.
 * @requirement IMG-06, IMG-08
 */
export function pictureAt(picture: Addressed, { w, h, q }: PictureSize): string {
  const isCropped = w !== undefined && h !== undefined
  const size = [w && `w=${w}`, h && `h=${h}`, w && `fit=${isCropped ? 'crop' : 'max'}`, q && `q=${q}`].filter(Boolean)
  const query = picture.url.startsWith('/') ? size : [...size, ...listParameters(picture, isCropped)]
  return `${picture.url}?${query.join('&')}`
}

/** An address of ours with that of the site before it; one of another site as it is. */
export const fullAddress = (address: string, baseUrl: string): string => (address.startsWith('/') ? baseUrl + address : address)
