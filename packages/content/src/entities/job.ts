import { z } from 'zod'
import { jobCard, jobFields } from '../cards/job.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { keywords, seo } from '../metadata.ts'
import { blocks } from '../record.ts'

/**
 * A vacancy.
 * @requirement JOB-07
 */
export const job = defineEntity({
  name: 'job',
  summary: 'A vacancy.',
  slug: 'ctJobSlug',
  listedBy: ['ctJobDate'],
  schema: z
    .strictObject({ ...jobFields, ctJobBody: blocks, ctJobMetadata: seo.prefault({}), ctJobKeywords: keywords.optional() })
    .meta({ id: 'Job' }),
  kind: ({ ctJobKeywords }) => ctJobKeywords,
  search: {
    title: (record) => record.ctJobTitle,
    text: ['ctJobIntro', 'ctJobMetadata', 'ctJobBody'],
    kinds: ['ctJobLocations'],
    weight: 0.6,
  },
})

/**
 * A single vacancy.
 * @requirement API-09
 */
export const jobAnswer = createAnswerSchema('Job', { response: z.strictObject({ ctJob: job.schema }) })
/**
 * Newest first.
 * @requirement OR-86
 */
export const jobList = z.array(jobCard)

export type Job = z.infer<typeof job.schema>
export type JobAnswer = z.infer<typeof jobAnswer>
