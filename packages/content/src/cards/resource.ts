import { z } from 'zod'
import { defineCard } from '../card.ts'
import { alternative, file, text } from '../values.ts'

const named = (description: string) =>
  z
    .strictObject({ name: text(80) })
    .optional()
    .meta({ description })

export const resourceFields = {
  id: z.string(),
  ctResourceName: text(120),
  ctResourceResource: z
    .strictObject({
      url: file,
      alt: alternative(160).default(''),
      filename: text(160).optional(),
      size: z.int().min(0).optional().meta({ description: 'Size in bytes.' }),
    })
    .meta({ description: 'The file. Browsers save it under its alternative text. Default: its file name.' }), // @requirement OR-41
  ctResourceMediaType: named(
    'Media type, which determines the group: Product Specification Sheet, Manual, Certificate, Revit, …',
  ), // @requirement DL-25 to DL-30
  ctResourceCertificationType: named('Subject of a certificate.'),
}

export const resourceCard = defineCard('resource', resourceFields)
export type ResourceCard = z.infer<typeof resourceCard>
