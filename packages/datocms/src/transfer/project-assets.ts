import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLocale, isObject, locales, type Assets, type Locale } from '@brand/content'
import type { ManagementClient } from '../management/client.ts'
import { filesIn, pictureFile, toPlace } from './places.ts'

type Upload = Awaited<ReturnType<ManagementClient['uploads']['list']>>[number]

/** Metadata of an asset in a language, for records that have none of their own. */
interface Metadata {
  alt: string | null
  title: string | null
  custom_data: Record<string, string>
  focal_point: { x: number; y: number } | null
}

/** A file of a content folder that a project should have. */
interface WantedUpload {
  /** Lookup key: the file name of a picture, the address of another file. */
  key: string
  filename: string
  /** In the folder. */
  place: string
  metadata: Partial<Record<Locale, Metadata>>
}

const inEveryLocale = (metadata: (locale: Locale) => Metadata) =>
  Object.fromEntries(locales.map((locale) => [locale, metadata(locale)]))

/** Our own facts of a picture go where the CMS has room for those: the source reads the colour there. */
function pictureMetadata({ alt, focalPoint, color, preview, shows }: Assets[string]): WantedUpload['metadata'] {
  const custom_data = { color, ...(preview !== undefined && { preview }), ...(shows && { shows: JSON.stringify(shows) }) }
  const altIn = (locale: Locale) => (typeof alt === 'string' ? alt : (alt?.[locale] ?? null))
  return inEveryLocale((locale) => ({ alt: altIn(locale), title: null, custom_data, focal_point: focalPoint ?? null }))
}

/** The pictures of a folder, and the files that its records name. */
export function wantedUploads(assets: Assets, records: readonly unknown[]): WantedUpload[] {
  const pictures = Object.entries(assets).map(([id, asset]) => {
    const filename = pictureFile(id, asset.file)
    return { key: filename, filename, place: `assets/${asset.file}`, metadata: pictureMetadata(asset) }
  })
  const files = new Map(records.flatMap(filesIn).map(({ address, filename }) => [address, filename]))
  const others = [...files].map(([path, filename]) => ({
    key: path,
    filename,
    place: toPlace(path)!,
    metadata: inEveryLocale(() => ({ alt: null, title: null, custom_data: { path }, focal_point: null })),
  }))
  return [...pictures, ...others]
}

const toSortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isObject(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part))

/** Whether an asset already has the metadata of the folder. */
function saysSame(upload: Upload, { metadata }: WantedUpload): boolean {
  const found = upload.default_field_metadata as unknown as Record<string, Record<string, unknown>>
  return locales.every((locale) => {
    const { alt = null, title = null, custom_data = {}, focal_point = null } = found[locale] ?? {}
    return toSortedJson({ alt, title, custom_data, focal_point }) === toSortedJson(metadata[locale])
  })
}

/** Uploads what a project lacks or has otherwise, and answers the ids by their place in the folder. */
export async function sendUploads(
  client: ManagementClient,
  folder: string,
  wanted: readonly WantedUpload[],
  report: (message: string) => void,
): Promise<{ ids: Map<string, string>; sent: number }> {
  const uploadsByPath = new Map<string, Upload>()
  for await (const upload of client.uploads.listPagedIterator()) {
    const key = readMetadata(upload).custom_data?.['path'] ?? upload.filename
    if (!uploadsByPath.has(key)) uploadsByPath.set(key, upload)
  }
  const ids = new Map<string, string>()
  let sent = 0
  for (const each of wanted) {
    const { key, filename, place, metadata } = each
    const localPath = join(folder, place)
    const bytes = await readFile(localPath).catch(() => undefined)
    if (!bytes) {
      report(`${place} is not in the folder`)
      continue
    }
    const found = uploadsByPath.get(key)
    const body = { localPath, filename, default_field_metadata: metadata } as Parameters<
      typeof client.uploads.createFromLocalFile
    >[0]
    const isSameFile = found?.md5 === createHash('md5').update(bytes).digest('hex')
    if (!found) ids.set(place, (await client.uploads.createFromLocalFile(body)).id)
    else {
      ids.set(place, found.id)
      if (!isSameFile) await client.uploads.updateFromLocalFile(found.id, body)
      else if (!saysSame(found, each)) await client.uploads.update(found.id, { default_field_metadata: metadata } as object)
      else continue
    }
    sent += 1
  }
  return { ids, sent }
}

/** Returns the metadata of an asset in English. A folder takes the colour and the point that crops keep from it. */
export const readMetadata = (upload: Upload): Partial<Metadata> =>
  (upload.default_field_metadata as unknown as Record<string, Partial<Metadata>>)[defaultLocale] ?? {}
export type { Upload }
