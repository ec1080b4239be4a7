const fits = ['crop', 'clip', 'max'] as const

/**
 * The parameters of an image address, named as the image CDN's.
 * @requirement IMG-06
 */
export interface ImageRequest {
  /** `crop` fills w x h around the focal point; `clip` and `max` keep proportions, `max` never enlarges. Default `max`. */
  fit: (typeof fits)[number]
  w?: number
  h?: number
  /** Quality, 1 to 100. Default: the format's own. */
  q?: number
}

/** Whether a size may be requested, with `undefined` for the side that follows from the other. */
export type IsOffered = (w: string | undefined, h: string | undefined) => boolean

/** Width of an answer to an address without a size, in pixels, at most. */
export const maxDefaultWidth = 2400

const qualities = ['50', '75']
const parameters = ['fit', 'w', 'h', 'q']

const number = (value: string | undefined) => (value === undefined ? undefined : Number(value))

/** Parses a query; returns a message when it is invalid or names a size that is not offered. */
export function parseImageRequest(query: URLSearchParams, isOffered: IsOffered): ImageRequest | string {
  const names = [...query.keys()]
  const unknown = names.find((name) => !parameters.includes(name))
  if (unknown !== undefined) return `Unknown parameter '${unknown.slice(0, 40)}': supported: ${parameters.join(', ')}.`
  if (new Set(names).size < names.length) return 'A parameter occurs twice.'
  const { w, h, q, fit: wanted = 'max' } = Object.fromEntries(query)
  const fit = fits.find((name) => name === wanted)
  if (!fit) return `Unknown fit; supported: ${fits.join(', ')}.`
  if (fit === 'crop' && !(w && h)) return 'fit=crop requires w and h.'
  if ((w !== undefined || h !== undefined) && !isOffered(w, h)) return 'Unsupported size.'
  if (q !== undefined && !qualities.includes(q)) return `Unknown quality; supported: ${qualities.join(', ')}.`
  return { fit, w: number(w), h: number(h), q: number(q) }
}
