/**
 * Memory use of the server: `npm run bench -- memory [minutes]` (default 1 under load). The built site runs as with `npm start`,
 * in production, with empty caches. The figures of the process come from Linux.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { heapFlags, memoryEnv } from '../../scripts/heap-limit.ts'
import { publishedPaths } from '../../tests/e2e/published-paths.ts'
import { startSite, type RunningSite } from '../../tests/e2e/server.ts'
import { document, table } from './document.ts'

const minutes = Number(process.argv[2] ?? 1)
/** Requests a second: half of what the machine answers with other work on it. */
const rate = 1_000
/** Pictures that are asked for. */
const wanted = 200
/** V8 collects what nobody needs any more when nothing has happened for 8 s. */
const quiet = 10_000

/** Seconds of CPU that a process has taken. */
async function readCpuTime(pid: number): Promise<number> {
  const [, ...fields] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(/.*\) | /)
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Waits until a process does nothing: AVIF pictures are made after they were asked for. */
async function untilQuiet(pid: number): Promise<void> {
  for (let before = await readCpuTime(pid), after; ; before = after) {
    await wait(quiet)
    after = await readCpuTime(pid)
    if (after - before < 0.2) return
  }
}

/** Megabytes in memory, of these what no other process shares, and the most that there was. */
async function readMemory(pid: number): Promise<string[]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const shares = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const find = (text: string, field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)![1])
  const mb = [find(status, 'VmRSS'), find(shares, 'Private_Dirty') + find(shares, 'Private_Clean'), find(status, 'VmHWM')]
  return mb.map((kb) => String(Math.round(kb / 1024)))
}

/** Minimal programs for comparison, with the same flags. No server on Node uses less memory than the first. */
const minimalPrograms = {
  'Node alone': '',
  'Node with Hono and React, one line of HTML': `
    import { createServer } from 'node:http'
    import { getRequestListener } from '@hono/node-server'
    import { Hono } from 'hono'
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    const app = new Hono().get('*', (c) => c.html(renderToString(createElement('p', {}, 'Felt'))))
    createServer(getRequestListener(app.fetch)).listen(0, 'localhost')`,
}

async function memoryWith(code: string): Promise<string[]> {
  const waiting = `console.log('ready'); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, [...heapFlags(), '--input-type=module', '--eval', `${code}\n${waiting}`], {
    env: { ...process.env, ...memoryEnv({}), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const memory = await readMemory(child.pid!)
  child.kill()
  await once(child, 'exit')
  return memory
}

/** Addresses of pictures in the pages, as browsers choose them. */
async function listPictures(site: RunningSite, paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    for (const [address] of html.matchAll(/\/api\/images\/[\w-]+\/[\w-]+\?[^\s",]+/g)) found.add(address.replaceAll('&amp;', '&'))
    if (found.size >= wanted) break
  }
  return [...found].slice(0, wanted)
}

/** Asks for all pictures, six at a time. */
async function askFor(site: RunningSite, pictures: string[]): Promise<void> {
  const lanes = Array.from({ length: 6 }, async () => {
    for (let path = pictures.pop(); path !== undefined; path = pictures.pop()) {
      const answer = await fetch(site.url + path, { headers: { accept: 'image/avif,image/webp,*/*' } })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.arrayBuffer()
    }
  })
  await Promise.all(lanes)
}

const rows: string[][] = [['', 'resident, MB', 'its own, MB', 'most so far, MB']]
for (const [what, code] of Object.entries(minimalPrograms)) rows.push([what, ...(await memoryWith(code))])

const folder = await mkdtemp(join(tmpdir(), 'memory-'))
const settings = {
  SITE_ENV: 'production',
  RENDER_AHEAD: 'true',
  CACHE_DIR: join(folder, 'cache'),
  DATA_DIR: join(folder, 'data'),
}
const site = await startSite({ ...settings, ...memoryEnv({}) }, { command: [process.execPath, ...heapFlags()] })
const note = async (what: string) => rows.push([what, ...(await readMemory(site.pid))])
try {
  await note('ready')
  while (!site.log().includes('pages are prerendered')) await wait(100)
  await note('all pages rendered')
  const paths = await publishedPaths(site.url, 'en')
  await askFor(site, await listPictures(site, paths))
  await note(`${wanted} pictures asked for`)
  await untilQuiet(site.pid)
  await note('when it has been quiet')
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } }))
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { requests: asked, non2xx } = await autocannon({
      url: site.url,
      connections: 4,
      duration: 60,
      overallRate: rate,
      requests,
    })
    if (non2xx) throw new Error(`${non2xx} answers were no page`)
    if (minute === 1 || minute % 10 === 0 || minute === minutes)
      await note(`after ${minute} min at ${Math.round(asked.average)} requests/s`)
  }
} finally {
  await site.stop()
  await rm(folder, { recursive: true })
}
await document('memory', table(rows))
