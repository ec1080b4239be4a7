/**
 * How the site handles abusive clients: `node bench/abuse.ts [clients] [seconds] [paths]` (default 500, 60, 100000),
 * after `npm run build`. Slow clients reconnect as soon as they are disconnected; a visitor requests pages at the same time.
 */
import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startSite } from '../tests/e2e/server.ts'

const [clients = 500, seconds = 60, paths = 100_000] = process.argv.slice(2).map(Number)
const site = await startSite({ SITE_ENV: 'production', RENDER_AHEAD: 'true' })
const { port, hostname } = new URL(site.url)
const rss = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)])) / 1024

const head = 'Host: x\r\n'
/** What a slow client sends first, and then each second. A client that does not read checks after 14 s whether it was disconnected. */
const kinds: Record<string, { first: string; more?: string }> = {
  headers: { first: `GET / HTTP/1.1\r\n${head}`, more: 'X: a\r\n' },
  body: { first: `POST /api/general HTTP/1.1\r\n${head}Content-Length: 60000\r\n\r\n`, more: 'a' },
  reader: { first: `GET /media/film.mp4 HTTP/1.1\r\n${head}\r\n` },
}

/** Holds a connection as long as the server allows; returns for how long, in seconds. */
const hold = ({ first, more }: (typeof kinds)[string]) =>
  new Promise<number>((resolve) => {
    const begun = performance.now()
    const socket = connect(Number(port), hostname, () => socket.write(first))
    const beat = more ? setInterval(() => socket.write(more), 1000) : setTimeout(() => socket.resume(), 14_000)
    if (more) socket.resume()
    socket
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(beat)
        resolve((performance.now() - begun) / 1000)
      })
  })

async function underSlow(name: string, clients: number) {
  const end = performance.now() + seconds * 1000
  const held: number[] = []
  const keepOn = async () => {
    while (performance.now() < end) held.push(await hold(kinds[name]!))
  }
  const all = Array.from({ length: clients }, keepOn)
  const visitor = await autocannon({ url: `${site.url}/about`, connections: 4, duration: seconds, overallRate: 50 })
  const memory = rss()
  await Promise.all(all)
  const { p50, p97_5, max } = visitor.latency
  return `| ${name} | ${held.length} | ${Math.max(0, ...held).toFixed(1)} | ${p50} / ${p97_5} / ${max} | ${visitor.non2xx + visitor.errors} | ${Math.round(memory)} |`
}

console.log(`Memory at rest: ${Math.round(rss())} MB\n`)
console.log(
  `| ${clients} slow clients for ${seconds} s | connections | longest held, s | visitor p50 / p97.5 / max, ms | failed | memory, MB |`,
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
console.log(await underSlow('none', 0))
for (const name of Object.keys(kinds)) console.log(await underSlow(name, clients))

console.log(`\n| paths that are not there | memory, MB |\n| ---: | ---: |`)
for (let done = 0; done <= paths; done += paths / 5) {
  if (done) {
    const from = done - paths / 5
    const requests = Array.from({ length: 100 }, (_, lane) => async () => {
      for (let i = from + lane; i < done; i += 100) await (await fetch(`${site.url}/none/${i}?q=${i}`)).arrayBuffer()
    })
    await Promise.all(requests.map((lane) => lane()))
    await wait(6000)
  }
  console.log(`| ${done.toLocaleString('en')} | ${Math.round(rss())} |`)
}
await site.stop()
