import { z } from 'zod'
import { defineEntity, slug, statuses } from '../entity.ts'
import { isLocale } from '../locales.ts'
import { keywords, metadata, withoutBrand } from '../metadata.ts'
import { blocks } from '../record.ts'
import { fixedRoutes, routeAt } from '../routes.ts'
import { trimSlashes } from '../slugs.ts'
import { link } from '../values.ts'

const reserved = new Set(['api', 'media', 'assets', ...fixedRoutes.map(({ path }) => path.split('/')[1]!)])
/** Whether a page of the content may be at an address: neither a page that the site makes itself nor another kind of record is there. */
const isFree = (address: string) => {
  const path = `/${trimSlashes(address)}`
  const first = path.split('/')[1]!
  return !isLocale(first) && !reserved.has(first) && routeAt(path).record === 'page'
}
const taken = 'must not begin with a locale code, nor be the address of files or of another kind of page'

/**
 * A page made of blocks.
 * @requirement PAGE-01 to PAGE-04
 */
export const page = defineEntity({
  name: 'page',
  summary: 'A page made of blocks, at any free address.',
  slug: 'ctPageSlug',
  status: 'ctPageStatus',
  address: (record) => record.ctPageLink?.slice(1) || record.ctPageSlug,
  schema: z
    .strictObject({
      id: z.string(),
      ctPageSlug: slug.refine(isFree, taken),
      ctPageLink: z
        .string()
        .max(200)
        .regex(/^\/(?:[a-z0-9]+(?:[-_/][a-z0-9]+)*)?$/, 'must be a path from the root: /about/workshop')
        .refine(isFree, taken)
        .optional()
        .meta({ description: 'Path of the page, without the locale prefix. Default: its slug.' }), // @requirement OR-12
      ctPageParent: link.optional().meta({
        description: 'Parent page, such as `/contact`. Default: by its path. The breadcrumbs and the menu show it.',
      }), // @requirement BC-10
      ctPageStatus: z.enum(statuses).default('published'),
      ctPageLightNavigation: z.boolean().default(false).meta({ description: 'Inverts the navigation over the first block.' }),
      ctPageMetadata: metadata.prefault({}),
      ctPageKeywords: keywords.optional(),
      ctPageBody: blocks,
    })
    .meta({ id: 'Page' }),
  kind: ({ ctPageKeywords }) => ctPageKeywords,
  search: {
    // A page has no title but that of its metadata, which ends in the brand's name.
    title: ({ ctPageMetadata: { og_title, meta_title }, ctPageSlug }) => og_title ?? withoutBrand(meta_title) ?? ctPageSlug,
    text: ['ctPageMetadata', 'ctPageBody'],
    weight: 0.6,
    thumbnail: ({ ctPageMetadata }) => ctPageMetadata.og_image,
  },
})

export type Page = z.infer<typeof page.schema>
