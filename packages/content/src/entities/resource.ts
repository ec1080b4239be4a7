import { z } from 'zod'
import { resourceFields } from '../cards/resource.ts'
import { defineEntity } from '../entity.ts'
import { keywords } from '../metadata.ts'

/**
 * A file that belongs to a family or fabric.
 * @requirement FAM-11
 */
export const resource = defineEntity({
  name: 'resource',
  summary: 'A file that belongs to a family or fabric.',
  schema: z.strictObject({ ...resourceFields, ctResourceKeywords: keywords.optional() }).meta({ id: 'Resource' }),
  kind: ({ ctResourceName, ctResourceMediaType, ctResourceKeywords = '' }) =>
    `${ctResourceName} ${ctResourceMediaType?.name ?? ''} ${ctResourceKeywords}`,
})
