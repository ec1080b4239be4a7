/**
 * What a visitor waits while one client attacks: `npm run bench -- attack [seconds] [name]` (default 8 for each attack; those with a
 * word in their names are printed only). Eight connections ask, from a process of their own, for what costs most; a visitor asks for one
 * cached page every 100 ms. Each attack has a row between two of a quiet site, which tell what the machine does besides.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { startSite } from '../tests/e2e/server.ts'
import { document, table } from './document.ts'

const connections = 8

/** What a client attacks with, by name; `n` is another number for each request. */
const attacks: Record<string, (n: number) => Request> = {
  'a cached page': () => ({ path: '/about' }),
  'paths that are not there': (n) => ({ path: `/none/${n}` }),
  '`?wall=` on a list of products': (n) => ({ path: `/acoustic-solutions?wall=${n}` }),
  '`?wall=` on a page without a calculator': (n) => ({ path: `/about?wall=${n}` }),
  'comparing twelve families': (n) => ({
    path: `/compare?families=murmel,rib,trom,${Array.from({ length: 9 }, (_, i) => `f${n}-${i}`).join()}`,
  }),
  'filters and keyword of a list': (n) => ({ path: `/acoustic-solutions?search=felt+${n}&type=walls` }),
  'search for long words': (n) => ({ path: `/search?keyword=schallabsorptionsklassenverzeichnis${n}` }),
  'search of the API for six words': (n) => ({ path: `/api/search?keyword=felt+wall+room+sound+panel+colour${n}` }),
  'walls of the roll calculator': (n) => ({
    path: `/roll-calculator?${Array.from({ length: 30 }, (_, i) => `wall=${(n % 90) + 1}x${i + 1}`).join('&')}`,
  }),
  'a locked file': (n) => ({ path: `/files/project-prices-en.pdf?n=${n}` }),
  'an invalid form': (n) => ({
    path: `/api/inquiries?page=${encodeURIComponent(`/search?keyword=felt${n}`)}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `form=contact&email=${n}`,
  }),
}

interface Attacked {
  perSecond: number
  /** Share of the answers that refuse the client. */
  refused: number
}

/** Attacks as a process of its own. */
async function attack(url: string, name: string, seconds: number): Promise<Attacked> {
  let n = 0
  const setupRequest = (request: Request) => ({ ...request, ...attacks[name]!((n += 1)) })
  const result = await autocannon({ url, connections, duration: seconds, requests: [{ setupRequest }] })
  const refused = result.statusCodeStats?.['429']?.count ?? 0
  return { perSecond: result.requests.average, refused: refused / result.requests.total }
}

/** How long a visitor waits for a cached page, who asks every 100 ms whether or not the last answer has come, in ms. */
async function visit(url: string, until: Promise<unknown>) {
  const waits: Promise<number>[] = []
  const over = new AbortController()
  void until.finally(() => over.abort())
  while (!over.signal.aborted) {
    const begun = performance.now()
    waits.push(
      fetch(`${url}/`, { redirect: 'manual' })
        .then((answer) => answer.arrayBuffer())
        .then(() => performance.now() - begun),
    )
    await wait(100)
  }
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

async function measure(url: string, name: string, seconds: number): Promise<string[]> {
  const waits = ({ p50, p95, max }: Awaited<ReturnType<typeof visit>>) => [p50, p95, max].map((ms) => `${Math.round(ms)}`)
  const quiet = await visit(url, wait((seconds * 1000) / 2))
  // A real one is on a machine of its own: it takes the processor only where neither the server nor the visitor wants it.
  const attacker = ['-i', '0', process.execPath, fileURLToPath(import.meta.url), 'attacker', url, name, `${seconds}`]
  const child = spawn('chrt', attacker, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'message') as Promise<[Attacked]>
  // It may end before the last answer to the visitor has come.
  const exited = once(child, 'exit')
  await wait(1000)
  const attacked = await visit(url, ended)
  const [{ perSecond, refused }] = await ended
  await exited
  return [
    name,
    `${Math.round(perSecond)}`,
    `${Math.round(refused * 100)} %`,
    `${Math.round(quiet.p95)}`,
    ...waits(attacked),
    `${(attacked.p95 / quiet.p95).toFixed(1)}`,
  ]
}

async function main(seconds: number, only = '') {
  const site = await startSite({ SITE_ENV: 'production', RENDER_AHEAD: 'true', QUERY_LIMIT: undefined })
  try {
    // Until all pages are rendered ahead.
    while (!site.log().includes('pages are rendered ahead')) await wait(200)
    const rows: string[][] = []
    for (const name of Object.keys(attacks).filter((name) => name.includes(only)))
      rows.push(await measure(site.url, name, seconds))
    const head = [
      'attack',
      'requests/s',
      'refused',
      'visitor without it, p95',
      'visitor, p50',
      'p95',
      'max',
      'p95 by that without',
    ]
    const found = table([head, ...rows])
    if (only) console.log(found)
    else await document('attack', found)
  } finally {
    await site.stop()
  }
}

if (process.argv[2] === 'attacker') {
  const [url, name, seconds] = process.argv.slice(3) as [string, string, string]
  process.send!(await attack(url, name, Number(seconds)))
  process.disconnect()
} else await main(Number(process.argv[2] ?? 8), process.argv[3])
