import { shapes, type Contract, type Field, type ImageField } from '@brand/blocks/contracts'
import { thumbnail } from '@brand/blocks/search'

/** The picture of a link preview (SEO-02). */
export const previewSize = { w: 1200, h: 630 } as const

/** Width of the still that stands in for a film. */
export const posterWidth = 1280

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

const sizesOf = ({ crops = [], large = [], ...own }: ImageField) =>
  [own, { widths: large }, ...crops].flatMap((crop: Crop) => crop.widths.map((w, i) => sizeName(w, cropHeight(crop, i))))

/** The picture fields among fields, also those of lists and groups and of the shapes of other records. */
export const imagesIn = (fields: readonly Field[]): ImageField[] =>
  fields.flatMap((field) => {
    if (field.kind === 'list') return imagesIn([field.of])
    if (field.kind === 'group') return imagesIn(Object.values(field.fields))
    if (field.kind === 'reference') return imagesIn(Object.values(shapes[field.to]))
    if (field.kind === 'query') return imagesIn(Object.values(shapes[field.of]))
    return field.kind === 'image' ? [field] : []
  })

/** Every size that pages ask for: those of the blocks' contracts, of search (SRCH-10) and the two above. Nothing else is ever encoded. */
export const allowedSizes = (contracts: readonly Contract[]): ReadonlySet<string> =>
  new Set([
    sizeName(previewSize.w, previewSize.h),
    sizeName(posterWidth),
    sizeName(undefined, thumbnail.height),
    ...contracts.flatMap(({ fields }) => imagesIn(Object.values(fields)).flatMap(sizesOf)),
  ])
