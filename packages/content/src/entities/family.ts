import { z } from 'zod'
import { articleCard } from '../cards/article.ts'
import { designerCard } from '../cards/designer.ts'
import { familyCard, familyFields } from '../cards/family.ts'
import { issueCard } from '../cards/issue.ts'
import { modelCard } from '../cards/model.ts'
import { resourceCard } from '../cards/resource.ts'
import { typologyCard } from '../cards/typology.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { findPrice } from '../facts.ts'
import { keywords, seo, withoutBrand } from '../metadata.ts'
import { blocks } from '../record.ts'
import { anchor, image, link, text } from '../values.ts'

const principle = z
  .strictObject({
    ctFamilyPrincipleIdentifier: text(40),
    ctFamilyPrincipleTitle: text(80),
    ctFamilyPrincipleImage: image.optional(),
  })
  .meta({ id: 'Principle' })

/**
 * A label and what was measured.
 * @requirement OR-84
 */
const performance = z.strictObject({ label: text(60), value: text(60) }).meta({ id: 'Performance' })

/**
 * A felt that the pictures of the page can be seen in.
 * @requirement FAM-13, FAM-14
 */
const felt = z
  .strictObject({
    key: anchor(24).meta({ description: 'Name of the felt in the address of the page, `cobalt` in `?felt=cobalt`.' }),
    felt: modelCard.meta({ description: 'Model with the name and the swatch of the felt.' }),
    pictures: z
      .array(z.strictObject({ original: image, replacement: image }))
      .max(60)
      .default([])
      .meta({ description: 'Pairs of pictures: `of` is on the page, `is` shows it in this felt.' }),
  })
  .meta({ id: 'FamilyFelt' })

const haveOwnKeys = (felts: readonly { key: string }[]) => new Set(felts.map(({ key }) => key)).size === felts.length

/**
 * A product family.
 * @requirement FAM-05 to FAM-10, FAM-13, FAM-14
 */
export const family = defineEntity({
  name: 'family',
  summary: 'A product family.',
  slug: 'ctFamilySlug',
  online: 'ctFamilyOnline',
  listedBy: ['ctFamilyIsHero', 'ctFamilyTypologies', 'ctFamilyIssues', 'facts', 'absorption'],
  schema: z
    .strictObject({
      ...familyFields,
      ctFamilyOnline: z.boolean().default(true),
      ctFamilyBody: blocks,
      ctFamilyModels: z.array(modelCard).default([]),
      ctFamilyFelts: z
        .array(felt)
        .max(12)
        .refine(haveOwnKeys, 'has two felts with the same key')
        .default([])
        .meta({ description: 'Felts in which visitors can see the pictures. The first is the photographed one.' }),
      ctFamilyPrinciples: z.array(principle).default([]),
      performances: z.array(performance).default([]),
      ctFamilyArticles: z.array(articleCard).default([]),
      ctFamilyResources: z.array(resourceCard).default([]),
      ctFamilyMetadata: seo.prefault({}),
      ctFamilyKeywords: keywords.optional(),
      ctFamilyImperialUrl: link.optional().meta({ description: 'Configurator in feet and inches.' }),
      ctFamilyMetricUrl: link.optional().meta({ description: 'Configurator in metres.' }),
      ctFamilyShopLink: link.optional().meta({ description: 'Address of the quick ship link.' }), // @requirement BLK-detail_header-11
      ctFamilyIssues: z.array(issueCard).default([]),
      ctFamilyTypologies: z.array(typologyCard).default([]),
    })
    .meta({ id: 'FamilyRecord' }),
  kind: ({ ctFamilyMetadata, ctFamilyKeywords = '' }) => `${withoutBrand(ctFamilyMetadata.title) ?? ''} ${ctFamilyKeywords}`,
  search: {
    title: (record) => record.ctFamilyName,
    text: ['ctFamilyMetadata', 'ctFamilyBody'],
    kinds: ['ctFamilyTypologies'],
    parts: ['ctFamilyModels', 'ctFamilyResources'],
    weight: 1.5,
    thumbnail: (record) => record.ctFamilySquareImage ?? record.ctFamilyImage,
    product: (record) => ({ kind: record.ctFamilyKind, price: findPrice(record) }),
  },
})

/**
 * A single family, with who designed it.
 * @requirement API-19
 */
export const familyAnswer = createAnswerSchema('Family', {
  response: family.schema.extend({ designers: z.array(designerCard) }).meta({ id: 'Family' }),
})
/**
 * All families, or the large and the other ones of a product grid.
 * @requirement API-18, OR-20
 */
export const familyList = z.array(familyCard)

export type Family = FamilyAnswer['response']
export type FamilyAnswer = z.infer<typeof familyAnswer>
