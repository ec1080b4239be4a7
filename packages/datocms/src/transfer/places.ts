import { basename, parse } from 'node:path'

/** Maps an address of the site to the place of its file in a content folder; `undefined` for other addresses. */
export function toPlace(address: string): string | undefined {
  const [, room, name] = /^\/(files|media)\/([\w.-]+)$/.exec(address) ?? []
  if (name === undefined) return undefined
  return room === 'files' ? `assets/files/${name}` : `assets/${name}`
}

/** A file that a record names, and the name that visitors save it under. */
interface NamedFile {
  address: string
  filename: string
}

/** The files in a value of a record, in any depth. */
export function filesIn(value: unknown): NamedFile[] {
  if (typeof value === 'string') return toPlace(value) ? [{ address: value, filename: basename(value) }] : []
  if (typeof value !== 'object' || value === null) return []
  const { url, filename } = value as Record<string, unknown>
  const isNamed = typeof url === 'string' && typeof filename === 'string' && toPlace(url)
  return isNamed ? [{ address: url, filename }] : Object.values(value).flatMap(filesIn)
}

/** The name that the file of a picture has in the CMS. */
export const pictureFile = (id: string, file: string): string => `${id}${parse(file).ext.toLowerCase()}`
