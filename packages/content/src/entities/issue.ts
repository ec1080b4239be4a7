import { z } from 'zod'
import { familyCard } from '../cards/family.ts'
import { issueFields } from '../cards/issue.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { keywords, metadata } from '../metadata.ts'
import { image, text } from '../values.ts'

/**
 * Problem that a family helps against: reverberation, noise from next door.
 * @requirement TYPO-13
 */
export const issue = defineEntity({
  name: 'issue',
  summary: 'A problem that a family solves. Each family names its problems.',
  slug: 'ctFamilyIssueSlug',
  schema: z
    .strictObject({
      ...issueFields,
      ctFamilyIssueIntro: text(500).optional(),
      ctFamilyIssueImage: image.optional(),
      ctFamilyIssueMetadata: metadata.prefault({}),
      ctFamilyIssueKeywords: keywords.optional(),
    })
    .meta({ id: 'FamilyIssueRecord' }),
  kind: ({ ctFamilyIssueKeywords }) => ctFamilyIssueKeywords,
  search: {
    title: (record) => record.ctFamilyIssueTitle,
    text: ['ctFamilyIssueIntro', 'ctFamilyIssueMetadata'],
    weight: 0.7,
    thumbnail: (record) => record.ctFamilyIssueImage,
  },
})

const products = { heroFamilies: z.array(familyCard), normalFamilies: z.array(familyCard) }

/**
 * With its families, the large ones apart.
 * @requirement API-23
 */
export const issueAnswer = createAnswerSchema('FamilyIssue', {
  response: issue.schema.extend(products).meta({ id: 'FamilyIssue' }),
})

export type FamilyIssue = IssueAnswer['response']
export type IssueAnswer = z.infer<typeof issueAnswer>
