import { z } from 'zod'
import { defineEntity } from '../entity.ts'
import { keywords } from '../metadata.ts'
import { pageSlugs } from '../slugs.ts'
import { file, text } from '../values.ts'

const size = z.int().min(0).optional().meta({ description: 'Size in bytes.' })

const facts = { id: z.string(), name: text(120), keywords: keywords.optional() }

/**
 * A press kit; always given for the data of a form.
 * @requirement DL-07, DL-15
 */
export const pressKit = defineEntity({
  name: 'pressKit',
  listedBy: ['attachment'],
  summary: 'A press kit. It always requires a form.',
  schema: z.strictObject({ ...facts, attachment: z.strictObject({ url: file, size }) }).meta({ id: 'PressKitRecord' }),
  kind: (record) => record.keywords,
  shownOn: [{ page: pageSlugs.downloads, text: ['name'] }],
})

const pressKitAnswer = z
  .strictObject({ ...facts, attachment: z.strictObject({ url: z.string(), size }) })
  .meta({ id: 'PressKit' })

/**
 * The address of each is empty: the form's answer names it.
 * @requirement API-32, OR-46
 */
export const pressList = z.array(pressKitAnswer)

export type PressKit = z.infer<typeof pressKitAnswer>
