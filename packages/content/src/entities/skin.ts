import { z } from 'zod'
import { defineEntity } from '../entity.ts'
import { image, text } from '../values.ts'

/**
 * A finish of the wall covering, for the roll calculator.
 * @requirement FAM-12
 */
export const skin = defineEntity({
  name: 'skin',
  summary: 'A finish of the wall covering, for the roll calculator.',
  schema: z.strictObject({ id: z.string(), ctModelName: text(100), ctModelImage: image.optional() }).meta({ id: 'SkinModel' }),
})

export const skinList = z.array(skin.schema)

export type SkinModel = z.infer<typeof skin.schema>
