import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { prepareTable, type Tables } from './table.ts'

/** SQLITE_BUSY */
const locked = 5

/** Longest wait for a lock, in ms: less than a visitor waits for an answer. */
const timeout = 1_500

/** Write-ahead logging. Two that make one file at the same moment would lock each other: SQLite fails then, and does not wait. */
function logAhead(database: DatabaseSync, until = Date.now() + timeout): void {
  try {
    database.exec('pragma journal_mode = wal')
  } catch (error) {
    if (Date.now() > until || (error as { errcode?: number }).errcode !== locked) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    logAhead(database, until)
  }
}

/** Throws where a page of the file is damaged: what lies there could not be sent, though SQLite would keep more in other pages. */
function refuseDamaged(database: DatabaseSync): void {
  const { quick_check: found } = database.prepare('pragma quick_check(1)').get() ?? {}
  if (found !== 'ok') throw new Error(`The file of the outbox is damaged: ${String(found)}`)
}

/** Opens the file, and leaves it closed where it cannot be used. */
function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout })
  try {
    // Another server or the command line may use the file at the same time, also while it is made. FULL: a commit is on disk before it
    // returns. @requirement RELIABILITY 2
    database.exec('pragma synchronous = full')
    logAhead(database)
    // Deleted data is overwritten, and no copy of it lies in a temporary file.
    database.exec('pragma secure_delete = on; pragma temp_store = memory')
    refuseDamaged(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Node's own SQLite in the shape that Kysely expects. */
function openSqlite(file: string) {
  const database = open(file)
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = database.prepare(sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      }
    },
  }
}

/** Opens the outbox in a file; makes it where there is none. */
export async function openDatabase(file: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(file) }) })
  await inTransaction(db, prepareTable)
  return db
}

/** Runs something in one transaction, which takes the right to write at once: one that reads first could not get it later. */
export const inTransaction = <Result>(db: Kysely<Tables>, run: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      const result = await run(connection)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })
