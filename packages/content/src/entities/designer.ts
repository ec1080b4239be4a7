import { z } from 'zod'
import { designerCard, designerFields } from '../cards/designer.ts'
import { familyCard } from '../cards/family.ts'
import { defineEntity } from '../entity.ts'
import { createAnswerSchema } from '../envelope.ts'
import { factFields } from '../facts.ts'
import { keywords, metadata } from '../metadata.ts'
import { blocks } from '../record.ts'
import { text } from '../values.ts'

/**
 * Designer of families.
 * @requirement DSGN-05
 */
export const designer = defineEntity({
  name: 'designer',
  summary: 'A designer of families.',
  slug: 'ctDesignerSlug',
  listedBy: ['families'],
  schema: z
    .strictObject({
      ...designerFields,
      ctDesignerIntro: text(600).optional(),
      ctDesignerBody: blocks,
      ctDesignerMetadata: metadata.prefault({}),
      ctDesignerKeywords: keywords.optional(),
      ctDesignerLightNavigation: z.boolean().default(false),
      idioms: factFields.idioms,
      families: z.array(familyCard).default([]),
    })
    .meta({ id: 'DesignerRecord' }),
  kind: ({ ctDesignerKeywords }) => ctDesignerKeywords,
  search: {
    title: (record) => record.ctDesignerName,
    text: ['ctDesignerIntro', 'ctDesignerMetadata', 'ctDesignerBody'],
    thumbnail: (record) => record.ctDesignerImage,
  },
})

/**
 * A single designer, with the number of families.
 * @requirement API-30
 */
export const designerAnswer = createAnswerSchema('Designer', {
  response: designer.schema.extend({ familyCount: z.int() }).meta({ id: 'Designer' }),
})
export const designerList = z.array(designerCard)

export type Designer = DesignerAnswer['response']
export type DesignerAnswer = z.infer<typeof designerAnswer>
