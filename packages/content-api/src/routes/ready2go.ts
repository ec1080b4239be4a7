import { apiPaths, ready2go, ready2goAnswer, ready2goCard, ready2goCount, type Locale } from '@brand/content'
import { serialize } from '../serialize.ts'
import type { Snapshot } from '../snapshot.ts'
import { itemCall } from './item.ts'

/**
 * Products from stock, each with the slug and name of its family.
 * @requirement API-28, API-29
 */
export const ready2goCall = itemCall({
  path: apiPaths.ready2go,
  entity: ready2go,
  names: ['product', 'products from stock'],
  card: ready2goCard,
  answer: ready2goAnswer,
  one(found, snapshot, locale) {
    const { family, ...product } = serialize(ready2go, found, snapshot, locale)
    return { response: { ...product, ...(family && { familySlug: family.ctFamilySlug, familyName: family.ctFamilyName }) } }
  },
})

/**
 * Number of products from stock.
 * @requirement API-27
 */
export const ready2goCountCall = {
  path: apiPaths.ready2goCount,
  summary: 'Number of products from stock.',
  answer: ready2goCount,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => ({ count: snapshot.list(ready2go.name, locale).length }),
}
