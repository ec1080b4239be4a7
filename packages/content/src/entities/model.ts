import { z } from 'zod'
import { modelFields } from '../cards/model.ts'
import { defineEntity } from '../entity.ts'
import { factFields } from '../facts.ts'

/**
 * A model or colour of a family or fabric.
 * @requirement OR-84
 */
export const model = defineEntity({
  name: 'model',
  summary: 'A model of a family or a colour of a fabric.',
  online: 'ctModelOnline',
  schema: z.strictObject({ ...modelFields, ...factFields }).meta({ id: 'Model' }),
})
