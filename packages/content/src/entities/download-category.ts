import { z } from 'zod'
import { downloadCategoryFields } from '../cards/download-category.ts'
import { defineEntity } from '../entity.ts'
import { downloadAnswer } from './download.ts'

/**
 * A table of the downloads page.
 * @requirement DL-13
 */
export const downloadCategory = defineEntity({
  name: 'downloadCategory',
  summary: 'A table of the downloads page. Each download names its table.',
  schema: z.strictObject(downloadCategoryFields).meta({ id: 'DownloadCategoryRecord' }),
})

const categoryAnswer = z
  .strictObject({
    ...downloadCategoryFields,
    anchor: z.string().meta({ description: 'Anchor from the English title, so that one link works in every locale.' }), // @requirement OR-92
    _allReferencingCtDownloads: z.array(downloadAnswer),
  })
  .meta({ id: 'DownloadCategory' })

/**
 * The tables with their files.
 * @requirement API-31
 */
export const downloadList = z.array(categoryAnswer)

export type DownloadCategory = z.infer<typeof categoryAnswer>

/**
 * The anchor that a title makes: `Price lists` is `price_lists`.
 * @requirement DL-02
 */
export const toAnchor = (title: string) => title.toLowerCase().replaceAll(/\s+/g, '_')
