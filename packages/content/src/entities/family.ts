import { z } from 'zod'
import { articleCard } from '../cards/article.ts'
import { designerCard } from '../cards/designer.ts'
import { familyCard, familyFields } from '../cards/family.ts'
import { issueCard } from '../cards/issue.ts'
import { modelCard } from '../cards/model.ts'
import { resourceCard } from '../cards/resource.ts'
import { typologyCard } from '../cards/typology.ts'
import { defineEntity } from '../entity.ts'
import { answerOf } from '../envelope.ts'
import { factFields } from '../facts.ts'
import { keywords, seo, withoutBrand } from '../metadata.ts'
import { blocks } from '../record.ts'
import { image, link, text } from '../values.ts'

const principle = z
  .strictObject({
    ctFamilyPrincipleIdentifier: text(40),
    ctFamilyPrincipleTitle: text(80),
    ctFamilyPrincipleImage: image.optional(),
  })
  .meta({ id: 'Principle' })

/** A label and what was measured (OR-84). */
const performance = z.strictObject({ label: text(60), value: text(60) }).meta({ id: 'Performance' })

/** A product family (FAM-05 to FAM-10). */
export const family = defineEntity({
  name: 'family',
  summary: 'A product family.',
  slug: 'ctFamilySlug',
  online: 'ctFamilyOnline',
  schema: z
    .strictObject({
      ...familyFields,
      ctFamilyOnline: z.boolean().default(true),
      ctFamilyBody: blocks,
      ctFamilyModels: z.array(modelCard).default([]),
      ctFamilyPrinciples: z.array(principle).default([]),
      performances: z.array(performance).default([]),
      ctFamilyArticles: z.array(articleCard).default([]),
      ctFamilyResources: z.array(resourceCard).default([]),
      ctFamilyMetadata: seo.prefault({}),
      ctFamilyKeywords: keywords.optional(),
      ctFamilyImperialUrl: link.optional().meta({ description: 'Configurator in feet and inches.' }),
      ctFamilyMetricUrl: link.optional().meta({ description: 'Configurator in metres.' }),
      ctFamilyShopLink: link.optional().meta({ description: 'Adds the quick ship link (BLK-detail_header-11).' }),
      ctFamilyIssues: z.array(issueCard).default([]),
      ctFamilyTypologies: z.array(typologyCard).default([]),
      ...factFields,
    })
    .meta({ id: 'FamilyRecord' }),
  kind: ({ ctFamilyMetadata, ctFamilyKeywords = '' }) => `${withoutBrand(ctFamilyMetadata.title) ?? ''} ${ctFamilyKeywords}`,
  search: {
    title: (record) => record.ctFamilyName,
    text: ['ctFamilyMetadata', 'ctFamilyBody'],
    kinds: ['ctFamilyTypologies'],
    weight: 1.5,
    thumbnail: (record) => record.ctFamilySquareImage ?? record.ctFamilyImage,
  },
})

/** A single family, with who designed it (API-19). */
export const familyAnswer = answerOf('Family', {
  response: family.schema.extend({ designers: z.array(designerCard) }).meta({ id: 'Family' }),
})
/** All families, or the large and the other ones of a product grid (API-18, OR-20). */
export const familyList = z.array(familyCard)

export type Family = FamilyAnswer['response']
export type FamilyAnswer = z.infer<typeof familyAnswer>
