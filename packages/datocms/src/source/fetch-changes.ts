import { isLocale, isObject, type Locale } from '@brand/content'
import { recordModels, type CmsModel } from '../models/index.ts'
import type { Changes } from './changes.ts'
import { TooComplexError, type CdaClient } from './client.ts'
import type { Findings } from './content-set.ts'
import { answerIn, localeOf, marksOf, marksQuery, recordsQuery, siteQuery } from './queries.ts'
import type { Master } from './read-value.ts'
import { readAnswer, type StoredRecord } from './stored-record.ts'

/** In which answers must come, in ms: whether there is a CMS is soon known, and a full load begins with that. */
const within = { probe: 3_000, few: 3_000, many: 8_000 } as const

/** Most records of a page of the API. A page of records with blocks would be too large a query. */
const pageSizes = { plain: 500, withBlocks: 100, least: 5 } as const

/** In which state and languages records are asked for, and where their pictures are noted. */
interface Asked {
  locales: readonly Locale[]
  drafts: boolean
  masters: Map<string, Master>
}

/** By model, what tells that something of it has changed. */
export type Marks = ReadonlyMap<string, string>

const pageSizeOf = ({ fields }: CmsModel): number =>
  fields.some(({ models = [], type }) => type === 'rich_text' && models.length > 1) ? pageSizes.withBlocks : pageSizes.plain

const hasRecords = (data: Record<string, unknown>, locale: Locale) => Array.isArray(data[answerIn(locale)])
const lengthOf = (data: Record<string, unknown>, locale: Locale) => (data[answerIn(locale)] as unknown[]).length

/** Fetches from the CMS; everything throws where there is no valid answer. */
export function createFetcher(client: CdaClient) {
  /** The languages of the project, when it was last asked whether it answers. */
  let known: readonly Locale[] | undefined

  async function probe(): Promise<readonly Locale[]> {
    const { data } = await client.query(siteQuery, { drafts: false, within: within.probe })
    const { _site: site } = data
    const found =
      isObject(site) && Array.isArray(site['locales']) ? site['locales'].map((locale) => localeOf(String(locale))) : []
    return (known = found.filter(isLocale))
  }

  async function marks(drafts: boolean): Promise<Marks> {
    const { data } = await client.query(marksQuery, { drafts, within: within.many })
    return new Map(
      recordModels.map((model) => {
        const { last, count } = marksOf(model)
        return [model.apiKey, JSON.stringify([data[last], data[count]])]
      }),
    )
  }

  /** Every record of a model. A page that is too large a query is asked for in smaller ones. */
  async function fetchModel(model: CmsModel, { locales, drafts, masters }: Asked, tags: Set<string>) {
    const query = recordsQuery(model, locales, { ids: false })
    const [first] = locales as [Locale]
    const records = new Map<string, StoredRecord>()
    let size = pageSizeOf(model)
    for (let skip = 0; ;) {
      try {
        const variables = model.singleton ? {} : { first: size, skip }
        const answer = await client.query(query, { variables, drafts, within: within.many })
        const { data } = answer
        for (const tag of answer.tags) tags.add(tag)
        for (const [id, record] of readAnswer(model, data, locales, masters)) records.set(id, record)
        if (model.singleton) return records
        if (!hasRecords(data, first)) throw new Error(`The CMS answered no list of ${model.apiKey}`)
        if (lengthOf(data, first) < size) return records
        skip += size
      } catch (error) {
        if (!(error instanceof TooComplexError) || size <= pageSizes.least) throw error
        size = Math.max(pageSizes.least, Math.floor(size / 2))
      }
    }
  }

  /** The records of some ids, `undefined` where there is none. */
  async function fetchRecords(model: CmsModel, ids: ReadonlySet<string>, { locales, drafts, masters }: Asked) {
    const query = recordsQuery(model, locales, { ids: true })
    const { data } = await client.query(query, { variables: { ids: [...ids] }, drafts, within: within.few })
    if (!hasRecords(data, locales[0]!)) throw new Error(`The CMS answered no list of ${model.apiKey}`)
    const found = readAnswer(model, data, locales, masters)
    return new Map([...ids].map((id): [string, StoredRecord | undefined] => [id, found.get(id)]))
  }

  return {
    /** Throws where the CMS does not answer. */
    probe,
    marks,
    async fetch(changes: Changes, active: readonly Locale[], drafts: boolean): Promise<Findings> {
      const tags = new Map<string, Set<string>>()
      const models = new Map<string, Map<string, StoredRecord>>()
      const records = new Map<string, Map<string, StoredRecord | undefined>>()
      const tagsAt = (model: string) => {
        const own = new Set<string>()
        tags.set(model, own)
        return own
      }
      const own = known ?? (await probe())
      const locales = active.filter((locale) => own.includes(locale))
      if (!locales.length) throw new Error('The project of the CMS has none of the active languages')
      const asked: Asked = { locales, drafts, masters: new Map() }
      await Promise.all(
        recordModels.map(async (model) => {
          const { apiKey, singleton } = model
          const ids = changes.records.get(apiKey)
          if (changes.all || changes.models.has(apiKey) || (ids && singleton))
            models.set(apiKey, await fetchModel(model, asked, tagsAt(apiKey)))
          else if (ids) records.set(apiKey, await fetchRecords(model, ids, asked))
        }),
      )
      return { models, records, masters: asked.masters, tags }
    },
  }
}

export type Fetcher = ReturnType<typeof createFetcher>
