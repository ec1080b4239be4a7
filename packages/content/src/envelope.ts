import { z } from 'zod'
import { locales } from './locales.ts'

export const localizedSlugs = z
  .strictObject({
    type: z.string(),
    slugs: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, z.string().optional()]))),
  })
  .meta({ id: 'LocalizedSlugs', description: 'Slugs of an item, by locale.' }) // @requirement LOC-32

export const usedLocale = z
  .enum(locales)
  .meta({ description: 'Locale of the item. English if the item has no version in the requested locale.' }) // @requirement LOC-30

const partlyEnglish = z.literal(true).optional().meta({
  description: 'Required parts of the item are in English, because its locale lacks them.', // @requirement LOC-36
})

/**
 * The answer for a single item: itself under its name, mostly `response`, and what a switch of language needs.
 * @requirement OR-78
 */
export const createAnswerSchema = <Shape extends z.ZodRawShape>(id: string, item: Shape) =>
  z.strictObject({ ...item, usedLocale, partlyEnglish, localizedSlugs }).meta({ id: `${id}Answer` })
