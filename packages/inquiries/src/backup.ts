import { DatabaseSync } from 'node:sqlite'
import type { Row } from './table.ts'

/** All inquiries of a backup. Throws a sentence where it is none, or is damaged. */
export function readBackup(file: string): Row[] {
  try {
    const backup = new DatabaseSync(file, { readOnly: true })
    try {
      const { integrity_check: found } = backup.prepare('pragma integrity_check').get() ?? {}
      if (found !== 'ok') throw new Error(String(found))
      return backup.prepare('select * from inquiry').all() as unknown as Row[]
    } finally {
      backup.close()
    }
  } catch (error) {
    throw new Error(`"${file}" is no backup of inquiries: ${(error as Error).message}`, { cause: error })
  }
}
