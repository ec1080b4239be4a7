import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { calls, type Call, type Outbox } from './calls.ts'
import { prepareTable, type Tables } from './table.ts'

/** Most connections of one server. */
const maxConnections = 10

/** How long the database may take, in ms: to connect, and for a statement. */
const connectTimeout = 5_000
const statementTimeout = 10_000

/** A connection on which nothing comes for this long is given up, in ms: a machine that is gone says nothing. */
const silence = 15_000

function connection(): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('The database does not answer')))
}

const int8 = types.builtins.INT8

/** Opens the outbox in a Postgres database, which several servers share; its table is made with the first call that the database answers. */
export function openPostgres(url: string): Outbox {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // What a server that died had locked is free again.
    idle_in_transaction_session_timeout: statementTimeout,
    stream: connection,
    // Times and counts, which a number holds.
    types: { getTypeParser: (id, format) => (id === int8 ? Number : types.getTypeParser(id, format)) },
  })
  // A connection was lost: who waits on it is told, and the next call opens another. Without these listeners the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const run = <Result>(call: (db: Kysely<Tables>) => Promise<Result>) => db.transaction().execute(call)
  let prepared: Promise<void> | undefined

  async function prepare(): Promise<void> {
    try {
      await (prepared ??= run(prepareTable))
    } catch (error) {
      prepared = undefined
      throw error
    }
  }
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    async (params: unknown) => {
      await prepare()
      return run((db) => (call as Call)(db, params))
    },
  ])
  return { ...Object.fromEntries(functions), close: () => db.destroy() } as Outbox
}
