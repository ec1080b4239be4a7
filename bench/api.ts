/**
 * What the API costs as the catalogue grows: `node bench/api.ts [seconds] [sizes]` (default 10 s for each load; 200, 2,000 and
 * 20,000 families, each in five languages). Prints a table and a chart as Markdown.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { locales } from '@brand/content'
import { keywordsFor, slugOf, writeCatalogue } from './api-content.ts'
import { load, type Load } from './api-load.ts'

const seconds = Number(process.argv[2] ?? 10)
const sizes = (process.argv[3] ?? '200,2000,20000').split(',').map(Number)
/** Requests a second. */
const rates = { bySlug: 200, search: 50 } as const

interface Server {
  child: ChildProcess
  base: string
  /** Seconds from the start of the process until it answers. */
  ready: number
}

const since = (start: number) => (performance.now() - start) / 1000

async function startServer(folder: string, cacheDir: string): Promise<Server> {
  const start = performance.now()
  const child = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), [folder, cacheDir], {
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const base = `http://127.0.0.1:${port}`
  await fetch(`${base}/api/general`)
  return { child, base, ready: since(start) }
}

async function memoryOf({ child }: Server): Promise<NodeJS.MemoryUsage> {
  child.send('memory')
  const [{ memory }] = (await once(child, 'message')) as [{ memory: NodeJS.MemoryUsage }]
  return memory
}

async function stop({ child }: Server): Promise<void> {
  child.disconnect()
  await once(child, 'exit')
}

/** Seconds until a condition holds. */
async function until(condition: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await condition())) await wait(20)
  return since(start)
}

/** Seconds until every locale can be searched. */
const searchReady = ({ base }: Server) =>
  until(async () => {
    const answers = await Promise.all(locales.map((locale) => fetch(`${base}/api/search?keyword=felt&locale=${locale}`)))
    return answers.every(({ ok }) => ok)
  })

/** Seconds until a change of one file shows. */
async function changeShows({ base }: Server, folder: string): Promise<number> {
  const file = join(folder, 'records/family/family-7.json')
  const record = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...record, ctFamilyName: 'Renamed' }))
  return until(async () => (await (await fetch(`${base}/api/families?slug=${slugOf(7, 'en')}`)).text()).includes('"Renamed"'))
}

interface Sample {
  families: number
  ready: number
  search: number
  restart: number
  change: number
  heap: number
  rss: number
  bySlug: Load
  found: Load
}

async function measure(families: number): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const cacheDir = join(folder, 'cache')
  await writeCatalogue(folder, families)
  const first = await startServer(folder, cacheDir)
  const search = await searchReady(first)
  const { heapUsed, rss } = await memoryOf(first)
  const slugs = Array.from({ length: 5_000 }, (_, number) => {
    const locale = locales[number % locales.length]!
    return `/api/families?slug=${slugOf((number * 7919) % families, locale)}&locale=${locale}`
  })
  const keywords = keywordsFor(1_000).map(
    (keyword, number) => `/api/search?keyword=${encodeURIComponent(keyword)}&locale=${locales[number % locales.length]}`,
  )
  const bySlug = await load(first.base, slugs, rates.bySlug, seconds)
  const found = await load(first.base, keywords, rates.search, seconds)
  const change = await changeShows(first, folder)
  await stop(first)

  const second = await startServer(folder, cacheDir)
  const restart = await searchReady(second)
  await stop(second)
  await rm(folder, { recursive: true })
  if (bySlug.failed || found.failed) throw new Error(`${bySlug.failed} pages and ${found.failed} searches failed`)
  return { families, ready: first.ready, search, restart, change, heap: heapUsed / 1e6, rss: rss / 1e6, bySlug, found }
}

const samples: Sample[] = []
for (const families of sizes) {
  console.error(`${families} families ...`)
  samples.push(await measure(families))
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const s = (value: number) => value.toFixed(1)
const least = samples[0]!
/** What a further thousand costs, against the smallest catalogue. */
const perThousand = (sample: Sample, of: 'heap' | 'rss') =>
  sample === least ? '' : s(((sample[of] - least[of]) / (sample.families - least.families)) * 1000)

console.log(
  row([
    'families',
    'ready, s',
    'search built after, s',
    'search kept, after, s',
    'a change shows, s',
    'heap, MB (per further 1,000)',
    'process, MB (per further 1,000)',
    `by slug at ${rates.bySlug}/s, p50 / p99 ms`,
    `search at ${rates.search}/s, p50 / p99 ms`,
  ]),
)
console.log(row(Array.from({ length: 9 }, () => '---:')))
for (const sample of samples) {
  const { families, ready, search, restart, change, heap, rss, bySlug, found } = sample
  console.log(
    row([
      families.toLocaleString('en'),
      s(ready),
      s(search),
      s(restart),
      s(change),
      `${Math.round(heap)} (${perThousand(sample, 'heap')})`,
      `${Math.round(rss)} (${perThousand(sample, 'rss')})`,
      `${s(bySlug.p50)} / ${s(bySlug.p99)}`,
      `${s(found.p50)} / ${s(found.p99)}`,
    ]),
  )
}

const axis = samples.map(({ families }) => `"${families.toLocaleString('en')}"`).join(', ')
const chart = (title: string, unit: string, values: number[]) =>
  `\n\`\`\`mermaid\nxychart-beta\n  title "${title}"\n  x-axis "families, in five languages" [${axis}]\n  y-axis "${unit}"\n  bar [${values.map(s).join(', ')}]\n\`\`\``
console.log(
  chart(
    'Ready after',
    'seconds',
    samples.map(({ ready }) => ready),
  ),
)
console.log(
  chart(
    'p99 of a family by its slug',
    'ms',
    samples.map(({ bySlug }) => bySlug.p99),
  ),
)
console.log(
  chart(
    'p99 of a search',
    'ms',
    samples.map(({ found }) => found.p99),
  ),
)
