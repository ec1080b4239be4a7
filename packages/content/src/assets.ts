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
    .meta({ description: 'Begin of the SHA-256 of the file. Without it browsers keep the picture for a minute only.' }),
  width: z.int().positive(),
  height: z.int().positive(),
  focalPoint: focalPoint.optional().meta({ description: 'The point that crops keep, as fractions; the centre by default.' }),
  color: pictureColor,
  preview: preview.optional(),
  alt: z
    .union([z.string(), z.partialRecord(z.enum(locales), z.string())])
    .optional()
    .meta({ description: 'What it shows, wherever a record does not say otherwise; by language, or empty for decoration.' }),
  shows: z
    .strictObject({
      products: z
        .record(z.string(), z.array(z.string()))
        .default({})
        .meta({ description: 'The families or fabrics that it shows, by id, each with its colours there.' }),
      colors: z.array(z.string()).default([]).meta({ description: 'The other colours there: of the room, of people, of props.' }),
    })
    .optional()
    .meta({ description: 'What it shows, as data. Alternative texts and articles from stock agree with it.' }),
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
