import { z } from 'zod'
import { image, text } from './values.ts'

/**
 * Metadata of a record for search engines and previews.
 * @requirement PAGE-02
 */
export const metadata = z
  .strictObject({
    meta_title: text(70).optional(),
    meta_description: text(200).optional(),
    og_title: text(95).optional(),
    og_description: text(200).optional(),
    og_image: image.optional(),
    light_navigation: z.boolean().optional().meta({ description: 'Inverts the navigation, as the separate field does.' }),
  })
  .meta({ id: 'Metadata' })

export type Metadata = z.infer<typeof metadata>

/**
 * Metadata of products and vacancies, under the names of the CMS' own field.
 * @requirement SEO-08, FAM-08, JOB-07
 */
export const seo = z
  .strictObject({ title: text(70).optional(), description: text(200).optional(), image: image.optional() })
  .meta({ id: 'Seo' })

/** Other words for a thing; only the search reads them. */
export const keywords = text(300).meta({
  description: 'Synonyms for the search, separated by spaces. Pages do not show them.',
})

/** A title of the metadata, which ends in the brand's name. */
export const withoutBrand = (title: string | undefined) => title?.split(' | ')[0]

export type Seo = z.infer<typeof seo>
