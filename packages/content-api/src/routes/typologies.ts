import {
  apiPaths,
  filterList,
  issue,
  issueAnswer,
  issueCard,
  typology,
  typologyAnswer,
  typologyCard,
  type Entity,
  type FilterEntry,
  type Locale,
} from '@brand/content'
import { serialize } from '../serialize.ts'
import type { Snapshot } from '../snapshot.ts'
import { itemCall } from './item.ts'
import { countProducts, listProducts } from './products.ts'

const filterEntries =
  ({ name }: Entity, title: string, slug: string) =>
  (snapshot: Snapshot, locale: Locale): FilterEntry[] =>
    snapshot.list(name, locale).map(({ item, record }) => ({
      id: item.id,
      title: String(record[title]),
      slug: String(record[slug]),
      ...countProducts(item, snapshot, locale),
    }))

/**
 * Typologies, as entries of a filter, or one with its products.
 * @requirement API-20, API-21
 */
export const typologiesCall = itemCall({
  path: apiPaths.familyTypologies,
  entity: typology,
  names: ['typology', 'typologies'],
  card: typologyCard,
  list: filterList,
  entries: filterEntries(typology, 'ctTypologyTitle', 'ctTypologySlug'),
  answer: typologyAnswer,
  one: (found, snapshot, locale, limit) => ({
    response: { ...serialize(typology, found, snapshot, locale), ...listProducts(found.item, snapshot, locale, limit) },
  }),
})

/**
 * Issues, as entries of a filter, or one with its families.
 * @requirement API-22, API-23
 */
export const issuesCall = itemCall({
  path: apiPaths.familyIssues,
  entity: issue,
  names: ['issue', 'issues'],
  card: issueCard,
  list: filterList,
  entries: filterEntries(issue, 'ctFamilyIssueTitle', 'ctFamilyIssueSlug'),
  answer: issueAnswer,
  one(found, snapshot, locale, limit) {
    const { heroFamilies, normalFamilies } = listProducts(found.item, snapshot, locale, limit)
    return { response: { ...serialize(issue, found, snapshot, locale), heroFamilies, normalFamilies } }
  },
})
