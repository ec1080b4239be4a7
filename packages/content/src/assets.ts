import { z } from 'zod'
import { locales } from './locales.ts'
import { isPictureFile, refusedSize } from './media.ts'
import { mediaPaths } from './paths.ts'
import { focalPoint, pictureColor, preview } from './values.ts'

const asset = z.strictObject({
  file: z.string().refine(isPictureFile, 'must be the name of a picture in the folder'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits')
    .optional()
    .meta({
      description: 'First eight digits of the SHA-256 of the file. Without a hash, browsers cache the picture for one minute.',
    }),
  width: z.int().positive(),
  height: z.int().positive(),
  focalPoint: focalPoint.optional().meta({ description: 'Focal point of crops, as fractions. Default: the centre.' }),
  color: pictureColor,
  preview: preview.optional(),
  alt: z
    .union([z.string(), z.partialRecord(z.enum(locales), z.string())])
    .optional()
    .meta({ description: 'Alternative text by language, or empty for decoration. A record can replace it.' }),
  shows: z
    .strictObject({
      products: z
        .record(z.string(), z.array(z.string()))
        .default({})
        .meta({ description: 'Families or fabrics in the picture, by id, with their colours.' }),
      colors: z
        .array(z.string())
        .default([])
        .meta({ description: 'Other colours in the picture: of the room, of people, of props.' }),
    })
    .optional()
    .meta({ description: 'Content of the picture, as data. Alternative texts and articles from stock match it.' }),
})

/** `assets/assets.json` of a content folder: its pictures, by id. */
export const assets = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  asset.refine((picture) => !refusedSize(picture), { error: ({ input }) => refusedSize(input as z.infer<typeof asset>) }),
)

export type Assets = z.infer<typeof assets>

/** Version of a file and its focal point; `undefined` where the file has no hash. */
export const assetVersion = ({ hash, focalPoint }: Assets[string]): string | undefined =>
  hash && [hash, ...(focalPoint ? [focalPoint.x, focalPoint.y].map((part) => Math.round(part * 1000)) : [])].join('-')

/** Address of a picture, to which sizes are added as a query. A changed file or focal point has another one, so that it can be cached forever. */
export function assetUrl(id: string, asset: Assets[string]): string {
  const version = assetVersion(asset)
  return mediaPaths.images + (version ? `${id}/${version}` : id)
}
