import {
  ApiError,
  apiPaths,
  designer,
  designerCard,
  fabric,
  fabricAnswer,
  fabricCard,
  family,
  familyAnswer,
  familyCard,
  familyGrid,
  type Locale,
} from '@brand/content'
import { z } from 'zod'
import { cardOf } from '../resolve.ts'
import { serialize } from '../serialize.ts'
import type { Found, Snapshot } from '../snapshot.ts'
import { itemCall } from './item.ts'
import { productsOf } from './products.ts'

/** Product families (API-18, API-19). */
export const familiesCall = itemCall({
  path: apiPaths.families,
  entity: family,
  names: ['family', 'families'],
  card: familyCard,
  answer: familyAnswer,
  one(found, snapshot, locale) {
    const isItsDesigner = ({ record }: Found) => (record['families'] as string[] | undefined)?.includes(found.item.id)
    const designers = snapshot.list(designer.name, locale).filter(isItsDesigner)
    return {
      response: {
        ...serialize(family, found, snapshot, locale),
        designers: designers.map((each) => cardOf(designerCard, each, snapshot, locale)),
      },
    }
  },
})

/** Felts and fabrics (API-25). */
export const fabricsCall = itemCall({
  path: apiPaths.fabrics,
  entity: fabric,
  names: ['fabric', 'fabrics'],
  card: fabricCard,
  answer: fabricAnswer,
  one: (found, snapshot, locale) => ({ response: serialize(fabric, found, snapshot, locale) }),
})

const kinds = { types: 'typology', issues: 'issue' } as const

/** The products of a grid by its template, the large ones apart (OR-20). */
export const familyGridCall = {
  path: apiPaths.familyGrid,
  summary: 'The products of a grid, the large ones apart.',
  query: {
    template: z
      .string()
      .regex(/^(?:all|(?:types|issues)\/[^/]+)$/, 'must be all, types/{slug} or issues/{slug}')
      .meta({ description: '`all` families, or the products of `types/{slug}` or `issues/{slug}`.' }),
  },
  answer: familyGrid,
  example: () => ({ template: 'all' }),
  notFound: 'No typology or issue has this slug.',
  compose(snapshot: Snapshot, { template, locale }: { template: string; locale: Locale }) {
    const [kind, slug] = template.split('/') as [keyof typeof kinds, string?]
    const found = slug === undefined ? undefined : snapshot.find(kinds[kind], slug, locale)
    if (slug !== undefined && !found) throw new ApiError('Template not found', 404)
    const { heroFamilies, normalFamilies, heroFabrics, normalFabrics } = productsOf(found?.item, snapshot, locale)
    return found
      ? { hero: [...heroFamilies, ...heroFabrics], normal: [...normalFamilies, ...normalFabrics] }
      : { hero: heroFamilies, normal: normalFamilies }
  },
}
