import { z } from 'zod'
import { defineEntity } from '../entity.ts'
import { link, text } from '../values.ts'

/**
 * An entry of a menu: to a page by its slug in English, or anywhere by a link.
 * @requirement NAV-03
 */
const navigationItem = z.strictObject({ title: text(60), slug: z.string().optional(), link: link.optional() })

const menu = z.strictObject({
  id: z.enum(['main', 'about', 'footer', 'doormat', 'shortcuts']),
  items: z.array(navigationItem).default([]),
})

/**
 * An account; the handle is its address. The site leaves out types without an icon.
 * @requirement NAV-11, OR-98
 */
const social = z
  .strictObject({ type: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a lower-case name'), handle: link })
  .meta({ id: 'Social' })

/**
 * Menus and accounts, which every page shows.
 * @requirement NAV-10
 */
export const general = defineEntity({
  name: 'general',
  summary: 'Menus and accounts for every page.',
  single: true,
  schema: z.strictObject({ menus: z.array(menu).default([]), socials: z.array(social).default([]) }),
})

/**
 * The general record as the API answers it: `slug` is there unless the link leads to another site; `link` is complete, in the visitor's locale.
 * @requirement NAV-03
 */
export const generalAnswer = general.schema
  .extend({
    menus: z.array(
      menu.extend({ items: z.array(navigationItem.extend({ link }).meta({ id: 'NavigationItem' })) }).meta({ id: 'Menu' }),
    ),
  })
  .meta({ id: 'General' })

export type General = z.infer<typeof generalAnswer>
