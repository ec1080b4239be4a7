import { entities } from '@brand/content'
import { tagOf, unknownTag, type Changes } from './reads.ts'
import type { Item, Snapshot } from './snapshot.ts'

const sluggedAt = ({ localizedSlugs }: Item) => JSON.stringify(Object.entries(localizedSlugs.slugs))

/** The tags of all that depends on what differs between two contents. */
export function changesBetween(last: Snapshot, next: Snapshot): ReadonlySet<string> {
  const changes = new Set<string>()
  for (const { name: type } of entities) {
    const [before, after] = [last, next].map((snapshot) => new Map(snapshot.items(type).map((item) => [item.id, item]))) as [
      Map<string, Item>,
      Map<string, Item>,
    ]
    let isListChanged = [...before.keys()].join('\n') !== [...after.keys()].join('\n')
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(id), after.get(id)]
      if (old?.version === now?.version) continue
      changes.add(tagOf.record(type, id)).add(tagOf.kind(type))
      const hasMoved = !old || !now || sluggedAt(old) !== sluggedAt(now)
      if (hasMoved)
        for (const address of [old, now].flatMap((item) => Object.values(item?.localizedSlugs.slugs ?? {})))
          changes.add(tagOf.address(type, address))
      isListChanged ||= hasMoved || old.listing !== now.listing
    }
    if (isListChanged) changes.add(tagOf.kind(type)).add(tagOf.list(type))
  }
  if (last.version !== next.version) changes.add(unknownTag)
  return changes
}

/** Most changes that are remembered. An older change concerns everything. */
const maxChanges = 100

const everything: Changes = { has: () => true }

/** Remembers the last changes of the content, by its revision: the number of changes until then. */
export function createChangeLog() {
  const log: Changes[] = []
  let revision = 0
  return {
    add(changes: Changes): void {
      revision += 1
      log.push(changes)
      if (log.length > maxChanges) log.shift()
    },
    revision: (): number => revision,
    /** Collects the changes since a revision. */
    since(last: number): Changes {
      const count = revision - last
      if (count > log.length) return everything
      const later = count ? log.slice(-count) : []
      return { has: (tag) => later.some((changes) => changes.has(tag)) }
    },
  }
}
