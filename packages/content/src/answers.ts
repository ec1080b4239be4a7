import { z } from 'zod'
import { page } from './entities/page.ts'
import { createAnswerSchema, localizedSlugs } from './envelope.ts'
import { errorCodes } from './errors.ts'

/**
 * Body of an error answer of the API.
 * @requirement ENT-02
 */
export const errorAnswer = z
  .strictObject({
    message: z.string(),
    code: z.union(errorCodes.map((code) => z.literal(code))),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Only with 400: the error of each rejected parameter.' }),
    failure: z.string().optional().meta({ description: 'Reason for the rejection of a form, for the visitor.' }),
  })
  .meta({ id: 'Error', description: 'Error of a request. The code is the status.' })

/**
 * A single page.
 * @requirement API-04
 */
export const pageAnswer = createAnswerSchema('Page', { response: z.strictObject({ ctPage: page.schema }) })

/** Where a page is, without what it shows. */
export const pageAddressAnswer = z.strictObject({ localizedSlugs }).meta({ id: 'PageAddress' })

/**
 * The slugs of all published pages of a locale.
 * @requirement API-03
 */
export const pageListAnswer = z.array(z.string()).meta({ id: 'PageList' })

export type PageAddressAnswer = z.infer<typeof pageAddressAnswer>
export type PageAnswer = z.infer<typeof pageAnswer>
