import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * `waiting` to be sent, `sending` until its lease ends, `delivered`; `dead` when it was refused or tried for long enough, `quarantine`
 * when a program filled the hidden field. The last two are for an operator.
 */
export const states = ['waiting', 'sending', 'delivered', 'dead', 'quarantine'] as const
export type State = (typeof states)[number]

/** One inquiry in the outbox. Times are milliseconds since 1970. */
export interface Row {
  id: string
  form: string
  /** The visitor's language. */
  locale: string
  /** Payload as JSON, without the bytes of a file. */
  payload: string
  state: State
  /** Equal for inquiries that are one act of a visitor. */
  dedup: string
  attempts: number
  /** When it is sent next; while `sending`, when it counts as not sent. */
  due_at: number
  /** Until when the receiver asked to wait; 0 where it did not. */
  held: number
  /** Error of the last attempt, if it failed. */
  error: string | null
  created_at: number
  /** When its first try was, since it was accepted or re-sent by an operator. */
  since: number
  changed_at: number
}

/** One row. */
interface Tally {
  /** Number of inquiries ever kept. */
  kept: number
  /** Number of those lost with a part of the file; 0 again once an operator knows of them. */
  missing: number
}

/** File that a visitor sent with an inquiry. It is deleted with the inquiry. */
export interface FileRow {
  /** Its id. */
  inquiry: string
  bytes: Uint8Array
}

export interface Tables {
  inquiry: Row
  inquiry_file: FileRow
  /** In SQLite. */
  tally: Tally
}

/** Whether several servers may write at a time; SQLite lets in one. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Lets one transaction at a time go on from here that has the same name. */
export async function takeTurns(db: Kysely<Tables>, name: string): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** Makes the table where there is none, and what an older one lacks; to be called within a transaction. */
export async function prepareTable(db: Kysely<Tables>): Promise<void> {
  await takeTurns(db, 'inquiry table')
  await db.schema
    .createTable('inquiry')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('dedup', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  const [table] = isPostgres(db) ? [] : await db.introspection.getTables()
  // Only files are as old.
  if (table && !table.columns.some(({ name }) => name === 'locale'))
    await db.schema
      .alterTable('inquiry')
      .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
      .execute()
  await db.schema
    .createTable('inquiry_file')
    .ifNotExists()
    .addColumn('inquiry', 'text', (column) => column.primaryKey().references('inquiry.id').onDelete('cascade'))
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('inquiry_dedup').ifNotExists().on('inquiry').columns(['dedup', 'created_at']).execute()
  // Delivered rows are most of the table, and no longer looked for.
  await sql`create index if not exists inquiry_due on inquiry (due_at) where state in ('waiting', 'sending')`.execute(db)
}
