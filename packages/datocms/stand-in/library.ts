import { locales, type Assets, type Locale } from '@brand/content'
import { embeddedSource } from '@brand/content-api'
import { recordModels, type CmsModel } from '../src/models/index.ts'

/** A record of the stand-in, flat in each of its languages, as a content folder has it. */
export interface StandInRecord {
  model: CmsModel
  id: string
  /** Its place among the records of its model. */
  position: number
  status: 'draft' | 'updated' | 'published'
  content: Partial<Record<Locale, Record<string, unknown>>>
}

/** The records of a state, by model. */
export type Records = ReadonlyMap<string, readonly StandInRecord[]>

export interface Library {
  published: Records
  withDrafts: Records
  assets: Assets
}

const modelOf = new Map(recordModels.map((model) => [model.of!, model]))

/** Reads a content folder as the CMS would have it: the draft of a record is another state of it. */
export function createLibrary(folder: string) {
  const source = embeddedSource(folder)

  async function loadRecords(drafts: boolean, published?: Records): Promise<Records> {
    const { records } = await source.load({ drafts, locales })
    const byModel = new Map<string, StandInRecord[]>(recordModels.map(({ apiKey }) => [apiKey, []]))
    for (const record of records) {
      const model = modelOf.get(record.type)
      if (!model) continue
      const list = byModel.get(model.apiKey)!
      const read = (locale: Locale) => record.read(locale, () => {}) as Record<string, unknown>
      const isPublished = published?.get(model.apiKey)?.some(({ id }) => id === record.id)
      list.push({
        model,
        id: record.id,
        position: list.length + 1,
        status: !record.file.endsWith('.draft.json') ? 'published' : isPublished ? 'updated' : 'draft',
        content: Object.fromEntries(record.locales.map((locale) => [locale, read(locale)])),
      })
    }
    return byModel
  }

  return {
    async load(): Promise<Library> {
      const published = await loadRecords(false)
      return { published, withDrafts: await loadRecords(true, published), assets: source.assets() }
    },
    /** Calls back after each change of the folder, until the function it returns is called. */
    watch: source.watch,
  }
}
