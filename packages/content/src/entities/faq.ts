import { z } from 'zod'
import { defineEntity } from '../entity.ts'
import { keywords } from '../metadata.ts'
import { findSlug } from '../slugs.ts'
import { html, text } from '../values.ts'

/**
 * A question and its answer.
 * @requirement FAQ-07
 */
export const faq = defineEntity({
  name: 'faq',
  summary: 'A question and its answer.',
  schema: z
    .strictObject({
      id: z.string(),
      ctFaqQuestion: text(200),
      ctFaqAnswer: html(5_000),
      ctFaqKeywords: keywords.optional(),
    })
    .meta({ id: 'FaqItem' }),
  kind: ({ ctFaqKeywords }) => ctFaqKeywords,
  shownOn: [{ page: findSlug('faq'), text: ['ctFaqQuestion', 'ctFaqAnswer'] }],
})

export const faqList = z.array(faq.schema)

export type FaqItem = z.infer<typeof faq.schema>
