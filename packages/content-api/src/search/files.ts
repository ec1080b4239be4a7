import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@brand/content'

/** To be raised when older index files must not be read any more: also when the same records are read into other words. */
const format = 7
const indexFile = /^search-/

const prefix = (version: string) => `search-${format}-${version}-`

/** The files of the indexes, by content version. Without a folder there are none. */
export function createFiles(folder: string | undefined) {
  return {
    async prepare(): Promise<void> {
      if (folder !== undefined) await mkdir(folder, { recursive: true })
    },
    nameOf: (version: string, locale: Locale) =>
      folder === undefined ? undefined : join(folder, `${prefix(version)}${locale}.index`),
    /** Removes the files of all other versions. */
    async removeOthers(version: string): Promise<void> {
      if (folder === undefined) return
      const names = await readdir(folder).catch(() => [])
      const old = names.filter((name) => indexFile.test(name) && !name.startsWith(prefix(version)))
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
    },
  }
}
