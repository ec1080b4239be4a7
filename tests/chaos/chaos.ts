import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort, startSite, type RunningSite } from '../e2e/server.ts'
import { startReceiver } from './receiver.ts'
import { questionOf, sendVisitors } from './visitors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** How long delivery may take once the service is well again, in ms (RELIABILITY 1). */
const drainLimit = 60_000

interface ChaosOptions {
  /** Inquiries, and how many in a second. */
  count: number
  perSecond: number
  /** How often the site is killed, at random moments. */
  kills: number
}

export interface Figures {
  acknowledged: number
  /** Acknowledged, and not delivered or under another id. */
  lost: number
  /** Delivered under more than one key. */
  double: number
  /** Delivered with other content than before, or than was sent. */
  changed: number
  kills: number
  /** Requests of visitors that failed and were sent again. */
  repeated: number
  /** How often the service was asked, and how it answered. */
  answers: string
  /** From the recovery of the service until nothing waits, in seconds; `undefined` after the limit. */
  drained: number | undefined
  /** What `npm run inquiries` says at the end. */
  outbox: string
}

/** What `npm run inquiries` says. */
async function outboxOf(env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['--conditions=@brand/source', 'site/scripts/inquiries.ts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
  return stdout.trim().replaceAll('\n', ', ')
}

/** Kills the site at random moments of a time, and starts it again each time. Returns how it is stopped. */
function killAtRandom(start: () => Promise<RunningSite>, first: RunningSite, kills: number, time: number) {
  let site = first
  const begun = Date.now()
  const moments = Array.from({ length: kills }, () => begun + Math.random() * time).toSorted((a, b) => a - b)
  const killed = (async () => {
    for (const moment of moments) {
      await wait(Math.max(moment - Date.now(), 0))
      await site.stop('SIGKILL')
      site = await start()
    }
  })()
  return { killed, stop: () => site.stop('SIGKILL') }
}

/** Sends inquiries to the built site while it is killed again and again and its service is in trouble; then counts (RELIABILITY 1). */
export async function runChaos({ count, perSecond, kills }: ChaosOptions): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const receiver = await startReceiver()
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: folder, INQUIRY_URL: receiver.url, INQUIRY_LIMIT: '1000000' }
  const start = () => startSite(env)
  const chaos = killAtRandom(start, await start(), kills, (count / perSecond) * 1_000)
  try {
    const [{ ids, repeated }] = await Promise.all([sendVisitors([`http://localhost:${port}`], count, perSecond), chaos.killed])
    const healed = Date.now()
    receiver.heal()
    let outbox = ''
    let drained: number | undefined
    while (drained === undefined && Date.now() - healed < drainLimit) {
      await wait(250)
      if (receiver.taken.size < ids.size) continue
      outbox = await outboxOf(env)
      if (/waiting: 0, sending: 0/.test(outbox)) drained = (Date.now() - healed) / 1_000
    }
    const keysOf = Map.groupBy(receiver.taken, ([, body]) => (JSON.parse(body) as { Question: string }).Question)
    const numbers = [...ids.keys()]
    const keys = (number: number) => (keysOf.get(questionOf(number)) ?? []).map(([key]) => key)
    const expected = new Set(Array.from({ length: count }, (_, number) => questionOf(number)))
    return {
      acknowledged: ids.size,
      lost: numbers.filter((number) => !keys(number).includes(ids.get(number)!)).length,
      double: receiver.taken.size - keysOf.size,
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
    await chaos.stop()
    await receiver.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether the promise is kept. */
export const isKept = ({ acknowledged, lost, double, changed, drained }: Figures, count: number): boolean =>
  acknowledged === count && lost + double + changed === 0 && drained !== undefined
