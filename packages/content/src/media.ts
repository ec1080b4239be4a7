/**
 * Rules for the files of a content folder that are shown or offered, by their names. `content:check`, `npm run assets` and the
 * server use them.
 * @requirement IMG-09, DL-39
 */

import { mediaPaths } from './paths.ts'

const pictures = ['avif', 'jpeg', 'jpg', 'png', 'webp']
const films = ['mp4', 'ogg', 'ogv', 'vtt', 'webm']

/** Content types of downloads. Files without a type of their own are sent as bytes. */
const downloadTypes: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
  ies: 'application/octet-stream',
  ifc: 'application/x-step',
  ldt: 'application/octet-stream',
  pdf: 'application/pdf',
  rfa: 'application/octet-stream',
  skp: 'application/vnd.sketchup.skp',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}
const downloads = Object.keys(downloadTypes)

const fileNamePattern = /^[\w-][\w.-]*\.(\w+)$/
const parseExtension = (name: string) => fileNamePattern.exec(name)?.[1]?.toLowerCase()
const hasExtension = (ends: readonly string[]) => (name: string) => ends.includes(parseExtension(name) ?? '')

/** Most pixels of a picture: what the server can decode. */
export const maxPixels = 50e6

/** Whether a file of `assets` is a picture by its name. */
export const isPictureFile = hasExtension(pictures)

/** Whether a file of `assets` is a film, or the captions of one, by its name. */
export const isFilmFile = hasExtension(films)

/** The content type of a file of `assets/files` by its name; `undefined` where such files are not offered. */
export const downloadType = (name: string): string | undefined => {
  const end = parseExtension(name)
  return end !== undefined && Object.hasOwn(downloadTypes, end) ? downloadTypes[end] : undefined
}

/** The id of a picture: the name of its file in small letters, digits and dashes. */
export const pictureId = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')

/** Why a picture of a size is not shown; `undefined` where it is. */
export function refusedSize({ width, height }: { width: number; height: number }): string | undefined {
  const millions = Math.round((width * height) / 1e5) / 10
  return width * height > maxPixels ? `it has ${millions} million pixels; the maximum is ${maxPixels / 1e6}` : undefined
}

/** The folders for pictures and films, and for downloads, with the ends of the names that each takes. */
export const mediaFolders = { assets: [...pictures, ...films], 'assets/files': downloads } as const

/** Why a file in one of the folders is neither shown nor offered, by its name; `undefined` where it is. */
export function refusedName(folder: keyof typeof mediaFolders, name: string): string | undefined {
  const end = parseExtension(name)
  if (end === undefined) return 'its name may have a to z, digits, dots, - and _, and needs an extension: plan-v1.2.pdf'
  const ends = mediaFolders[folder]
  return ends.includes(end) ? undefined : `.${end} is not allowed here; allowed: ${ends.map((each) => `.${each}`).join(', ')}`
}

/** Finds the place of a film or download in a content folder by its address; `undefined` where it is none of the folder's. */
export function mediaPlace(address: string): { folder: keyof typeof mediaFolders; name: string } | undefined {
  for (const [path, folder] of [[mediaPaths.downloads, 'assets/files'] as const, [mediaPaths.files, 'assets'] as const])
    if (address.startsWith(path)) return { folder, name: address.slice(path.length) }
  return undefined
}

/** Why nothing can be given at an address, by the name of its file; `undefined` where it can, or where it is none of the folder's. */
export function refusedAddress(address: string): string | undefined {
  const place = mediaPlace(address)
  return place && refusedName(place.folder, place.name)
}
