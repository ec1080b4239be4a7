/** Count of the inquiries kept. It reveals a loss: SQLite drops a damaged log, and the inquiries in it, without an error. */
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { isPostgres, type Tables } from './table.ts'

type Db = Kysely<Tables>

/** The count beside the file, which is written after each commit. Of two servers the slower one may set it back, which misses some at most. */
export function openMark(file: string) {
  const mark = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  return {
    read: () => Number.parseInt(readFileSync(file, 'utf8'), 10) || 0,
    write: (kept: number) => void writeSync(mark, `${String(kept).padStart(15, '0')}\n`, 0),
    close: () => closeSync(mark),
  }
}

/** Makes the table where there is none. Inquiries that the mark beside the file counts and the table does not are missing. */
export async function prepareTally(db: Db, mark: number): Promise<void> {
  await db.schema
    .createTable('tally')
    .ifNotExists()
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('missing', 'integer', (column) => column.notNull())
    .execute()
  const tally = await db.selectFrom('tally').selectAll().executeTakeFirst()
  if (!tally) await db.insertInto('tally').values({ kept: mark, missing: mark }).execute()
  else if (tally.kept < mark)
    await db
      .updateTable('tally')
      .set({ kept: mark, missing: tally.missing + mark - tally.kept })
      .execute()
}

/** Counts new ones; returns how many there ever were. */
export async function tallyUp(db: Db, added: number): Promise<number> {
  const { kept } = await db
    .updateTable('tally')
    .set((is) => ({ kept: is('kept', '+', added) }))
    .returning('kept')
    .executeTakeFirstOrThrow()
  return kept
}

/** Counts the missing inquiries; 0 in Postgres, which takes care of its own log. */
export async function countMissing(db: Db): Promise<number> {
  if (isPostgres(db)) return 0
  return (await db.selectFrom('tally').select('missing').executeTakeFirstOrThrow()).missing
}

/** An operator knows of the missing ones: they are said no more. */
export async function noteMissing(db: Db): Promise<void> {
  if (!isPostgres(db)) await db.updateTable('tally').set({ missing: 0 }).execute()
}
