import { z } from 'zod'
import { resourceFields } from '../cards/resource.ts'
import { defineEntity } from '../entity.ts'

/**
 * A file that belongs to a family or fabric.
 * @requirement FAM-11
 */
export const resource = defineEntity({
  name: 'resource',
  summary: 'A file that belongs to a family or fabric.',
  schema: z.strictObject(resourceFields).meta({ id: 'Resource' }),
})
