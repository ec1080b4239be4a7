import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startSite } from '../e2e/server.ts'
import { runInquiries } from './inquiries-command.ts'
import { startPostgres } from './postgres.ts'
import { startReceiver } from './receiver.ts'
import { createQuestion, sendVisitors } from './visitors.ts'

/**
 * Time limit of the delivery after the recovery of the service, in ms.
 * @requirement RELIABILITY 1
 */
const drainLimit = 60_000

interface ChaosOptions {
  /** Inquiries, and how many in a second. */
  count: number
  perSecond: number
  /** Number of times that the site or its database is killed, at random moments. */
  kills: number
  /** Two nodes of the site share a Postgres database, and that is stopped hard. Default: one node, SQLite, and the node is killed. */
  hasPostgres?: boolean
}

export interface Figures {
  acknowledged: number
  /** Acknowledged, and not delivered in time under the id that was answered. */
  lost: number
  /** Delivered under more than one key. */
  double: number
  /** Sent while the same was being sent already. */
  overlapping: number
  /** Delivered with other content than was sent, or than before under the same key. */
  changed: number
  kills: number
  /** Requests of visitors that failed and were sent again. */
  repeated: number
  /** Number of requests to the service by kind of answer, as text. */
  answers: string
  /** From the recovery of the service until nothing waits, in seconds; `undefined` after the limit. */
  drained: number | undefined
  /** Output of `npm run inquiries` at the end. */
  outbox: string
}

/** The site with its outbox; `crash` kills a part of it and starts that again. */
interface Victim {
  urls: string[]
  env: NodeJS.ProcessEnv
  crash(): Promise<void>
  stop(): Promise<void>
}

/** One node with SQLite. */
async function startNode(env: NodeJS.ProcessEnv): Promise<Victim> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const settings = { ...env, PORT: String(port), DATA_DIR: folder }
  let site = await startSite(settings)
  return {
    urls: [site.url],
    env: settings,
    async crash() {
      await site.stop('SIGKILL')
      site = await startSite(settings)
    },
    async stop() {
      await site.stop('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Two nodes with one database. */
async function startNodes(env: NodeJS.ProcessEnv): Promise<Victim> {
  const postgres = await startPostgres()
  const settings = { ...env, DATABASE_URL: postgres.url }
  // Both at once: they make the table at the same time.
  const sites = await Promise.all([startSite(settings), startSite(settings)])
  return {
    urls: sites.map(({ url }) => url),
    env: settings,
    async crash() {
      postgres.stopHard()
      await wait(Math.random() * 2_000)
      postgres.start()
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop('SIGKILL')))
      postgres.remove()
    },
  }
}

async function crashAtRandom({ crash }: Victim, kills: number, time: number): Promise<void> {
  const begun = Date.now()
  const moments = Array.from({ length: kills }, () => begun + Math.random() * time).toSorted((a, b) => a - b)
  for (const moment of moments) {
    await wait(Math.max(moment - Date.now(), 0))
    await crash()
  }
}

/**
 * Sends inquiries to the built site while a part of it is killed again and again and its service is in trouble; then counts.
 * @requirement RELIABILITY 1, 3
 */
export async function runChaos({ count, perSecond, kills, hasPostgres = false }: ChaosOptions): Promise<Figures> {
  const receiver = await startReceiver()
  const settings = { INQUIRY_URL: receiver.url, INQUIRY_LIMIT: '1000000' }
  const victim = await (hasPostgres ? startNodes : startNode)(settings)
  try {
    const [{ ids, repeated }] = await Promise.all([
      sendVisitors(victim.urls, count, perSecond),
      crashAtRandom(victim, kills, (count / perSecond) * 1_000),
    ])
    const healed = Date.now()
    receiver.heal()
    let outbox = ''
    let drained: number | undefined
    while (drained === undefined && Date.now() - healed < drainLimit) {
      await wait(250)
      if (receiver.taken.size < ids.size) continue
      outbox = (await runInquiries(victim.env)).replaceAll('\n', ', ')
      if (/waiting: 0, sending: 0/.test(outbox)) drained = (Date.now() - healed) / 1_000
    }
    // Not in time: inquiries that wait are not lost, and the figures show them.
    if (drained === undefined) outbox = (await runInquiries(victim.env)).replaceAll('\n', ', ')
    const keysOf = Map.groupBy(receiver.taken, ([, body]) => (JSON.parse(body) as { Question: string }).Question)
    const keys = (number: number) => (keysOf.get(createQuestion(number)) ?? []).map(([key]) => key)
    const expected = new Set(Array.from({ length: count }, (_, number) => createQuestion(number)))
    return {
      acknowledged: ids.size,
      lost: [...ids].filter(([number, id]) => !keys(number).includes(id)).length,
      double: receiver.taken.size - keysOf.size,
      overlapping: receiver.overlapping(),
      changed: receiver.changed() + [...keysOf.keys()].filter((question) => !expected.has(question)).length,
      kills,
      repeated: repeated(),
      answers: Object.entries(receiver.answers)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
      drained,
      outbox,
    }
  } finally {
    await victim.stop()
    await receiver.close()
  }
}

/** Whether the promise is kept. */
export const isKept = ({ acknowledged, lost, double, overlapping, changed, drained }: Figures, count: number): boolean =>
  acknowledged === count && lost + double + overlapping + changed === 0 && drained !== undefined
