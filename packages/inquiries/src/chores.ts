import { closeSync, openSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import { isPostgres, type Tables } from './table.ts'

type Db = Kysely<Tables>

/**
 * Leaves nothing of what was deleted in the files of the database: SQLite and Postgres only mark its place as free, and keep copies in
 * pages that were divided and in the log.
 */
async function erase(db: Db): Promise<void> {
  if (isPostgres(db)) return void (await sql`vacuum full inquiry, inquiry_file`.execute(db))
  await sql`vacuum`.execute(db)
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  if (rows[0]?.busy) throw new Error('Another process uses the outbox. Its log still contains the deleted inquiries')
}

/** Writes all into a new file. Throws where there is a file. */
async function backup(db: Db, { file }: { file: string }): Promise<void> {
  if (isPostgres(db)) throw new Error('The outbox is a Postgres database: back it up and restore it with pg_dump and pg_restore.')
  // For this user alone.
  closeSync(openSync(file, 'wx', 0o600))
  await sql`vacuum into ${file}`.execute(db)
}

/** Calls for the whole database, which run outside a transaction. */
export const chores = { erase, backup }
