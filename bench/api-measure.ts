/** Measures the API over a generated catalogue of one size, as a separate process. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { locales } from '@brand/content'
import { heapFlags, memoryEnv } from '../scripts/heap-limit.ts'
import { keywordsFor, slugOf, writeCatalogue } from './api-content.ts'
import { load, type Load } from './api-load.ts'

/** Requests a second. */
export const rates = { bySlug: 200, search: 50 } as const

/** `cpu`: CPU time of the server for each answer, in ms. */
type Answered = Load & { cpu: number }

/** Times in seconds, memory in MB, latencies in ms. */
export interface Sample {
  /** From the start of the process until it answers. */
  ready: number
  /** CPU time of the process until then. */
  readyCpu: number
  /** From then until every locale can be searched. */
  search: number
  /** From a restart, which finds the index on disk, until every locale can be searched. */
  restart: number
  /** From a change of a file until it shows. */
  change: number
  heap: number
  rss: number
  bySlug: Answered
  found: Answered
}

interface Server {
  child: ChildProcess
  base: string
  ready: number
  readyCpu: number
}

const since = (start: number) => (performance.now() - start) / 1000

async function startServer(folder: string, cacheDir: string): Promise<Server> {
  const start = performance.now()
  const child = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), [folder, cacheDir], {
    execArgv: [...process.execArgv, ...heapFlags(), '--expose-gc'],
    env: { ...process.env, ...memoryEnv({}) },
  })
  const [{ port, cpu }] = (await once(child, 'message')) as [{ port: number; cpu: NodeJS.CpuUsage }]
  const base = `http://127.0.0.1:${port}`
  await fetch(`${base}/api/general`)
  return { child, base, ready: since(start), readyCpu: (cpu.user + cpu.system) / 1e6 }
}

interface Usage {
  memory: NodeJS.MemoryUsage
  cpu: NodeJS.CpuUsage
}

async function usageOf({ child }: Server, asked: 'memory' | 'cpu'): Promise<Usage> {
  child.send(asked)
  const [usage] = (await once(child, 'message')) as [Usage]
  return usage
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

const searchReady = ({ base }: Server) =>
  until(async () => {
    const answers = await Promise.all(locales.map((locale) => fetch(`${base}/api/search?keyword=felt&locale=${locale}`)))
    return answers.every(({ ok }) => ok)
  })

async function changeShows({ base }: Server, folder: string): Promise<number> {
  const file = join(folder, 'records/family/family-7.json')
  const record = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...record, ctFamilyName: 'Renamed' }))
  return until(async () => (await (await fetch(`${base}/api/families?slug=${slugOf(7, 'en')}`)).text()).includes('"Renamed"'))
}

/** Sends requests at a constant rate. The first second is not counted, since code is compiled in it. */
async function answered(server: Server, paths: readonly string[], rate: number, seconds: number): Promise<Answered> {
  await load(server.base, paths.slice(-rate), rate, 1)
  const before = await usageOf(server, 'cpu')
  const result = await load(server.base, paths, rate, seconds)
  const { cpu } = await usageOf(server, 'cpu')
  if (result.failed) throw new Error(`${result.failed} requests failed`)
  const spent = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1000
  return { ...result, cpu: spent / (rate * seconds) }
}

export async function measure(families: number, seconds: number): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  // Not in the folder: what is written there would be a change of the content.
  const cacheDir = await mkdtemp(join(tmpdir(), 'catalogue-cache-'))
  await writeCatalogue(folder, families)
  const slugs = Array.from({ length: 5_000 }, (_, number) => {
    const locale = locales[number % locales.length]!
    return `/api/families?slug=${slugOf((number * 7919) % families, locale)}&locale=${locale}`
  })
  const keywords = keywordsFor(1_000).map(
    (keyword, number) => `/api/search?keyword=${encodeURIComponent(keyword)}&locale=${locales[number % locales.length]}`,
  )
  const first = await startServer(folder, cacheDir)
  const search = await searchReady(first)
  const bySlug = await answered(first, slugs, rates.bySlug, seconds)
  const found = await answered(first, keywords, rates.search, seconds)
  const { memory } = await usageOf(first, 'memory')
  await stop(first)

  const second = await startServer(folder, cacheDir)
  const restart = await searchReady(second)
  const change = await changeShows(second, folder)
  await stop(second)
  await Promise.all([folder, cacheDir].map((made) => rm(made, { recursive: true })))
  const { heapUsed, rss } = memory
  const { ready, readyCpu } = first
  return { ready, readyCpu, search, restart, change, heap: heapUsed / 1e6, rss: rss / 1e6, bySlug, found }
}
