import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { createNewestVersion } from './newest-version.ts'

const channel = 'site_content'
/** A node that has just begun to listen asks the others for theirs: it has missed their earlier notices. */
const notice = z.object({ node: z.string(), version: z.string().max(200).optional(), requestsVersion: z.boolean() })

/** Parses the notice of another node; `undefined` for anything else, which every login of the database can send. */
export function readNotice(payload: string | undefined): z.infer<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(payload ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A source of content that is watched. */
interface Watched {
  /** Calls back after each change, until the returned function is called. */
  watch: (onChange: () => void) => () => void
  /** Looks for changes at once. */
  refresh?: (() => void) | undefined
}

interface NoticeOptions {
  /** The Postgres database that all nodes share. */
  url: string
  /** Version of the content of this node; `undefined` before there is any. */
  version: () => string | undefined
  log?: (line: string) => void
}

/** Interval of the checks of the connection, in ms; a network that is gone causes no event. */
const heartbeat = 5_000
/** The first wait after a lost connection, and the longest one, in ms. */
const [minWait, maxWait] = [250, 5_000]

/**
 * Notifies the other nodes of a site when this one has new content, and gets their notices, by Postgres' LISTEN and NOTIFY. A
 * node that hears of another version looks at its source at once; whatever it could have missed while it was not connected too.
 * Until it has that version it is behind: then shared caches must not keep its answers.
 * @requirement OPS-08, RELIABILITY 7
 */
export function createContentNotices({ url, version, log = console.warn }: NoticeOptions) {
  const node = randomUUID()
  const listeners = new Set<() => void>()
  let client: Client | undefined
  const newest = createNewestVersion(version)
  const stopping = new AbortController()

  const notifyListeners = () => listeners.forEach((listener) => listener())

  function onNotice(payload: string | undefined): void {
    const received = readNotice(payload)
    if (!received || received.node === node) return
    if (received.requestsVersion) sendNotice({ requestsVersion: false }).catch(() => {})
    if (received.version !== undefined && newest.noteOther(received.version)) notifyListeners()
  }

  async function sendNotice({ requestsVersion }: { requestsVersion: boolean }): Promise<void> {
    const content = { node, version: version(), requestsVersion } satisfies z.infer<typeof notice>
    await client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(content)])
  }

  /** Listens until the connection is lost. */
  async function listen(): Promise<void> {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      // Nobody waits for it: it does not keep the process alive.
      stream: () => new Socket().unref(),
    })
    const lost = new Promise<never>((_, reject) =>
      next.on('error', reject).on('end', () => reject(new Error('the connection has ended'))),
    )
    lost.catch(() => {})
    try {
      await next.connect()
      next.on('notification', ({ payload }) => onNotice(payload))
      await next.query(`listen ${channel}`)
      client = next
      notifyListeners()
      await sendNotice({ requestsVersion: true })
      for (;;) {
        await Promise.race([lost, wait(heartbeat, undefined, { ref: false })])
        await next.query('select 1')
      }
    } finally {
      client = undefined
      void next.end().catch(() => {})
    }
  }

  async function run(): Promise<void> {
    for (let pause = minWait; !stopping.signal.aborted; pause = Math.min(pause * 2, maxWait)) {
      const begun = performance.now()
      const reason = await listen().catch((error: Error) => error.message)
      if (stopping.signal.aborted) return
      // Once for an outage.
      if (performance.now() - begun > heartbeat || pause === minWait) log(`Notices of other nodes do not arrive: ${reason}`)
      if (performance.now() - begun > heartbeat) pause = minWait
      await wait(pause, undefined, { ref: false })
    }
  }
  void run()

  return {
    /** A source that is also looked at when another node has new content. */
    watchedBy: <S extends Watched>(source: S): S => ({
      ...source,
      watch(onChange: () => void) {
        const unwatch = source.watch(onChange)
        const onNews = source.refresh ?? onChange
        listeners.add(onNews)
        return () => {
          listeners.delete(onNews)
          unwatch()
        }
      },
    }),
    /** To be called when this node has new content. */
    announce(): void {
      newest.noteOwn()
      sendNotice({ requestsVersion: false }).catch(() => {})
    },
    /** Whether another node has shown content that this one does not have. */
    isBehind: newest.isBehind,
    stop(): void {
      stopping.abort()
      void client?.end().catch(() => {})
    },
  }
}
