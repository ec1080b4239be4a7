import { detailHeader } from '@brand/blocks/contracts'
import type { FamilyIssue, Typology } from '@brand/content'
import { toColor, imageValue } from '../to-props.ts'

/**
 * The head of a list of products: of a typology. Fabrics have no landscape picture, so their grid needs none.
 * @requirement TYPO-14, RT-33, RT-30
 */
export const toTypologyHead = (typology: Typology) => ({
  title: typology.ctTypologyTitle,
  intro: typology.ctTypologyIntro,
  image: typology.ctTypologyImage && imageValue(typology.ctTypologyImage, detailHeader.fields.image),
  color: toColor(typology.ctTypologyColor),
  metadata: typology.ctTypologyMetadata,
  pattern: typology.heroFabrics.length + typology.normalFabrics.length ? ('pattern3' as const) : ('pattern2' as const),
})

/**
 * An issue on its page of products.
 * @requirement RT-32
 */
export const toIssueHead = (issue: FamilyIssue) => ({
  title: issue.ctFamilyIssueTitle,
  intro: issue.ctFamilyIssueIntro,
  image: issue.ctFamilyIssueImage && imageValue(issue.ctFamilyIssueImage, detailHeader.fields.image),
  color: toColor(issue.ctFamilyIssueColor),
  metadata: issue.ctFamilyIssueMetadata,
  pattern: 'pattern2' as const,
})

export type ListHead = ReturnType<typeof toTypologyHead | typeof toIssueHead>
