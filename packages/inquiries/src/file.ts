/** The file of the outbox: for its user alone, and watched, since SQLite goes on in a file that has lost its name. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { MovedError } from './errors.ts'
import { inTransaction, openDatabase } from './sqlite.ts'
import type { Tables } from './table.ts'
import { openMark, prepareTally } from './tally.ts'

/** Identifies the file at a path, by its device and inode number. */
function idAt(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
  return stat && `${stat.dev}:${stat.ino}`
}

const toLogPath = (file: string) => `${file}-wal`

/** Makes what is missing, and closes to others what is there: SQLite gives its further files the mode of the first. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (const path of [file, toLogPath(file), `${file}-shm`]) if (idAt(path)) chmodSync(path, 0o600)
  }
}

export interface OpenFile {
  db: Kysely<Tables>
  /** The file at its path: the one that is open, none, or another one. */
  place: () => 'here' | 'gone' | 'replaced'
  /** Keeps beside the file how many inquiries there ever were. */
  mark: (kept: number) => void
  close(): Promise<void>
}

/** Opens the file; makes it where there is none, if it may. */
export async function openFile(file: string, mayMake: boolean): Promise<OpenFile> {
  if (!mayMake && !idAt(file)) throw new MovedError()
  makePrivate(file)
  const mark = openMark(file.replace(/\.sqlite$/, '.count'))
  try {
    // Read before the table: another server may be adding.
    const marked = mark.read()
    const opening = idAt(file)
    const db = await openDatabase(file)
    await inTransaction(db, (db) => prepareTally(db, marked))
    const log = idAt(toLogPath(file))
    return {
      db,
      place() {
        const now = idAt(file)
        if (!now) return 'gone'
        return now === opening && idAt(toLogPath(file)) === log ? 'here' : 'replaced'
      },
      mark: mark.write,
      async close() {
        mark.close()
        await db.destroy()
      },
    }
  } catch (error) {
    mark.close()
    throw error
  }
}
