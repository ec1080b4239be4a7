/** Visitors without JavaScript whose connections are reset once all is sent: they send again, and nobody knows what the site has. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startSite } from '../e2e/server.ts'
import { runInquiries } from './inquiries-command.ts'
import { createFields } from './visitors.ts'

/** Inquiries that one client may send within a minute, and how many acts it tries. */
const [limit, attempts] = [100, 460]

export interface Resets {
  /** Acknowledged, and not in the outbox. */
  lost: number
  /** More than one of an act. */
  double: number
  /** Kept beyond the limit of the client. */
  overLimit: number
}

const createBody = (number: number) => new URLSearchParams({ ...createFields(number), gdpr: 'on' }).toString()
const form = 'application/x-www-form-urlencoded'

/** Posts the form of a visitor without JavaScript, and resets the connection. */
async function postAndReset(url: URL, number: number): Promise<void> {
  const socket = connect(Number(url.port), url.hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const body = createBody(number)
  const head = ['POST /api/inquiries HTTP/1.1', `Host: ${url.host}`, `Content-Type: ${form}`, `Content-Length: ${body.length}`]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.resetAndDestroy())
  await once(socket, 'close')
}

/** Posts the same again, and reads the answer; whether it was acknowledged. */
async function post(url: URL, number: number): Promise<boolean> {
  const headers = { 'content-type': form }
  const request = { method: 'POST', redirect: 'manual', body: createBody(number), headers } as const
  return (await fetch(new URL('/api/inquiries', url), request)).status === 303
}

/**
 * Sends each act twice, first with a reset, until the limit of the client; then more with resets. Counts what was kept.
 * @requirement RELIABILITY 5, 21
 */
export async function runResets(): Promise<Resets> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const settings = { PORT: String(await freePort()), DATA_DIR: folder, INQUIRY_LIMIT: String(limit) }
  const site = await startSite(settings)
  try {
    const url = new URL(site.url)
    const acknowledged = new Set<number>()
    const begun = performance.now()
    for (let number = 0; number < attempts; number += 1) {
      await postAndReset(url, number)
      if (number < limit && (await post(url, number))) acknowledged.add(number)
    }
    // An answer after all of them: what came before has been dealt with.
    await post(url, attempts)
    const minutes = Math.floor((performance.now() - begun) / 60_000) + 1
    const ids = (await runInquiries(settings, 'export')).matchAll(/visitor-(\d+)@/g)
    const kept = Array.from(ids, ([, number]) => Number(number))
    return {
      lost: [...acknowledged].filter((number) => !kept.includes(number)).length,
      double: kept.length - new Set(kept).size,
      overLimit: Math.max(kept.length - limit * minutes, 0),
    }
  } finally {
    await site.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}
