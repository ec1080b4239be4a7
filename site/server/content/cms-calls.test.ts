import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readChange, previewedBy } from '@brand/datocms'
import { startStandIn } from '@brand/datocms/stand-in'
import { demoContent } from '@brand/demo-content'
import { createHttpServer, createProxyTrust } from '@brand/host'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { cmsCalls, requestLimits } from '../http/body-limits.ts'
import { createPreviewLinks } from './preview-links.ts'
import { webhookRoute } from './webhook.ts'

const secret = 'a-secret-of-many-letters'
const trust = createProxyTrust(readEnv({}))
const take = vi.fn((body: unknown) => readChange(body) !== undefined)

/** The largest page of the demo, as the CMS sends it when it is published. */
let payload: { entity: object }
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cms-calls-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !/\/(?:assets\/.*\.(?!json)|tests$|scripts$)/.test(path) })
  const standIn = await startStandIn({ folder, token: 'stand-in' })
  const file = join(folder, 'records/page/blocks.json')
  const page = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...page, ctPageTitle: 'Another title' }))
  const payloads = await standIn.reload()
  await standIn.close()
  await rm(folder, { recursive: true })
  expect(payloads).toHaveLength(1)
  payload = payloads[0]!
})

async function open(): Promise<string> {
  const previewed = { ...previewLinks, api: { preview: { admits: () => Promise.resolve(true) }, drafts } as never }
  const app = new Hono()
    .route('/', webhookRoute(cmsCalls.webhook, { secrets: [secret], trust, take }))
    .route('/', createPreviewLinks(previewed))
    .post('*', (c) => c.text('other'))
  const server = createHttpServer({ trust, fetch: app.fetch, limits: requestLimits }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** A snapshot that has this one page. */
const drafts = () => Promise.resolve({ byId: () => ({ item: { localizedSlugs: { type: 'page', slugs: { en: 'blocks' } } } }) })
const previewLinks = {
  previewed: previewedBy,
  findBaseUrl: () => 'https://www.example.com',
  identifyClient: () => undefined,
}

/** Sends a body with its length, or in chunks without. */
const sent = {
  'with its length': (body: string) => ({ body }),
  'in chunks': (body: string) => ({ body: new Blob([body]).stream(), duplex: 'half' as const }),
}
const headers = { 'content-type': 'application/json', 'x-webhook-secret': secret, 'x-preview-secret': secret }

describe.each(Object.entries(sent))('what the CMS sends %s', (_, as) => {
  const post = async (path: string, value: unknown) =>
    fetch((await open()) + path, { method: 'POST', headers, ...as(JSON.stringify(value)) })
  const atLeast = (bytes: number) => ({ ...payload, entity: { ...payload.entity, more: 'x'.repeat(bytes) } })

  it('is a whole record, which its webhook takes (DRV-10, RELIABILITY 7)', async () => {
    expect(JSON.stringify(payload).length).toBeGreaterThan(64 * 1024)
    expect((await post(cmsCalls.webhook, payload)).status).toBe(202)
    expect(readChange(take.mock.lastCall![0])).toEqual({ records: new Map([['page', new Set(['blocks'])]]) })
    expect((await post(cmsCalls.webhook, atLeast(3_900_000))).status).toBe(202)
  })

  it('opens the links of its preview (DRV-10, PAGE-29)', async () => {
    const item = { ...payload.entity, meta: { status: 'published' } }
    const answer = await post(cmsCalls.previewLinks, { item, itemType: { attributes: { api_key: 'page' } }, locale: 'en' })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { previewLinks: [{ label: 'Published', url: 'https://www.example.com/blocks' }] },
    ])
  })

  it.each(Object.values(cmsCalls))('is refused above four megabytes: %s (RELIABILITY 16)', async (path) => {
    expect((await post(path, atLeast(4 * 2 ** 20))).status).toBe(413)
  })
})

it('takes as little as any call elsewhere (RELIABILITY 16)', async () => {
  const url = await open()
  for (const path of ['/api/other', `${cmsCalls.webhook}/`, '/api/inquiries'])
    expect((await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(payload) })).status).toBe(413)
})
