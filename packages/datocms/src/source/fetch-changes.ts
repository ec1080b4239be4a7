import { isLocale, isObject, type Locale } from '@brand/content'
import { recordModels, type CmsModel } from '../models/index.ts'
import type { Changes } from './changes.ts'
import { TooComplexError, type CdaClient } from './client.ts'
import type { Findings } from './content-set.ts'
import { holdsPageBlocks } from './selection.ts'
import { answerIn, toLocale, toMarkNames, marksQuery, recordsQuery, siteQuery } from './queries.ts'
import type { Master } from './read-value.ts'
import { readAnswer, type StoredRecord } from './stored-record.ts'

/** In which answers must come, in ms: whether there is a CMS is soon known, and a full load begins with that. */
const within = { probe: 3_000, few: 3_000, marks: 8_000, page: 15_000 } as const

/** Most records of a page of the API. A page of records with blocks would be too large a query. */
const pageSizes = { withoutBlocks: 500, withBlocks: 100, min: 5 } as const

/** In which state and languages records are asked for, and where their pictures are noted. */
interface FetchScope {
  locales: readonly Locale[]
  drafts: boolean
  masters: Map<string, Master>
}

/** By model, a mark that differs once something of it has changed. */
export type Marks = ReadonlyMap<string, string>

const choosePageSize = ({ fields }: CmsModel): number =>
  fields.some(holdsPageBlocks) ? pageSizes.withBlocks : pageSizes.withoutBlocks

/** Most records that a model may have: paging must end. */
const maxRecordsPerModel = 100_000

/** Pages of a model that are asked for at a time; the client holds the limits of the API. */
const pagesAtATime = 8

interface Page {
  model: CmsModel
  size: number
  skip: number
}
interface Found {
  records: Map<string, StoredRecord>
  /** Of all records that were answered, also of those in none of the languages. */
  ids: Set<unknown>
  tags: Set<string>
}

/** The ids of an answer's records. Throws where it has no list of them. */
function idsIn({ apiKey }: CmsModel, data: Record<string, unknown>, [first]: readonly Locale[]): unknown[] {
  const list: unknown = data[answerIn(first!)]
  if (!Array.isArray(list)) throw new Error(`The CMS returned no list of ${apiKey}`)
  return list.map((record) => isObject(record) && record['id'])
}

interface FetcherOptions {
  /** Whether the CMS gives the addresses where drafts and their blocks are edited. Default `false`. */
  knowsEditor?: boolean
  /** Origin at which the CMS serves pictures itself; see `createReader`. */
  imageHost?: string | undefined
}

/** Fetches from the CMS; everything throws where there is no valid answer. */
export function createFetcher(client: CdaClient, { knowsEditor = false, imageHost }: FetcherOptions = {}) {
  const buildQuery = (model: CmsModel, { locales, drafts }: FetchScope, ids: boolean) =>
    recordsQuery(model, locales, { ids, drafts, edits: drafts && knowsEditor })

  /** The languages of the project, when it was last asked whether it answers. */
  let siteLocales: readonly Locale[] | undefined

  async function probe(): Promise<readonly Locale[]> {
    const { data } = await client.query(siteQuery, { drafts: false, within: within.probe })
    const { _site: site } = data
    const found =
      isObject(site) && Array.isArray(site['locales']) ? site['locales'].map((locale) => toLocale(String(locale))) : []
    return (siteLocales = found.filter(isLocale))
  }

  async function marks(drafts: boolean): Promise<Marks> {
    const { data } = await client.query(marksQuery, { drafts, within: within.marks })
    return new Map(
      recordModels.map((model) => {
        const { last, count } = toMarkNames(model)
        return [model.apiKey, JSON.stringify([data[last], data[count]])]
      }),
    )
  }

  /** A page of a model; the number of its records. */
  async function fetchPage({ model, size, skip }: Page, asked: FetchScope, { records, ids, tags }: Found): Promise<number> {
    const { locales, drafts, masters } = asked
    const variables = model.singleton ? {} : { first: size, skip }
    const answer = await client.query(buildQuery(model, asked, false), { variables, drafts, within: within.page })
    for (const tag of answer.tags) tags.add(tag)
    for (const [id, record] of readAnswer(model, answer.data, locales, masters, imageHost)) records.set(id, record)
    if (model.singleton) return 0
    const page = idsIn(model, answer.data, locales)
    // A record that moves meanwhile is on two pages; a whole page of such ones is the same page again.
    if (page.length === size && page.every((id) => ids.has(id)))
      throw new Error(`The CMS returned the same records of ${model.apiKey} again`)
    for (const id of page) ids.add(id)
    return page.length
  }

  /** The first page, in smaller ones where that is too large a query; the size that fits, and the number of its records. */
  async function fetchFirst(model: CmsModel, asked: FetchScope, found: Found): Promise<{ size: number; length: number }> {
    for (let size = choosePageSize(model); ; size = Math.max(pageSizes.min, Math.floor(size / 2))) {
      try {
        return { size, length: await fetchPage({ model, size, skip: 0 }, asked, found) }
      } catch (error) {
        if (!(error instanceof TooComplexError) || size <= pageSizes.min) throw error
      }
    }
  }

  /** Every record of a model. Of many pages some are fetched at a time, until one is not full. */
  async function fetchModel(model: CmsModel, asked: FetchScope, tags: Set<string>): Promise<Map<string, StoredRecord>> {
    const found: Found = { records: new Map(), ids: new Set(), tags }
    const { size, length } = await fetchFirst(model, asked, found)
    let isLast = length < size
    for (let skip = size; !isLast; skip += size * pagesAtATime) {
      if (skip > maxRecordsPerModel) throw new Error(`The CMS has more than ${maxRecordsPerModel} records of ${model.apiKey}`)
      const pages = Array.from({ length: pagesAtATime }, (_, index) => ({ model, size, skip: skip + index * size }))
      const lengths = await Promise.all(pages.map((page) => fetchPage(page, asked, found)))
      isLast = lengths.some((each) => each < size)
    }
    return found.records
  }

  /** The records of some ids, `undefined` where there is none. */
  async function fetchRecords(model: CmsModel, ids: ReadonlySet<string>, asked: FetchScope) {
    const { locales, drafts, masters } = asked
    const { data } = await client.query(buildQuery(model, asked, true), {
      variables: { ids: [...ids] },
      drafts,
      within: within.few,
    })
    idsIn(model, data, locales)
    const found = readAnswer(model, data, locales, masters, imageHost)
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
      const own = siteLocales ?? (await probe())
      const locales = active.filter((locale) => own.includes(locale))
      if (!locales.length) throw new Error('The project of the CMS has none of the active languages')
      const asked: FetchScope = { locales, drafts, masters: new Map() }
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
