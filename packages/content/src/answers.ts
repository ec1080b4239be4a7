import { z } from 'zod'
import { page } from './entities/page.ts'
import { errorCodes } from './errors.ts'
import { locales } from './locales.ts'

/** What the API sends when it cannot answer (ENT-02). */
export const errorAnswer = z
  .strictObject({ message: z.string(), code: z.union(errorCodes.map((code) => z.literal(code))) })
  .meta({ id: 'Error', description: 'Why there is no answer; the code is the status.' })

const localizedSlugs = z
  .strictObject({
    type: z.string(),
    slugs: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, z.string().optional()]))),
  })
  .meta({ id: 'LocalizedSlugs', description: 'The slugs of an item, by locale (LOC-32).' })

const usedLocale = z
  .enum(locales)
  .meta({ description: 'The locale that the item is in; English where the asked one has none (LOC-30).' })

/** A single page (API-04). */
export const pageAnswer = z
  .strictObject({ response: z.strictObject({ ctPage: page.schema }), usedLocale, localizedSlugs })
  .meta({ id: 'PageAnswer' })

/** The slugs of all published pages of a locale (API-03). */
export const pageListAnswer = z.array(z.string()).meta({ id: 'PageList' })

export type PageAnswer = z.infer<typeof pageAnswer>
