import { locales, type Assets, type Locale } from '@brand/content'
import { embeddedSource, problemLine, type SourceRecord } from '@brand/content-api'
import { recordModels, type CmsModel } from '../models/index.ts'

/** A record by language, as a content folder is read. */
export type Flat = Partial<Record<Locale, Record<string, unknown>>>

/** A record of the folder: as it is published, and its draft. */
export interface FolderRecord {
  model: CmsModel
  name: string
  /** Place among the records of its model. */
  position: number
  published: Flat | undefined
  draft: Flat | undefined
}

/** Makes a name for a record that is unique across all models. */
export const recordPath = (model: CmsModel, name: string): string => `${model.apiKey}/${name}`

const flattenRecord = (record: SourceRecord): Flat =>
  Object.fromEntries(record.locales.map((locale) => [locale, record.read(locale, () => {}) as Record<string, unknown>]))

interface Folder {
  records: readonly FolderRecord[]
  assets: Assets
  problems: readonly string[]
}

/** Reads a content folder, in the order in which lists show its records. */
export async function readFolder(folder: string): Promise<Folder> {
  const source = embeddedSource(folder)
  const { records, problems } = await source.load({ drafts: false, locales })
  const { records: withDrafts } = await source.load({ drafts: true, locales })
  const published = new Map(records.map((record) => [`${record.type}/${record.id}`, record]))

  function folderRecord(model: CmsModel, record: SourceRecord, index: number): FolderRecord {
    const shown = published.get(`${record.type}/${record.id}`)
    const isDraft = record.file.endsWith('.draft.json')
    return {
      model,
      name: record.id,
      position: index + 1,
      published: shown && flattenRecord(shown),
      draft: isDraft ? flattenRecord(record) : undefined,
    }
  }
  return {
    records: recordModels.flatMap((model) =>
      withDrafts.filter(({ type }) => type === model.of).map((record, index) => folderRecord(model, record, index)),
    ),
    assets: source.assets(),
    problems: problems.map(problemLine),
  }
}
