import { z } from 'zod'
import { defineCard } from '../card.ts'
import { segment } from '../entity.ts'
import { cmsColor, text } from '../values.ts'

export const issueFields = {
  id: z.string(),
  ctFamilyIssueTitle: text(60),
  ctFamilyIssueSlug: segment(),
  ctFamilyIssueColor: cmsColor.optional(),
}

export const issueCard = defineCard('issue', issueFields)
export type IssueCard = z.infer<typeof issueCard>
