import { z } from 'zod'
import { color, focalPoint } from './values.ts'

const asset = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(?:webp|jpe?g|png|avif)$/i, 'must be the name of a picture in the folder'),
  width: z.int().positive(),
  height: z.int().positive(),
  focalPoint: focalPoint.optional().meta({ description: 'The point that crops keep, as fractions; the centre by default.' }),
  color,
})

/** `assets/assets.json` of a content folder: its pictures, by id. */
export const assets = z.record(z.string().regex(/^[a-z0-9-]+$/), asset)

export type Assets = z.infer<typeof assets>
