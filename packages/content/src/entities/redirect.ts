import { z } from 'zod'
import { defineEntity } from '../entity.ts'

const address = z
  .string()
  .max(2_000)
  .refine((value) => !/[\p{Cc}\s\\]/u.test(value) && !value.startsWith('//'), 'must be a path or a full address')

/**
 * An address that has moved.
 * @requirement RED-02
 */
export const redirect = defineEntity({
  name: 'redirect',
  summary: 'An address that has moved.',
  schema: z
    .strictObject({
      from: address.meta({ description: 'A path, or a full address with scheme and host.' }),
      to: address.meta({ description: 'A path or a full address; what begins with neither http nor / gets a slash before it.' }),
      is_permanent: z.boolean().default(false).meta({ description: 'Answered with 301 rather than 302.' }),
    })
    .meta({ id: 'Redirect' }),
})

export const redirectList = z.array(redirect.schema)

export type Redirect = z.infer<typeof redirect.schema>
