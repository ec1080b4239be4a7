import { shapes, visitField, type AnyField, type Contract, type FieldVisitor, type ImageField } from '@brand/blocks/contracts'
import { thumbnail } from '@brand/blocks/search'

/**
 * The picture of a link preview.
 * @requirement SEO-02
 */
export const previewSize = { w: 1200, h: 630 } as const

/** Width of the poster of a film. */
export const posterWidth = 1280

/**
 * A swatch of a finish that can be had from stock, as wide as the list of them makes it.
 * @requirement R2G-11
 */
export const swatch = { widths: [240, 480], heights: [80, 160], densities: true } as const

/** Height that a ratio `'5:6'` (width to height) gives a width. */
function heightAt(width: number, ratio: string) {
  const [w, h] = ratio.split(':').map(Number)
  return Math.round((width * h!) / w!)
}

/** A size as one word: `800x` keeps proportions, `480x700` does not. */
export const sizeName = (w: number | string = '', h: number | string = '') => `${w}x${h}`

export type Crop = Pick<ImageField, 'widths' | 'heights' | 'ratio'>

/** Height that a picture is cropped to at one of the widths; none where it keeps its proportions. */
export const cropHeight = ({ widths, heights, ratio }: Crop, i: number) => heights?.[i] ?? (ratio && heightAt(widths[i]!, ratio))

const listSizes = ({ crops = [], large = [], ...own }: ImageField) =>
  [own, { widths: large }, ...crops].flatMap((crop: Crop) => crop.widths.map((w, i) => sizeName(w, cropHeight(crop, i))))

const none = () => []

const picturesOf: FieldVisitor<ImageField[], AnyField> = {
  text: none,
  html: none,
  image: (field) => [field],
  // Its poster has its own size (`posterWidth`).
  video: none,
  embed: none,
  action: none,
  choice: none,
  number: none,
  flag: none,
  color: none,
  surface: none,
  side: none,
  link: none,
  date: none,
  reference: ({ to }) => imagesIn(Object.values(shapes[to])),
  query: ({ of }) => imagesIn(Object.values(shapes[of])),
  list: ({ of }) => imagesIn([of]),
  group: ({ fields }) => imagesIn(Object.values(fields)),
}

/** The picture fields among fields, also those of lists and groups and of the shapes of other records. */
export const imagesIn = (fields: readonly AnyField[]): ImageField[] => fields.flatMap((field) => visitField(picturesOf, field))

/**
 * Every size that pages request: those of the contracts, of search and the three above. No other size is encoded.
 * @requirement SRCH-10
 */
export const allowedSizes = (contracts: readonly Contract[]): ReadonlySet<string> =>
  new Set([
    sizeName(previewSize.w, previewSize.h),
    sizeName(posterWidth),
    ...swatch.widths.map((w, i) => sizeName(w, swatch.heights[i])),
    sizeName(undefined, thumbnail.height),
    ...contracts.flatMap(({ fields }) => imagesIn(Object.values(fields)).flatMap(listSizes)),
  ])
