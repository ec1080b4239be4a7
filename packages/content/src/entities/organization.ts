import { z } from 'zod'
import { defineEntity } from '../entity.ts'
import { factFields } from '../facts.ts'
import { image, text } from '../values.ts'

/**
 * Publisher of the site.
 * @requirement ENT-01, OR-97
 */
export const organization = defineEntity({
  name: 'organization',
  summary: 'The publisher of the site.',
  single: true,
  schema: z
    .strictObject({
      metadata: z.strictObject({ description: text(300).optional() }).prefault({}),
      logo: image.optional(),
      email: text(80).optional().meta({ description: 'Contact address on pages without a form.' }),
      telephone: text(40).optional(),
      contactType: text(60).optional(),
      addressLocality: text(80).optional(),
      postalCode: text(20).optional(),
      streetAddress: text(120).optional(),
      facts: factFields.facts,
    })
    .meta({ id: 'OrganizationRecord' }),
})

/** The answer also carries `metadata` under the name that the CMS gives it. */
export const organizationAnswer = organization.schema
  .extend({ ctOrganizationMetadata: organization.schema.shape.metadata })
  .meta({ id: 'Organization' })

export type Organization = z.infer<typeof organizationAnswer>
