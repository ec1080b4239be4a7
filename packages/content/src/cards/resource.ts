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
      size: z.int().min(0).optional().meta({ description: 'Bytes.' }),
    })
    .meta({ description: 'The file. It is saved under its alternative text, else under its file name.' }), // @requirement OR-41
  ctResourceMediaType: named('Decides its group: Product Specification Sheet, Manual, Certificate, Revit, …'), // @requirement DL-25 to DL-30
  ctResourceCertificationType: named('What a certificate certifies.'),
}

export const resourceCard = defineCard('resource', resourceFields)
export type ResourceCard = z.infer<typeof resourceCard>
