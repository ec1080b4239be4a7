/**
 * What visitors wait while editors save: `npm run bench -- edits [seconds] [edits a minute]` (default 60 of each, 2,000). Visitors ask for
 * cached pages at a steady rate, whatever they wait; first with no edit, then with a record saved every 30 ms, then quiet again.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoContent } from '../packages/demo-content/index.ts'
import { freePort, startSite } from '../tests/e2e/server.ts'
import { document, table } from './document.ts'

const perSecond = 100
const paths = ['/about', '/nl', '/de/inspiration', '/acoustic-solutions', '/faq', '/fr/contact', '/noise-reduction', '/designers']

/** How long visitors wait until a moment, in ms. */
async function visit(url: string, seconds: number): Promise<number[]> {
  const waits: Promise<number>[] = []
  const begun = performance.now()
  for (let i = 0; i < seconds * perSecond; i += 1) {
    await wait(Math.max(0, begun + (i * 1000) / perSecond - performance.now()))
    const asked = performance.now()
    const answer = fetch(url + paths[i % paths.length]!).then(async (page) => {
      await page.arrayBuffer()
      if (page.status !== 200) throw new Error(`${page.url}: ${page.status}`)
      return performance.now() - asked
    })
    waits.push(answer)
  }
  return (await Promise.all(waits)).toSorted((a, b) => a - b)
}

/** Saves articles and families in turn, each with another text, at a steady rate. */
async function edit(folder: string, count: number, seconds: number): Promise<void> {
  const kinds = ['article', 'family']
  const files = await Promise.all(
    kinds.map(async (kind) => {
      const names = await readdir(join(folder, 'records', kind))
      return names.map((name) => join(folder, 'records', kind, name))
    }),
  )
  const records = await Promise.all(files.flat().map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const begun = performance.now()
  for (let i = 0; i < count; i += 1) {
    await wait(Math.max(0, begun + (i * 1000 * seconds) / count - performance.now()))
    const { file, text } = records[i % records.length]!
    const record = JSON.parse(text) as Record<string, unknown>
    const field = 'ctArticleIntro' in record ? 'ctArticleIntro' : 'ctFamilyName'
    await writeFile(file, JSON.stringify({ ...record, [field]: `Edit ${i}` }))
  }
}

const numbers = (metrics: string, start: string) =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(start))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

async function main(seconds: number, perMinute: number) {
  const folder = await mkdtemp(join(tmpdir(), 'edits-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const port = await freePort()
  const settings = { SITE_ENV: 'production', RENDER_AHEAD: 'true', CONTENT_DIR: folder, CACHE_DIR: join(folder, 'cache') }
  const site = await startSite({ ...settings, METRICS_PORT: `${port}` })
  try {
    while (!site.log().includes('pages are rendered ahead')) await wait(200)
    const count = Math.round((perMinute * seconds) / 60)
    const state = async () => {
      const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text()
      return [numbers(metrics, 'site_render_duration_seconds_count'), numbers(metrics, 'process_cpu_seconds_total')] as const
    }
    const rows: string[][] = []
    for (const [name, edits] of [
      ['no edit', 0],
      [`${count} edits in ${seconds} s`, count],
      ['no edit', 0],
    ] as const) {
      const [rendered, cpu] = await state()
      const [waits] = await Promise.all([visit(site.url, seconds), edits ? edit(folder, edits, seconds) : undefined])
      const [renderedAfter, cpuAfter] = await state()
      const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]!.toFixed(1)
      const used = `${Math.round(((cpuAfter - cpu) / seconds) * 100)} %`
      rows.push([name, at(0.5), at(0.95), at(0.99), at(1), `${renderedAfter - rendered}`, used])
    }
    await document('edits', table([['visitors wait, ms', 'p50', 'p95', 'p99', 'max', 'pages rendered', 'of a core'], ...rows]))
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await main(Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 2000))
