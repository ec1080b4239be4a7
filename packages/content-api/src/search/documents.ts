import { entities, isHtml, isText, mapLeaves, type Entity } from '@brand/content'
import type { Found } from '../snapshot.ts'

/** An item as it is indexed. */
export interface Document {
  /** Type and id. */
  id: string
  type: string
  title: string
  text: string
}

/** What search covers (SRCH-13). */
export const searched: readonly Entity[] = entities.filter(({ search }) => search)

const entitiesOfHtml: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Soft hyphens are for visible titles only (SEO-09). */
const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

const textOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entitiesOfHtml[name]!)

/** All words of some fields of a record. */
function wordsOf({ schema }: Entity, record: Record<string, unknown>, fields: readonly string[]): string {
  const parts: string[] = []
  for (const field of fields)
    mapLeaves(schema.shape[field]!, record[field], (leaf, value) => {
      if (typeof value === 'string' && isHtml(leaf)) parts.push(textOf(value))
      else if (typeof value === 'string' && isText(leaf)) parts.push(value)
      return value
    })
  return withoutSoftHyphens(parts.join(' '))
}

export const documentKey = (type: string, id: string) => `${type} ${id}`

/** The document of an item for the index; its entity must be searched. */
export function documentOf({ item: { entity, id }, record }: Found): Document {
  const { title, text } = entity.search!
  return {
    id: documentKey(entity.name, id),
    type: entity.name,
    title: withoutSoftHyphens(title(record)),
    text: wordsOf(entity, record, text),
  }
}
