import { z } from 'zod'
import { downloadCategoryCard } from '../cards/download-category.ts'
import { defineEntity } from '../entity.ts'
import { keywords } from '../metadata.ts'
import { pageSlugs } from '../slugs.ts'
import { date, file, text } from '../values.ts'

const facts = {
  id: z.string(),
  ctDownloadTitle: text(120),
  ctDownloadLocked: z.boolean().default(false).meta({ description: 'Requires a form for the file.' }),
  ctDownloadLockedType: z
    .enum(['locked', 'full_locked'])
    .default('locked')
    .meta({ description: 'Required data: an e-mail address, or the whole form.' }), // @requirement OR-42
  ctDownloadKeywords: keywords.optional(),
  _updatedAt: date.optional().meta({ description: 'Date of the last change of the file.' }), // @requirement OR-91
}
const document = { format: text(10), size: z.int().min(0).meta({ description: 'Size in bytes.' }) }

/**
 * A file of the downloads page.
 * @requirement DL-14
 */
export const download = defineEntity({
  name: 'download',
  summary: 'A file of the downloads page.',
  listedBy: ['ctDownloadLocked', 'ctDownloadFile'],
  schema: z
    .strictObject({
      ...facts,
      ctDownloadFile: z.strictObject({ ...document, url: file }),
      ctDownloadCategory: downloadCategoryCard,
    })
    .meta({ id: 'DownloadRecord' }),
  locked: 'ctDownloadLocked',
  kind: ({ ctDownloadKeywords }) => ctDownloadKeywords,
  shownOn: [{ page: pageSlugs.downloads, text: ['ctDownloadTitle'] }],
})

/**
 * The address of a locked file is empty: the form's answer names it.
 * @requirement OR-46
 */
export const downloadAnswer = z
  .strictObject({ ...facts, ctDownloadFile: z.strictObject({ ...document, url: z.string() }) })
  .meta({ id: 'Download' })

export type Download = z.infer<typeof downloadAnswer>
