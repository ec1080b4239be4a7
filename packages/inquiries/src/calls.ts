import { randomBytes, randomUUID } from 'node:crypto'
import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { addressKey } from './address-key.ts'
import { openBackup } from './backup.ts'
import type { chores } from './chores.ts'
import { fileLease, lease } from './lease.ts'
import { countMissing, noteMissing } from './tally.ts'
import { isPostgres, takeTurns, type Row, type State, type Tables } from './table.ts'

type Db = Kysely<Tables>

interface NewInquiry extends Pick<Row, 'id' | 'form' | 'locale' | 'payload' | 'dedup'> {
  state: Extract<State, 'waiting' | 'quarantine'>
  now: number
  /** An inquiry with the same `dedup` counts as this one when it is younger than this, in ms. Default: at any age. */
  window?: number | undefined
  /** The file that goes with it. Default: none. */
  bytes?: Uint8Array | undefined
  /** Most bytes that the files of all that wait may have together; of those in quarantine where it is one of them. */
  room?: number | undefined
}

export interface Claimed extends Pick<Row, 'id' | 'payload' | 'locale' | 'attempts' | 'since'> {
  /** SQLite knows numbers only. */
  hasFile: SqlBool
}

interface Settled {
  id: string
  /** Number of the attempt. A later attempt, of another server, is not changed. */
  attempts: number
  state: Extract<State, 'waiting' | 'delivered' | 'dead'>
  dueAt: number
  /** Until when the receiver asked to wait. */
  held?: number
  error: string | null
  now: number
}

interface Added {
  id: string
  isNew: boolean
  /** `false`: the earlier one has other content, and this one is not kept. */
  isSame: boolean
  /** There is no room for its file, and it is not kept: when one that waits is sent next, which makes room. */
  fullUntil?: number
}

const undelivered = ['waiting', 'sending'] as const

/** The files of inquiries in some states: the bytes of all, and when one of them is sent next. */
async function filesIn(db: Db, states: readonly State[]): Promise<{ bytes: number; dueAt: number }> {
  const all = await db
    .selectFrom('inquiry_file')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_file.inquiry')
    .where('state', 'in', states)
    .select((is) => [sql<number | null>`sum(length(bytes))`.as('bytes'), is.fn.min('due_at').as('due')])
    .executeTakeFirst()
  return { bytes: Number(all?.bytes ?? 0), dueAt: Number(all?.due ?? 0) }
}

/** Keeps an inquiry and returns its id; that of the earlier one where it is the same act of a visitor. */
async function add(db: Db, { now, window = Infinity, bytes, room = Infinity, ...inquiry }: NewInquiry): Promise<Added> {
  // Two servers may get one act at the same time.
  await takeTurns(db, inquiry.dedup)
  const existing = await db
    .selectFrom('inquiry')
    .select(['id', 'payload'])
    .where('dedup', '=', inquiry.dedup)
    .where('created_at', '>', Math.max(now - window, 0))
    .executeTakeFirst()
  // Without a token it is the content that makes them one act, however it is spelled.
  if (existing) return { id: existing.id, isNew: false, isSame: window < Infinity || existing.payload === inquiry.payload }
  const files = bytes && (await filesIn(db, inquiry.state === 'quarantine' ? ['quarantine'] : undelivered))
  const isFull = files !== undefined && files.bytes + bytes!.length > room
  // One of quarantine is kept without its file: its sender sees no difference.
  if (isFull && inquiry.state === 'waiting') return { id: inquiry.id, isNew: false, isSame: true, fullUntil: files.dueAt }
  const times = { due_at: now, created_at: now, since: now, changed_at: now }
  await db
    .insertInto('inquiry')
    .values({ ...inquiry, ...times, attempts: 0, held: 0, error: null })
    .execute()
  if (bytes && !isFull) await db.insertInto('inquiry_file').values({ inquiry: inquiry.id, bytes }).execute()
  return { id: inquiry.id, isNew: true, isSame: true }
}

/** Rows of some condition, without those that another server has in hand. */
const free = (db: Db) =>
  db
    .selectFrom('inquiry')
    .select('id')
    .$if(isPostgres(db), (rows) => rows.forUpdate().skipLocked())

/** Whether an inquiry has a file. */
const hasFile = (is: ExpressionBuilder<Tables, 'inquiry'>) =>
  is.exists(is.selectFrom('inquiry_file').select('inquiry_file.inquiry').whereRef('inquiry_file.inquiry', '=', 'inquiry.id'))

interface Wanted {
  /** Most inquiries without a file. */
  limit: number
  /** Most inquiries with a file. Default: none. */
  files?: number | undefined
  now: number
}

/** Takes inquiries that are due, oldest first, for one attempt each. */
async function claim(db: Db, { limit, files = 0, now }: Wanted): Promise<Claimed[]> {
  const due = () => free(db).where('state', 'in', undelivered).where('due_at', '<=', now).orderBy('due_at')
  const without = due().where((is) => is.not(hasFile(is)))
  return db
    .with('due', () => without.limit(limit))
    .with('due_with_file', () => due().where(hasFile).limit(files))
    .updateTable('inquiry')
    .set((is) => ({
      state: 'sending',
      // Its tries begin with the first one: it may have waited long for a service.
      since: is.case().when('attempts', '=', 0).then(now).else(is.ref('since')).end(),
      attempts: is('attempts', '+', 1),
      due_at: is
        .case()
        .when(hasFile(is))
        // Postgres does not infer that it is a number.
        .then(is.cast<number>(is.val(now + fileLease), 'bigint'))
        .else(now + lease)
        .end(),
      held: 0,
      changed_at: now,
    }))
    .where((is) =>
      is.or([
        is('id', 'in', is.selectFrom('due').select('due.id')),
        is('id', 'in', is.selectFrom('due_with_file').select('due_with_file.id')),
      ]),
    )
    .returning(['id', 'payload', 'locale', 'attempts', 'since'])
    .returning((is) => hasFile(is).as('hasFile'))
    .execute()
}

/** The file of an inquiry. */
const file = async (db: Db, { id }: { id: string }): Promise<Uint8Array | undefined> =>
  (await db.selectFrom('inquiry_file').select('bytes').where('inquiry', '=', id).executeTakeFirst())?.bytes

/** Deletes the files of all that were delivered: a backup has them, and an outbox of an older version. Returns how many. */
async function deleteSentFiles(db: Db): Promise<number> {
  const sent = db.selectFrom('inquiry').select('id').where('state', '=', 'delivered')
  const { numDeletedRows } = await db.deleteFrom('inquiry_file').where('inquiry', 'in', sent).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Notes what became of an attempt. Of a file that was delivered only the payload knows: its name, size and hash. */
async function settle(db: Db, { id, attempts, state, dueAt, held = 0, error, now }: Settled): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('inquiry')
    .set({ state, due_at: dueAt, held, error, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  if (state === 'delivered' && numUpdatedRows) await db.deleteFrom('inquiry_file').where('inquiry', '=', id).execute()
}

/** The receiver is back: all that wait are due, those that it asked to wait when that time has passed. */
async function release(db: Db, { now }: { now: number }): Promise<void> {
  const waiting = free(db).where('state', '=', 'waiting').where('due_at', '>', now)
  await db
    .with('later', () => waiting)
    .updateTable('inquiry')
    .set((is) => ({ due_at: is.case().when('held', '>', now).then(is.ref('held')).else(now).end() }))
    .where('id', 'in', (is) => is.selectFrom('later').select('id'))
    .execute()
}

/** All inquiries of some states, oldest first, or the one of an id. */
function list(db: Db, { states, id }: { states?: readonly State[] | undefined; id?: string | undefined }): Promise<Row[]> {
  let query = db.selectFrom('inquiry').selectAll().orderBy('created_at').orderBy('id')
  if (states) query = query.where('state', 'in', states)
  if (id !== undefined) query = query.where('id', '=', id)
  return query.execute()
}

/** Lets inquiries be sent as if they had just come in. Returns how many. */
async function resend(db: Db, { id, states, now }: { id?: string | undefined; states: readonly State[]; now: number }) {
  let query = db
    .updateTable('inquiry')
    .set({ state: 'waiting', due_at: now, attempts: 0, held: 0, changed_at: now })
    .where('state', 'in', states)
  if (id !== undefined) query = query.where('id', '=', id)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** Deletes inquiries of some states that have not changed since a time. Returns how many. */
async function purge(db: Db, { states, before }: { states: readonly State[]; before: number }): Promise<number> {
  const result = await db.deleteFrom('inquiry').where('state', 'in', states).where('changed_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Deletes all inquiries of a person, by mail address, or the one of an id, in whatever state. Returns how many. */
async function forget(db: Db, { who }: { who: string }): Promise<number> {
  const isAddress = who.includes('@')
  const all = db.selectFrom('inquiry').select(['id', 'payload'])
  const rows = await all.$if(!isAddress, (one) => one.where('id', '=', who)).execute()
  const addressOf = (payload: string) => addressKey(String((JSON.parse(payload) as { Email?: unknown }).Email ?? ''))
  const gone = isAddress ? rows.filter(({ payload }) => addressOf(payload) === addressKey(who)) : rows
  for (const { id } of gone) await db.deleteFrom('inquiry').where('id', '=', id).execute()
  return gone.length
}

/** Puts inquiries of a backup in. Throws where there are others, unless they are to be overwritten. Returns how many. */
async function restore(db: Db, { from, isOverwriting }: { from: string; isOverwriting: boolean }): Promise<number> {
  const backup = openBackup(from)
  try {
    if (isOverwriting) await db.deleteFrom('inquiry').execute()
    if (await db.selectFrom('inquiry').select('id').executeTakeFirst()) throw new Error('The outbox is not empty')
    let count = 0
    for (const row of backup.rows()) {
      await db.insertInto('inquiry').values(row).execute()
      count += 1
    }
    // One at a time in memory.
    for (const row of backup.files()) await db.insertInto('inquiry_file').values(row).execute()
    await deleteSentFiles(db)
    await noteMissing(db)
    return count
  } finally {
    backup.close()
  }
}

async function count(db: Db): Promise<Partial<Record<State, number>>> {
  const rows = await db
    .selectFrom('inquiry')
    .select(['state', (is) => is.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** The inquiry that has waited longest to be delivered. */
const oldest = (db: Db): Promise<Pick<Row, 'created_at' | 'attempts' | 'error'> | undefined> =>
  db
    .selectFrom('inquiry')
    .select(['created_at', 'attempts', 'error'])
    .where('state', 'in', undelivered)
    .orderBy('created_at')
    .executeTakeFirst()

/** Number of undelivered inquiries that came in before a time. */
async function overdue(db: Db, { before }: { before: number }): Promise<number> {
  const late = db.selectFrom('inquiry').where('state', 'in', undelivered).where('created_at', '<', before)
  const { count } = await late.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Since when the dead inquiry has been so that was refused first. */
const oldestDead = (db: Db): Promise<Pick<Row, 'changed_at'> | undefined> =>
  db.selectFrom('inquiry').select('changed_at').where('state', '=', 'dead').orderBy('changed_at').executeTakeFirst()

/** Writes an inquiry with a payload of so many bytes, which nobody sees: it is deleted before the commit that puts both on disk. */
async function tryToWrite(db: Db, size: number): Promise<void> {
  const id = `try_${randomUUID()}`
  const texts = { id, form: '', locale: '', dedup: id, state: 'quarantine' } as const
  const times = { due_at: 0, held: 0, created_at: 0, since: 0, changed_at: 0 }
  // Nothing that a database could write shorter.
  const payload = randomBytes(size / 2).toString('hex')
  await db
    .insertInto('inquiry')
    .values({ ...texts, ...times, payload, attempts: 0, error: null })
    .execute()
  await db.deleteFrom('inquiry').where('id', '=', id).execute()
}

/**
 * Whether inquiries can be kept; rejects where they cannot. `missing` is how many were acknowledged that the file has lost. `size` is
 * that of an inquiry whose writing is tried, in bytes; with 0 it is only read.
 */
async function check(db: Db, { size }: { size: number }): Promise<{ missing: number }> {
  if (size) await tryToWrite(db, size)
  return { missing: await countMissing(db) }
}

/** Calls of the outbox. Each runs within a transaction, which is on disk before the answer. */
export const calls = {
  add,
  claim,
  file,
  settle,
  release,
  list,
  resend,
  purge,
  deleteSentFiles,
  forget,
  restore,
  count,
  oldest,
  oldestDead,
  overdue,
  check,
  noteMissing,
}

type Functions = typeof calls & typeof chores
/** Any of them. */
export type Call = (db: Db, params: unknown) => Promise<unknown>
export type Name = keyof Functions
type Params<N extends Name> = Parameters<Functions[N]> extends [Db, infer P] ? P : void
type Result<N extends Name> = Awaited<ReturnType<Functions[N]>>

/** The outbox: one table in a database (docs/operate/inquiries.md). */
export type Outbox = { [N in Name]: (params: Params<N>) => Promise<Result<N>> } & { close(): Promise<void> }
