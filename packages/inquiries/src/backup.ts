import { DatabaseSync } from 'node:sqlite'
import type { FileRow, Row } from './table.ts'

/** A backup to read from, row by row. Throws a sentence where it is none, or is damaged. */
export function openBackup(file: string) {
  let backup: DatabaseSync | undefined
  try {
    backup = new DatabaseSync(file, { readOnly: true })
    const { integrity_check: found } = backup.prepare('pragma integrity_check').get() ?? {}
    if (found !== 'ok') throw new Error(String(found))
    const rows = backup.prepare('select * from inquiry')
    // Older ones have no files.
    const hasFiles = backup.prepare("select 1 from sqlite_schema where name = 'inquiry_file'").get() !== undefined
    const files = hasFiles ? backup.prepare('select * from inquiry_file') : undefined
    return {
      rows: () => rows.iterate() as Iterable<unknown> as Iterable<Row>,
      files: () => (files?.iterate() ?? []) as Iterable<unknown> as Iterable<FileRow>,
      close: () => backup?.close(),
    }
  } catch (error) {
    backup?.close()
    throw new Error(`"${file}" is not a backup of inquiries: ${(error as Error).message}`, { cause: error })
  }
}
