import type { Locale } from '@brand/content'
import type { Snapshot } from '../snapshot.ts'
import { documentKey, findKinds } from './documents.ts'
import type { Hit } from './protocol.ts'

/** The item of a hit; `undefined` when it was removed since it was indexed. */
export function findItem({ id }: Hit, snapshot: Snapshot, locale: Locale) {
  const [type, recordId] = id.split(' ') as [string, string]
  return snapshot.byId(type, recordId, locale)
}

/**
 * Puts each list of products right behind the first of its products: one sees what it holds, then where all of it is.
 * @requirement SRCH-19
 */
export function listsBehindFirst(hits: readonly Hit[], snapshot: Snapshot, locale: Locale): Hit[] {
  const isList = (hit: Hit) => findItem(hit, snapshot, locale)?.item.entity.search?.isList === true
  const lists = new Map(hits.filter(isList).map((hit) => [hit.id, hit]))
  if (!lists.size) return [...hits]
  const listsOf = new Map(
    hits.map((hit) => {
      const found = findItem(hit, snapshot, locale)
      const kinds = found ? findKinds(found, snapshot, locale) : []
      return [hit, kinds.map(({ item }) => documentKey(item.entity.name, item.id)).filter((key) => lists.has(key))] as const
    }),
  )
  const led = new Set([...listsOf.values()].flat())
  const placed = new Set<string>()
  return hits.flatMap((hit) => {
    if (led.has(hit.id)) return []
    const following = listsOf.get(hit)!.filter((key) => !placed.has(key))
    for (const key of following) placed.add(key)
    return [hit, ...following.map((key) => lists.get(key)!)]
  })
}
