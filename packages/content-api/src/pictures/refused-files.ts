import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isPictureFile, pictureId, refusedName } from '@brand/content'
import { fileIn } from '../embedded/file-in.ts'
import { inspect } from './inspect.ts'

/** Why a picture cannot be shown, though its name is one of a picture; `undefined` where it can. It is read to its end. */
async function refusedPicture(path: string): Promise<string | undefined> {
  try {
    const { image } = await inspect(path)
    await image.resize(16, 16, { fit: 'inside' }).raw().toBuffer()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The files that lie in a folder, without folders and hidden files. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()
}

/**
 * The pictures, films and downloads of a content folder that the server would neither show nor offer: their paths, and why.
 * @requirement IMG-09, DL-39
 */
export async function refusedFiles(folder: string): Promise<Map<string, string>> {
  const refused = new Map<string, string>()
  const ids = new Map<string, string>()
  for (const place of ['assets', 'assets/files'] as const) {
    for (const name of await namesIn(join(folder, place))) {
      const file = `${place}/${name}`
      if (file === 'assets/assets.json') continue
      const found = fileIn(folder, file)
      const isPicture = place === 'assets' && isPictureFile(name)
      const twin = isPicture ? ids.get(pictureId(name)) : undefined
      if (isPicture) ids.set(pictureId(name), twin ?? name)
      const reason = !found
        ? 'it is not a file of this folder'
        : (refusedName(place, name) ??
          (twin ? `${twin} has the same id, ${pictureId(name)}` : isPicture ? await refusedPicture(found.path) : undefined))
      if (reason) refused.set(file, reason)
    }
  }
  return refused
}
