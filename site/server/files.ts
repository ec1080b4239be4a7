import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { downloadType, isFilmFile, mediaPaths } from '@brand/content'
import { fileIn } from '@brand/content-api'
import { addAssets, type FileGuard, type FileRoute } from '@brand/host'
import type { Handler, Hono } from 'hono'
import { brand } from '../brand/brand.ts'

/** Folder of the files that Vike has built for browsers. */
export const builtFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Path of the licences of what our scripts contain. */
export const noticesPath = '/third-party-notices.md'

/** Captions, whose type the file server does not know. */
const filmType = (name: string) => (name.toLowerCase().endsWith('.vtt') ? 'text/vtt; charset=utf-8' : undefined)

/** Files of a content folder besides pictures. */
const fileRoutes: readonly FileRoute[] = [
  { path: mediaPaths.files, folder: 'assets', isTaken: isFilmFile, typeOf: filmType, maxAge: 86_400, save: false },
  {
    path: mediaPaths.downloads,
    folder: 'assets/files',
    isTaken: (name: string) => downloadType(name) !== undefined,
    typeOf: downloadType,
    maxAge: 3600,
    save: true,
  },
]

/** Serves the films and downloads of a content folder. The guard decides who gets them. */
export const addContentFiles = (app: Hono, folder: string, guard: FileGuard): void =>
  addAssets(app, { root: folder, routes: fileRoutes, find: (file) => fileIn(folder, file), guard })

/** The file of a download's address; `undefined` where there is none. */
export function downloadAt(root: string, address: string) {
  const file = address.startsWith(mediaPaths.downloads) ? address.slice(mediaPaths.downloads.length) : ''
  return downloadType(file) ? fileIn(root, `assets/files/${file}`) : undefined
}

/** Path of the licence of the brand's fonts, which must be distributed with them. */
export const fontLicencePath = `/fonts/${brand.fontLicence.split('/').at(-1)}`

/** The licence, from the package that contains the fonts. */
export const fontLicence: Handler = async (c) =>
  c.text(await readFile(new URL(import.meta.resolve(brand.fontLicence)), 'utf8'), 200, {
    'Cache-Control': 'public, max-age=86400',
  })
