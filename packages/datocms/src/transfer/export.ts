import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { editorSchema, entities, isPictureFile, locales, pictureId, type Assets } from '@brand/content'
import type { ManagementClient } from '../management/client.ts'
import { recordModels, type CmsModel } from '../models/index.ts'
import { createFolderReader, type NamedAsset } from './from-cms.ts'
import { merged } from './merge.ts'
import { toPlace } from './places.ts'
import { readMetadata, type Upload } from './project-assets.ts'
import { listRecords, modelIds, type ProjectRecord } from './project-records.ts'

/** Numbers of records and files written, and a sentence for each file that could not be. */
interface Exported {
  records: number
  files: number
  problems: readonly string[]
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
const writeJson = (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`)

/** Names an asset for a folder: a file by the address that it has had, a picture by its name. */
function namedAsset(upload: Upload, taken: Set<string>): NamedAsset {
  const { filename, format, size } = upload
  const { path } = readMetadata(upload).custom_data ?? {}
  const url = path !== undefined && toPlace(path) ? path : `/files/${filename}`
  const isPicture = path === undefined && upload.is_image && isPictureFile(filename)
  let picture = isPicture ? pictureId(filename) : undefined
  for (let count = 2; picture !== undefined && taken.has(picture); count++) picture = `${pictureId(filename)}-${count}`
  if (picture !== undefined) taken.add(picture)
  return { picture, url, filename, format, size }
}

/** The entry of a picture in `assets.json`. */
function toAsset(upload: Upload, file: string, bytes: Buffer): Assets[string] {
  const { custom_data: facts = {}, focal_point: focalPoint } = readMetadata(upload)
  const [dominant] = upload.colors as { red: number; green: number; blue: number }[]
  const hex =
    dominant && `#${[dominant.red, dominant.green, dominant.blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const metadata = upload.default_field_metadata as unknown as Record<string, { alt?: string | null }>
  const alt = merged(
    locales.map((locale) => [locale, metadata[locale]?.alt ?? undefined]),
    undefined,
  )
  return {
    file,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
    width: upload.width!,
    height: upload.height!,
    ...(focalPoint && { focalPoint }),
    color: facts['color'] ?? hex ?? '#ffffff',
    ...(facts['preview'] !== undefined && { preview: facts['preview'] }),
    ...(alt !== undefined && { alt: alt as NonNullable<Assets[string]['alt']> }),
    ...(facts['shows'] !== undefined && { shows: JSON.parse(facts['shows']) as NonNullable<Assets[string]['shows']> }),
  }
}

/** The name of a record's file: its own, else its slug, else its id. */
function fileNames({ fields }: CmsModel, records: readonly ProjectRecord[]): Map<string, string> {
  const slug = fields.find(({ type }) => type === 'slug')
  const taken = new Set(records.flatMap(({ name }) => name ?? []))
  const names = records.map((record): [string, string] => {
    const slugs = slug && (record.values[slug.apiKey] as Record<string, string | null> | null)
    const own = Object.values(slugs ?? {})[0]?.replaceAll('/', '-')
    const name = record.name ?? (own && !taken.has(own) ? own : record.id)
    taken.add(name)
    return [record.id, name]
  })
  return new Map(names)
}

/** Whether records come in another order than their files do. */
const isArranged = (names: readonly string[]) => names.some((name, index) => index > 0 && names[index - 1]! > name)

/**
 * Writes a project as a content folder: a file for each record, drafts beside them, assets that can be reached, and the schemas that
 * editors complete by. Files of the folder that no record has stay.
 * @requirement DRV-24
 */
export async function exportProject(client: ManagementClient, folder: string): Promise<Exported> {
  const problems: string[] = []
  const ids = await modelIds(client)
  const apiKeys = new Map([...ids].map(([apiKey, id]) => [id, apiKey]))
  const assets: Assets = {}
  const named = new Map<string, NamedAsset>()
  const taken = new Set<string>()
  let files = 0

  for await (const upload of client.uploads.listPagedIterator()) {
    const asset = namedAsset(upload, taken)
    named.set(upload.id, asset)
    const { picture } = asset
    const file = picture === undefined ? undefined : `${picture}.${upload.format ?? 'webp'}`
    const place = file === undefined ? toPlace(asset.url) : `assets/${file}`
    const response = await fetch(upload.url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
    if (!response?.ok || place === undefined) {
      problems.push(`The file ${upload.filename} cannot be fetched`)
      continue
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    await write(join(folder, place), bytes)
    if (picture !== undefined) assets[picture] = toAsset(upload, file!, bytes)
    files += 1
  }
  await writeJson(
    join(folder, 'assets/assets.json'),
    Object.fromEntries(Object.entries(assets).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )

  const all = new Map<CmsModel, readonly ProjectRecord[]>()
  const names = new Map<string, string>()
  for (const model of recordModels) {
    const records = await listRecords(client, model, 'current')
    all.set(model, records)
    for (const [id, name] of fileNames(model, records)) names.set(id, name)
  }
  const reader = createFolderReader({
    findModelKey: (id) => apiKeys.get(id),
    recordName: (id) => names.get(id),
    asset: (id) => named.get(id),
  })

  let count = 0
  for (const [model, records] of all) {
    const ordered = isArranged(records.map(({ id }) => names.get(id)!))
    const writeRecord = async (record: ProjectRecord, position: number, ending: string) => {
      const start = { $schema: `../../generated/schema/${model.of}.json`, ...(ordered && { $position: position }) }
      const day = model.hasUpdatedAt && record.updated !== undefined ? { _updatedAt: record.updated.slice(0, 10) } : {}
      const file = join(folder, 'records', model.of!, `${names.get(record.id)!}${ending}`)
      await writeJson(file, { ...start, ...reader.record(model, record.values), ...day })
      count += 1
    }
    for (const [index, record] of records.entries())
      if (record.status !== 'published') await writeRecord(record, index + 1, '.draft.json')
    const places = new Map(records.map(({ id }, index) => [id, index + 1]))
    for (const record of await listRecords(client, model, 'published'))
      await writeRecord(record, places.get(record.id) ?? 0, '.json')
  }
  for (const entity of entities) await writeJson(join(folder, `generated/schema/${entity.name}.json`), editorSchema(entity))
  return { records: count, files, problems }
}
