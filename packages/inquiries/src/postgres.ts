import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { calls, type Call, type Outbox } from './calls.ts'
import { chores } from './chores.ts'
import { UnknownError } from './errors.ts'
import { prepareTable, type Tables } from './table.ts'

/** Most connections of one server. */
const maxConnections = 10

/** Time limit of a call of an operator, and of a call for the whole database, in ms. */
export const patience = 600_000

/** Time limit of a call, and of each of its parts, in ms: less than a visitor waits for an answer. */
const answerTime = 1_500

const int8 = types.builtins.INT8

function connect(url: string, timeout: number): Kysely<Tables> {
  const connection = () => {
    const socket = new Socket()
    // A machine that is gone, or hangs, sends nothing: its connection is given up.
    return socket.setTimeout(timeout + 250, () => socket.destroy(new Error('The database does not respond')))
  }
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: Math.min(timeout, 10_000),
    statement_timeout: timeout,
    // Releases the locks of a server that died.
    idle_in_transaction_session_timeout: timeout,
    stream: connection,
    // Times and counts, which a number holds.
    types: { getTypeParser: (id, format) => (id === int8 ? Number : types.getTypeParser(id, format)) },
  })
  // A connection was lost: calls that wait on it fail, and the next one opens another. Without these listeners the process would
  // end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Opens the outbox in a Postgres database, which several servers share; its table is made with the first call that the database answers.
 * A call that takes longer than `timeout` rejects, and keeps nothing unless it rejects with `UnknownError`.
 * @requirement RELIABILITY 32
 */
export function openPostgres(url: string, timeout = answerTime): Outbox {
  const db = connect(url, timeout)
  async function run<Result>(call: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const end = performance.now() + timeout
    let isCommitting = false
    try {
      return await db.transaction().execute(async (db) => {
        const result = await call(db)
        if (performance.now() > end) throw new Error('The database is too slow')
        isCommitting = true
        return result
      })
    } catch (error) {
      throw isCommitting ? new UnknownError((error as Error).message) : error
    }
  }
  let prepared: Promise<void> | undefined

  async function prepare(): Promise<void> {
    try {
      await (prepared ??= run(prepareTable))
    } catch (error) {
      prepared = undefined
      throw error
    }
  }
  const inTransaction = Object.entries(calls).map(([name, call]) => [
    name,
    async (params: unknown) => {
      await prepare()
      return run((db) => (call as Call)(db, params))
    },
  ])
  const patiently = Object.entries(chores).map(([name, chore]) => [
    name,
    async (params: unknown) => {
      const patient = connect(url, patience)
      return (chore as Call)(patient, params).finally(() => patient.destroy())
    },
  ])
  return { ...Object.fromEntries([...inTransaction, ...patiently]), close: () => db.destroy() } as Outbox
}
