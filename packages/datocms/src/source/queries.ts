import type { Locale } from '@brand/content'
import { camelCase } from '../models/names.ts'
import { listName, recordModels, type CmsModel } from '../models/index.ts'
import { createSelections } from './selection.ts'

/** A language in queries: `pt_BR` for `pt-BR`. */
const siteLocale = (locale: string) => locale.replaceAll('-', '_')
/** A language as we write it. */
export const toLocale = (siteLocale: string) => siteLocale.replaceAll('_', '-')

/** Asks whether the API answers, and which languages the project has. */
export const siteQuery = '{ _site { locales } }'

/** The name under which the answer in one language comes. */
export const answerIn = (locale: Locale) => `in_${siteLocale(locale)}`

/** Whether the CMS knows which languages a record of a model is in. */
export const knowsLocales = ({ fields }: CmsModel) => fields.some(({ localized }) => localized)

interface RecordsQuery {
  /** Those of some ids; else a page of all. */
  ids: boolean
  /** With drafts: what of them is one. */
  drafts?: boolean
  /** Asks for the editing address of each record, and of each block of a page. */
  edits?: boolean
}

/**
 * The query of the records of a model in several languages at once, in the editors' order.
 * Each language is asked for by itself and without another to fall back to, so that what is missing is seen to be missing.
 */
export function recordsQuery(model: CmsModel, locales: readonly Locale[], { ids, drafts, edits }: RecordsQuery): string {
  const { selectFields, fragments } = createSelections(edits)
  const own = [
    'id',
    !model.singleton && 'position',
    knowsLocales(model) && '_locales',
    model.hasUpdatedAt && '_updatedAt',
    drafts && '_status',
    edits && '_editingUrl',
    selectFields(model.fields),
  ]
  const record = `{ ${own.filter(Boolean).join(' ')} }`
  const inLocale = (locale: Locale) => {
    const asked = `locale: ${siteLocale(locale)}`
    if (model.singleton) return `${answerIn(locale)}: ${camelCase(model.apiKey)}(${asked}) { ...Record }`
    const which = ids ? 'first: 500, filter: { id: { in: $ids } }' : 'first: $first, skip: $skip'
    return `${answerIn(locale)}: ${listName(model.apiKey)}(${asked}, ${which}, orderBy: [position_ASC]) { ...Record }`
  }
  const variables = model.singleton ? '' : ids ? '($ids: [ItemId!]!)' : '($first: IntType!, $skip: IntType!)'
  const type = `fragment Record on ${toTypeName(model)} ${record}`
  return `query ${variables} { ${locales.map(inLocale).join('\n')} }\n${type}\n${fragments()}`
}

const toTypeName = ({ apiKey }: CmsModel) => `${camelCase(apiKey).replace(/^./, (letter) => letter.toUpperCase())}Record`

/** Names the fields in the answer of `marksQuery` with a model's last change and its number of records. */
export const toMarkNames = ({ apiKey }: CmsModel) => ({ last: `last_${apiKey}`, count: `count_${apiKey}` })

/** Asks of every model when something was published last, and how many records there are: what has changed shows in one of the two. */
export const marksQuery = `{ ${recordModels
  .map((model) => {
    const { last, count } = toMarkNames(model)
    const name = camelCase(model.apiKey)
    if (model.singleton) return `${last}: ${name} { _publishedAt _updatedAt }`
    const list = listName(model.apiKey)
    return `${last}: ${list}(first: 1, orderBy: [_publishedAt_DESC]) { _publishedAt _updatedAt } ${count}: _${list}Meta { count }`
  })
  .join('\n')} }`
