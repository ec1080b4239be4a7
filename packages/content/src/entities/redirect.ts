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
  summary: 'A redirect from an old address to a new one.',
  schema: z
    .strictObject({
      from: address.meta({ description: 'A path, or a full address with scheme and host.' }),
      to: address.meta({
        description: 'A path or a full address. The site adds a slash before a value that begins with neither http nor /.',
      }),
      is_permanent: z.boolean().default(false).meta({ description: 'Sends status 301 instead of 302.' }),
    })
    .meta({ id: 'Redirect' }),
})

export const redirectList = z.array(redirect.schema)

export type Redirect = z.infer<typeof redirect.schema>
