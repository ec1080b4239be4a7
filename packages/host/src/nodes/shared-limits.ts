import { createHmac } from 'node:crypto'
import { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'

const table = 'site_limits'

/** Attempts that a client has within a window, in ms. */
interface Limit {
  limit: number
  window: number
}

/** Time limit of a count, in ms. */
const patience = 500
/** Time that this node counts by itself after a failure, in ms: nobody else waits for a database that hangs. */
const alone = 5_000

/** Counts are worth nothing after a failure of the database: they are not written to its log. */
const createTable = `create unlogged table if not exists ${table} (key varchar(255) primary key, points integer not null default 0, expire bigint)`

/**
 * Counts the attempts of clients in the Postgres database that all nodes share, so that a client has no more of them by asking several
 * nodes. While the database does not answer each node counts for itself. No address of a client is stored, only a keyed hash, until
 * the window has ended.
 * @requirement RELIABILITY 21
 */
export function createSharedLimits(url: string, now: () => number = () => performance.now()) {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  // A connection was lost: the next count opens another.
  pool.on('error', () => {})
  let prepared: Promise<unknown> | undefined
  const prepare = () =>
    (prepared ??= pool.query(createTable).catch((error: unknown) => {
      prepared = undefined
      throw error
    }))
  let aloneUntil = 0

  return (name: string, { limit, window }: Limit) => {
    const options = { keyPrefix: name, points: limit, duration: window / 1000 }
    const own = new RateLimiterMemory(options)
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: table,
      tableCreated: true,
    })

    /** Asks the database; this node alone while that fails. A limit that is reached is no error. */
    async function ask<T>(question: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
      if (now() < aloneUntil) return question(own)
      try {
        await prepare()
        return await question(shared)
      } catch (error) {
        if (!(error instanceof Error)) throw error
        aloneUntil = now() + alone
        return question(own)
      }
    }
    const hashClient = (client: string) => createHmac('sha256', url).update(client).digest('base64url')
    return {
      /** Whether a client has had all its attempts. */
      async isOver(client: string | undefined): Promise<boolean> {
        if (client === undefined) return false
        return ((await ask((limiter) => limiter.get(hashClient(client))))?.consumedPoints ?? 0) >= limit
      },
      /** Counts an attempt; whether it was one too many. */
      async count(client: string | undefined): Promise<boolean> {
        if (client === undefined) return false
        return ask((limiter) => limiter.consume(hashClient(client))).then(
          () => false,
          (reason: unknown) => {
            if (reason instanceof Error) throw reason
            return true
          },
        )
      },
    }
  }
}
