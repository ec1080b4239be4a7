/**
 * What visitors wait while the CMS fails: `npm run bench -- cms [rounds]` (default 4 over all published pages for each failure). Two sites
 * of the same content have a stand-in of the CMS each, of which one fails. A visitor asks both for the same page, one after the other and
 * either first in turn, so that what else the machine does slows both alike.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { faults, startStandIn, type StandIn } from '@brand/datocms/stand-in'
import { demoContent } from '@brand/demo-content'
import { publishedPaths } from '../tests/e2e/published-paths.ts'
import { startSite, type RunningSite } from '../tests/e2e/server.ts'
import { document, number, table } from './document.ts'

const rounds = Number(process.argv[2] ?? 4)
/** Visitors at a time. */
const visitors = 4
const token = 'of-the-bench'
const secret = 'a-secret-of-many-letters'
const question = 'records/faq/fire.json'

interface Site {
  running: RunningSite
  standIn: StandIn
  content: string
}

async function open(folder: string, name: string): Promise<Site> {
  const content = join(folder, name)
  for (const part of ['records', 'assets']) await cp(join(demoContent, part), join(content, part), { recursive: true })
  const standIn = await startStandIn({ folder: content, token, perSecond: 1_000 })
  const running = await startSite({
    CONTENT_SOURCE: 'datocms',
    DATOCMS_API_TOKEN: token,
    DATOCMS_ENDPOINT: standIn.endpoint,
    DATOCMS_WEBHOOK_SECRET: secret,
    SITE_ENV: 'production',
    BASE_URL: 'https://www.loden.example',
    RENDER_AHEAD: 'true',
    CONTENT_DIR: content,
    DATA_DIR: join(content, 'data'),
    CACHE_DIR: join(content, 'cache'),
  })
  while (!running.log().includes('pages are rendered ahead')) await wait(200)
  return { running, standIn, content }
}

async function textAt({ running }: Site, path: string): Promise<string> {
  const answer = await fetch(running.url + path, { headers: { 'accept-language': 'en' } })
  return `${answer.status} ${await answer.text()}`
}

/** Asks another question in the CMS; the time until its webhook is answered, in ms. */
async function publish({ running, standIn, content }: Site, text: string): Promise<number> {
  const file = join(content, question)
  const record = JSON.parse(await readFile(file, 'utf8')) as { ctFaqQuestion: Record<string, string> }
  await writeFile(file, JSON.stringify({ ...record, ctFaqQuestion: { ...record.ctFaqQuestion, en: text } }))
  const [payload] = await standIn.reload()
  const begun = performance.now()
  const { status } = await fetch(`${running.url}/api/webhooks/datocms`, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'X-Webhook-Secret': secret },
  })
  if (status !== 202) throw new Error(`The webhook was answered ${status}`)
  return performance.now() - begun
}

/** The time until a page shows a text, in ms. */
async function until(site: Site, path: string, text: string): Promise<number> {
  const begun = performance.now()
  while (!(await textAt(site, path)).includes(text)) await wait(10)
  return performance.now() - begun
}

/** Asks both sites for all pages, `rounds` times: how long visitors waited at each, and how many answers were not as before. */
async function visit(sites: readonly [Site, Site], pages: ReadonlyMap<string, string>) {
  const waits: [number[], number[]] = [[], []]
  let differing = 0
  const queue = Array.from({ length: rounds }, () => [...pages.keys()]).flat()
  async function ask(path: string, which: 0 | 1): Promise<void> {
    const begun = performance.now()
    const text = await textAt(sites[which], path)
    waits[which].push(performance.now() - begun)
    if (text !== pages.get(path)) differing += 1
  }
  async function run(): Promise<void> {
    for (let path = queue.pop(); path !== undefined; path = queue.pop())
      for (const which of queue.length % 2 ? ([0, 1] as const) : ([1, 0] as const)) await ask(path, which)
  }
  await Promise.all(Array.from({ length: visitors }, run))
  return { waits, differing }
}

const at = (waits: readonly number[], share: number) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)]!

async function main(folder: string) {
  const sites = [await open(folder, 'well'), await open(folder, 'failing')] as const
  const [well, failing] = sites
  try {
    // Without the page whose question is edited.
    const paths = (await publishedPaths(well.running.url)).filter((path) => !path.endsWith('/faq'))
    const pages = new Map<string, string>()
    for (const path of paths) pages.set(path, await textAt(well, path))
    // Every page in the form that is made after it was first asked for.
    await visit(sites, pages)
    const rows: string[][] = []
    for (const fault of [undefined, ...faults]) {
      const missed = `Missed by ${fault ?? 'nobody'}?`
      await failing.standIn.fail(fault)
      await publish(failing, missed)
      if (fault) await until(failing, '/readyz', 'does not answer')
      const { waits, differing } = await visit(sites, pages)
      await failing.standIn.fail(undefined)
      const healed = await until(failing, '/api/faq', missed)
      const published = `Published after ${fault ?? 'nothing'}?`
      const answered = await publish(failing, published)
      const shown = await until(failing, '/faq', published)
      const [p95, ofFailing] = waits.map((list) => at(list, 0.95)) as [number, number]
      const times = [number(p95), number(ofFailing), (ofFailing / p95).toFixed(2)]
      const after = fault ? (healed / 1000).toFixed(1) : ''
      rows.push([fault ?? 'none', ...times, `${differing}`, after, number(answered), number(shown)])
    }
    const head = ['failure', 'p95 without it, ms', 'p95, ms', 'by that', 'other bytes', 'missed edit shown after, s']
    await document(
      'cms',
      `${rounds * paths.length} pages of each site for each failure.\n\n${table([[...head, 'webhook answered, ms', 'then shown after, ms'], ...rows])}`,
    )
  } finally {
    await Promise.all(sites.map(({ running }) => running.stop()))
    await Promise.all(sites.map(({ standIn }) => standIn.close()))
  }
}

const folder = await mkdtemp(join(tmpdir(), 'cms-bench-'))
await main(folder).finally(() => rm(folder, { recursive: true, force: true }))
