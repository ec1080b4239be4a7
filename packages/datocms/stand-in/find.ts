import { isLocale, locales, type Locale } from '@brand/content'
import { GraphQLError } from 'graphql'
import type { CmsModel } from '../src/models/index.ts'
import type { StandInRecord } from './library.ts'
import type { RecordNode, View } from './nodes.ts'
import { publishedAt } from './published-at.ts'

/** Most records of a page, and their number where a query gives none. */
const sizes = { max: 500, usual: 20 } as const

export interface Arguments {
  locale?: Locale
  fallbackLocales?: Locale[]
  first?: number
  skip?: number
  filter?: { id?: { eq?: string; neq?: string; in?: string[]; notIn?: string[] } }
  orderBy?: string[]
}

/** Records are kept in their order. */
const orders: Record<string, (records: readonly StandInRecord[]) => readonly StandInRecord[]> = {
  position_ASC: (records) => records,
  _publishedAt_DESC: (records) => records.toSorted((a, b) => publishedAt(b).localeCompare(publishedAt(a))),
}
export const orderNames = Object.keys(orders)

/** The records of a model that a query means, in the order that it asks for. */
export function find(model: CmsModel, { filter, orderBy = [] }: Arguments, { records }: View): readonly StandInRecord[] {
  const { eq, neq, in: among, notIn } = filter?.id ?? {}
  const isMeant = ({ id }: StandInRecord) =>
    (eq === undefined || id === eq) && (neq === undefined || id !== neq) && (!among || among.includes(id)) && !notIn?.includes(id)
  const all = records.get(model.apiKey) ?? []
  return orders[orderBy[0] ?? 'position_ASC']!(filter ? all.filter(isMeant) : all)
}

/** Those of a page, in a language. */
export function page(model: CmsModel, asked: Arguments, view: View): RecordNode[] {
  const { first = sizes.usual, skip = 0, locale = locales[0], fallbackLocales = [] } = asked
  if (first > sizes.max || first < 0) throw new GraphQLError(`Argument 'first' must be between 0 and ${sizes.max}`)
  const records = find(model, asked, view).slice(skip, skip + first)
  for (const { id } of records) view.tags.add(`${model.apiKey};${id}`)
  return records.map((record) => ({ record, locale, fallbacks: fallbackLocales.filter(isLocale) }))
}

/** The first one; `null` where there is none. */
export const one = (model: CmsModel, asked: Arguments, view: View): RecordNode | null =>
  page(model, { ...asked, first: 1 }, view)[0] ?? null
