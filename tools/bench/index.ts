/**
 * Cost of our home page, compared with the cheapest alternatives that serve the same blocks, and the time to render all pages.
 * Command: `npm run bench -- pages [seconds]` (default 8 each). Every server is a separate process on loopback. They take turns,
 * twice, so that a busy moment does not affect only one.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

interface Sample {
  /** CPU time of the server process per request, in ms. */
  cpu: number
  perSecond: number
  p99: number
  bytes: number
}

const names = ['first render', 'bare', 'cached', 'pre-rendered', 'packed']
const seconds = Number(process.argv[2] ?? 8)
const rounds = 2
/** As many renders as one client may have waiting (`packages/host/src/queue/fair-queue.ts`): none is refused. */
const connections = 4
const headers = { 'accept-encoding': 'gzip, deflate, br' }

const serverProcess = (name: string) =>
  fork(fileURLToPath(new URL('server.ts', import.meta.url)), [name], {
    env: { ...process.env, NODE_ENV: 'production', SITE_ENV: 'production' },
  })

async function start(name: string): Promise<{ child: ChildProcess; url: string }> {
  const child = serverProcess(name)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, url: `http://127.0.0.1:${port}/` }
}

async function cpuTime(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return (cpu.user + cpu.system) / 1000
}

async function measure(name: string): Promise<Sample> {
  const { child, url } = await start(name)
  const run = (duration: number) => autocannon({ url, connections, duration, headers })
  await run(Math.min(4, seconds))
  const before = await cpuTime(child)
  const result = await run(seconds)
  const cpu = ((await cpuTime(child)) - before) / result.requests.total
  const body = await fetch(url, { headers })
  const sent = Number(body.headers.get('content-length'))
  child.disconnect()
  await once(child, 'exit')
  if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return {
    cpu,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    bytes: sent || (await body.arrayBuffer()).byteLength,
  }
}

interface WarmUp {
  pages: number
  seconds: number
  /** CPU time of the process, in s. */
  cpu: number
}

/** Measures the time and CPU time from the start until every published page is rendered, without requests. */
async function measureWarmUp(): Promise<WarmUp> {
  const child = serverProcess('warm-up')
  const [result] = (await once(child, 'message')) as [WarmUp]
  child.disconnect()
  await once(child, 'exit')
  return result
}

const samples = new Map<string, Sample[]>(names.map((name) => [name, []]))
for (let round = 1; round <= rounds; round++)
  for (const name of names) {
    console.error(`${name}, round ${round} of ${rounds} ...`)
    samples.get(name)!.push(await measure(name))
  }

/** The best of the rounds: other work on the machine only adds time. */
const best = new Map([...samples].map(([name, list]) => [name, list.toSorted((a, b) => a.cpu - b.cpu)[0]!]))
const times = (name: string, base: string) => `${(best.get(name)!.cpu / best.get(base)!.cpu).toFixed(2)} x ${base}`
const compared: Record<string, string> = {
  'first render': times('first render', 'bare'),
  cached: times('cached', 'packed'),
}

console.log(
  '| server | CPU per request, ms | compared | requests/s | p99, ms | bytes sent |\n| --- | --- | --- | --- | --- | --- |',
)
for (const [name, { cpu, perSecond, p99, bytes }] of best)
  console.log(`| ${name} | ${cpu.toFixed(3)} | ${compared[name] ?? ''} | ${Math.round(perSecond)} | ${p99} | ${bytes} |`)

console.error('warm-up ...')
const warmUps = [await measureWarmUp(), await measureWarmUp()]
const { pages, seconds: time, cpu } = warmUps.toSorted((a, b) => a.cpu - b.cpu)[0]!
console.log(
  `\n| until all is warm | |\n| --- | ---: |\n| pages | ${pages} |\n| time, s | ${time.toFixed(1)} |\n| CPU, s | ${cpu.toFixed(1)} |\n| CPU per page, ms | ${((cpu / pages) * 1000).toFixed(1)} |`,
)
