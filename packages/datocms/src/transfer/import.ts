import type { ManagementClient } from '../management/client.ts'
import { describeError } from '../management/reason.ts'
import { keyField } from '../migration/definition.ts'
import { recordModels } from '../models/index.ts'
import { readFolder, recordPath, type Flat, type FolderRecord } from './folder-records.ts'
import { sendUploads, wantedUploads } from './project-assets.ts'
import { comparable, listRecords, modelIds, type ProjectRecord } from './project-records.ts'
import { isRefusal, publishAll } from './publish.ts'
import { createWriter } from './to-cms.ts'

/** Numbers of records and files by what was done with them, and a sentence for each problem. */
interface Imported {
  created: number
  updated: number
  published: number
  uploads: number
  problems: readonly string[]
}

type Attributes = Record<string, unknown>

const toRecordPath = ({ model, name }: FolderRecord) => recordPath(model, name)

/** The records of the project by their paths. */
async function indexRecords(client: ManagementClient, version: 'current' | 'published'): Promise<Map<string, ProjectRecord>> {
  const records = new Map<string, ProjectRecord>()
  for (const model of recordModels)
    for (const record of await listRecords(client, model, version))
      if (record.name !== undefined) records.set(recordPath(model, record.name), record)
  return records
}

/** All texts in a value: ids of linked records are among them. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

/** The fields of a record that a state of it has otherwise. */
const differing = (wanted: Attributes, { values }: ProjectRecord): Attributes =>
  Object.fromEntries(Object.entries(wanted).filter(([key, value]) => comparable(value) !== comparable(values[key] ?? null)))

/** Makes the records that the project lacks, with nothing but their names, and notes them in `current`. */
async function createMissing(
  client: ManagementClient,
  records: readonly FolderRecord[],
  current: Map<string, ProjectRecord>,
  models: ReadonlyMap<string, string>,
): Promise<number> {
  const missing = records.filter((record) => !current.has(toRecordPath(record)))
  for (const record of missing) {
    const { model, name } = record
    const type = { type: 'item_type', id: models.get(model.apiKey)! } as const
    const values = model.singleton ? {} : { [keyField]: name }
    const { id } = await client.items.create({ item_type: type, ...values } as Parameters<typeof client.items.create>[0])
    current.set(toRecordPath(record), { id, name, status: 'draft', values })
  }
  return missing.length
}

/**
 * Writes a content folder into a project that has our models: first assets, then an empty record for each name that is new, then
 * all content. So records can link to each other in any order. Nothing is ever deleted.
 * @requirement DRV-24
 */
export async function importFolder(client: ManagementClient, folder: string): Promise<Imported> {
  const models = await modelIds(client)
  const { records, assets, problems: found } = await readFolder(folder)
  const problems = new Set(found)
  const report = (message: string) => void problems.add(message)
  const flats = records.flatMap(({ published, draft }) => [published, draft])
  const { ids: uploads, sent } = await sendUploads(client, folder, wantedUploads(assets, flats), report)
  const [current, shown] = [await indexRecords(client, 'current'), await indexRecords(client, 'published')]
  const created = await createMissing(client, records, current, models)
  let updated = 0

  const { attributes } = createWriter({
    modelId: (apiKey) => models.get(apiKey)!,
    recordId: (names, name) => names.map((model) => current.get(`${model}/${name}`)?.id).find((id) => id !== undefined),
    pictureId: (id) => (assets[id] ? uploads.get(`assets/${assets[id].file}`) : undefined),
    fileId: (place) => uploads.get(place),
    assets,
    report,
  })
  const wanted = ({ model, position }: FolderRecord, flat: Flat): Attributes => ({
    ...attributes(model, flat),
    ...(!model.singleton && { position }),
  })
  async function update(record: FolderRecord, id: string, values: Attributes): Promise<void> {
    try {
      await client.items.update(id, values)
      updated += 1
    } catch (error) {
      if (!isRefusal(error)) throw error
      report(`${toRecordPath(record)} could not be written: ${describeError(error)}`)
    }
  }

  /** Fills in what is to be published. Answers whether it must be. */
  async function fill(record: FolderRecord, flat: Flat): Promise<boolean> {
    const state = current.get(toRecordPath(record))!
    const visible = shown.get(toRecordPath(record))
    const all = wanted(record, flat)
    // The project has a draft too, which must not be published with it: all that is published is sent.
    const isApart = record.draft !== undefined && visible !== undefined
    const parts = differing(all, isApart ? visible : state)
    const isDifferent = Object.keys(parts).length > 0
    if (isDifferent) await update(record, state.id, isApart ? all : parts)
    return isDifferent || !visible || (!record.draft && state.status !== 'published')
  }

  const toPublish: FolderRecord[] = []
  for (const record of records) if (record.published && (await fill(record, record.published))) toPublish.push(record)
  const recordIds = new Set([...current.values()].map(({ id }) => id))
  const visibleIds = new Set([...shown.values()].map(({ id }) => id))
  const publications = toPublish.map((record) => ({
    id: current.get(toRecordPath(record))!.id,
    path: toRecordPath(record),
    links: textsIn(attributes(record.model, record.published!)).filter((text) => recordIds.has(text)),
  }))
  const published = await publishAll(client, publications, (id) => visibleIds.has(id), report)

  const drafts = records.filter(({ draft }) => draft)
  const edited = drafts.length ? await indexRecords(client, 'current') : current
  for (const record of drafts) {
    const state = edited.get(toRecordPath(record))!
    const parts = differing(wanted(record, record.draft!), state)
    if (Object.keys(parts).length) await update(record, state.id, parts)
  }
  return { created, updated, published, uploads: sent, problems: [...problems] }
}
