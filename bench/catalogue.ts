/**
 * What pages cost as the catalogue grows: `npm run bench -- catalogue [rounds] [sizes]` (default 60 rounds; 200, 2,000 and 20,000
 * generated families beside the demo content). All sites run at once and are asked in turn, so that a busy moment affects each.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { gridRows } from '@brand/blocks/product-grid'
import { locales } from '@brand/content'
import { demoContent } from '@brand/demo-content'
import { heapFlags, memoryEnv } from '../scripts/heap-limit.ts'
import { keywordsFor, slugOf, writeCatalogue } from './api-content.ts'
import { document, number, table } from './document.ts'

const rounds = Number(process.argv[2] ?? 60)
const sizes = (process.argv[3] ?? '200,2000,20000').split(',').map(Number)

interface Usage {
  cpu: NodeJS.CpuUsage
  rss: number
}

interface Site {
  families: number
  folder: string
  child: ChildProcess
  base: string
  /** Seconds until it listens, until its first list is answered, and from then until every language can be searched. */
  ready: number
  first: number
  search: number
}

const root = '/acoustic-solutions'
const keywords = keywordsFor(1_000).map(encodeURIComponent)
/** A family, another one each time, and never the same for two of a request. */
const slugAt = ({ families }: Site, turn: number) => slugOf((turn * 7919) % families, 'en')
/** `page=1` and `wall=1` change nothing but that the page is rendered for each request. */
const pages: Record<string, (site: Site, turn: number) => string> = {
  'the list, cached': () => root,
  'the list': () => `${root}?page=1`,
  'the list, page 2': () => `${root}?page=2`,
  'of a typology': () => `${root}/types/type-3?page=1`,
  'of a typology and an issue': () => `${root}/types/type-3?issue=issue-3`,
  'with a keyword': (_, turn) => `${root}?search=${keywords[turn % keywords.length]}`,
  'results of the search': (_, turn) => `/search?keyword=${keywords[(turn * 7) % keywords.length]}`,
  'three compared': (site, turn) => `/compare?families=${[0, 1, 2].map((more) => slugAt(site, turn * 3 + more))}`,
  'a family': (site, turn) => `${root}/${slugAt(site, turn)}?wall=1`,
}

const agent = new Agent({ keepAlive: true })

async function ask({ base }: Pick<Site, 'base'>, path: string) {
  const start = performance.now()
  const asked = get(base + path, { agent, headers: { 'accept-encoding': 'gzip' } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, body, time: performance.now() - start }
}

async function askPage(site: Site, path: string) {
  const answer = await ask(site, path)
  if (answer.status !== 200) throw new Error(`${path}, ${site.families} families: ${answer.status}`)
  return answer
}

const since = (start: number) => (performance.now() - start) / 1000

async function start(families: number): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const assets = async (of: string) => JSON.parse(await readFile(join(of, 'assets/assets.json'), 'utf8')) as object
  for (const part of ['records', 'assets']) await cp(join(demoContent, part), join(folder, part), { recursive: true })
  await writeCatalogue(folder, families)
  await writeFile(
    join(folder, 'assets/assets.json'),
    JSON.stringify({ ...(await assets(demoContent)), ...(await assets(folder)) }),
  )
  const begun = performance.now()
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), ['cached'], {
    execArgv: [...process.execArgv, ...heapFlags()],
    env: {
      ...process.env,
      ...memoryEnv({}),
      NODE_ENV: 'production',
      SITE_ENV: 'production',
      CONTENT_DIR: folder,
      CACHE_DIR: join(folder, 'cache'),
    },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const ready = since(begun)
  const site = { families, folder, child, base: `http://127.0.0.1:${port}` }
  const { time } = await ask(site, root)
  const searching = performance.now()
  for (const locale of locales)
    while ((await ask(site, `/api/search?keyword=felt&locale=${locale}`)).status !== 200) await wait(20)
  return { ...site, ready, first: time / 1000, search: since(searching) }
}

async function usageOf({ child }: Site): Promise<Usage> {
  child.send('usage')
  return ((await once(child, 'message')) as [Usage])[0]
}

interface Sample {
  time: number
  /** CPU time of the whole process for an answer, ms. */
  cpu: number
  bytes: number
  tiles: number
}

/** Asks a site for a page. */
async function sampleOf(site: Site, path: string): Promise<Sample> {
  const before = await usageOf(site)
  const { time, body } = await askPage(site, path)
  const { cpu } = await usageOf(site)
  return {
    time,
    cpu: (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1000,
    bytes: body.length / 1000,
    tiles: gunzipSync(body).toString().split('data-part="product-card"').length - 1,
  }
}

/** Time to lay out 10,000 tiles, ms. */
function patternsTime(): number {
  const tiles = Array.from({ length: 10_000 }, (_, i) => i)
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now()
    gridRows('pattern1', { hero: tiles.slice(0, 1_400), normal: tiles.slice(1_400) })
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)[25]!
}

const sites: Site[] = []
for (const families of sizes) {
  console.error(`${families} families: starting ...`)
  sites.push(await start(families))
}
const samples = new Map(Object.keys(pages).map((name) => [name, new Map(sites.map((site) => [site, [] as Sample[]]))]))
// The first rounds are not counted, since code is compiled in them.
const warmUp = 5
for (let round = 0; round < warmUp + rounds; round += 1)
  for (const [name, ofSites] of samples)
    for (const [site, list] of ofSites) {
      const sample = await sampleOf(site, pages[name]!(site, round))
      if (round >= warmUp) list.push(sample)
    }

const median = (list: readonly Sample[], of: (sample: Sample) => number) =>
  list.map(of).toSorted((a, b) => a - b)[list.length >> 1]!
const each = (name: string, of: (sample: Sample) => number) =>
  sites.map((site) => number(median(samples.get(name)!.get(site)!, of)))
const heading = (what: string) => [what, ...sites.map(({ families }) => families.toLocaleString('en'))]
const usages = await Promise.all(sites.map(usageOf))
const indexSizes = await Promise.all(
  sites.map(async ({ folder }) => {
    const files = await readdir(join(folder, 'cache/search'), { withFileTypes: true, recursive: true })
    const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)))
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size / 1e6, 0)
  }),
)
const starts: [string, (site: Site, i: number) => number][] = [
  ['ready after, s', ({ ready }) => ready],
  ['the list for the first time, s', ({ first }) => first],
  ['then search built after, s', ({ search }) => search],
  ['search index of five languages on disk, MB', (_, i) => indexSizes[i]!],
  ['memory in the end, with search, MB', (_, i) => usages[i]!.rss / 1e6],
]
for (const { child, folder } of sites) {
  child.disconnect()
  await once(child, 'exit')
  await rm(folder, { recursive: true })
}
agent.destroy()
const rows = (of: (sample: Sample) => number) => Object.keys(pages).map((name) => [name, ...each(name, of)])
await document(
  'catalogue',
  [
    table([heading('answered after, ms'), ...rows(({ time }) => time)]),
    table([heading('CPU of the process, ms'), ...rows(({ cpu }) => cpu)]),
    table([heading('HTML, kB gzip'), ...rows(({ bytes }) => bytes)]),
    table([heading('tiles'), ...rows(({ tiles }) => tiles)]),
    table([heading('the process'), ...starts.map(([name, of]) => [name, ...sites.map((site, i) => number(of(site, i)))])]),
    `Patterns for 10,000 tiles: ${number(patternsTime())} ms.`,
  ].join('\n\n'),
)
