import { z } from 'zod'
import { image, text } from './values.ts'

/** What search engines and previews show of a record (PAGE-02). */
export const metadata = z
  .strictObject({
    meta_title: text(70).optional(),
    meta_description: text(200).optional(),
    og_title: text(95).optional(),
    og_description: text(200).optional(),
    og_image: image.optional(),
  })
  .meta({ id: 'Metadata' })

export type Metadata = z.infer<typeof metadata>
