import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createHttpServer } from '../http/http-server.ts'
import { createProxyTrust } from '../http/proxy-trust.ts'
import { readHostSettings } from '../settings/read.ts'
import { openHost } from '../test/open-host.ts'
import type { Rendered } from './page.ts'

const env = { OTHER_BASE_URLS: 'https://old.example' }
const html = '<p>text</p>'.repeat(500)

/** Shows drafts to who has the cookie. */
const drafts = {
  cookie: 'preview',
  isOn: async (c: { req: { header: (name: string) => string | undefined } }) =>
    c.req.header('cookie')?.includes('preview=') ?? false,
  render: async () => ({ status: 200, html: 'draft', headers: {} }),
  headers: { 'cache-control': 'private, no-store' },
}

/** A server that answers cached pages before its app, or not. */
async function open(isBefore: boolean) {
  const content = { version: 'v1', rules: [{ from: '/old', to: '/about', is_permanent: false }] }
  const render = async (path: string): Promise<Rendered> =>
    path.includes('gone')
      ? { status: 404, html: 'gone', headers: {} }
      : { status: 200, html, headers: { 'content-security-policy': 'own' } }
  const host = await openHost({
    env,
    pages: { render, drafts },
    content: { version: () => content.version, redirects: async () => content.rules },
  })
  const byApp = vi.spyOn(host.app, 'fetch')
  const trust = createProxyTrust(readHostSettings(env))
  const server = isBefore ? host.createServer() : createHttpServer({ trust, fetch: host.app.fetch })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path, method, headers, agent: false }), 'response')) as [
      IncomingMessage,
    ]
    const { date: _, ...rest } = answer.headers as IncomingHttpHeaders
    return { status: answer.statusCode, headers: rest, body: Buffer.concat(await answer.toArray()).toString('base64') }
  }
  return { ask, byApp, content }
}

const br = { 'accept-encoding': 'gzip, deflate, br' }
const gzip = { 'accept-encoding': 'gzip' }
const etag = async (ask: Awaited<ReturnType<typeof open>>['ask']) => ({
  ...br,
  'if-none-match': (await ask('/about')).headers.etag!,
})

it('is the answer of the app, for whatever is asked (RELIABILITY 9, 13, 14)', async () => {
  const [before, byApp] = [await open(true), await open(false)]
  const asked: [path: string, headers?: OutgoingHttpHeaders, method?: string][] = [
    ['/about', gzip],
    ['/about', br],
    ['/about'],
    ['/about', await etag(byApp.ask)],
    ['/about', gzip, 'HEAD'],
    ['/about', { ...gzip, cookie: 'locale=de; preview=x' }],
    ['/about?x=1', gzip],
    ['/about/', gzip],
    ['/about', { ...gzip, host: 'old.example' }],
    ['/de/about', { ...gzip, host: 'forged.example', 'x-forwarded-host': 'forged.example' }],
    ['/', gzip],
    ['/', { ...gzip, 'accept-language': 'de' }],
    ['/', { ...gzip, cookie: 'locale=nl' }],
    ['/old', gzip],
    ['/gone', gzip],
  ]
  // Twice before: the first answer is noted, and brotli is made after it.
  for (const { ask } of [before, byApp]) for (const each of [...asked, ...asked]) await ask(...each)
  for (const { ask } of [before, byApp])
    for (const path of ['/', '/about', '/de/about'])
      await expect.poll(async () => (await ask(path, br)).headers['content-encoding']).toBe('br')
  for (const each of asked) expect(await before.ask(...each), JSON.stringify(each)).toEqual(await byApp.ask(...each))
})

it('asks the app only once for a page, until the content changes (RELIABILITY 7)', async () => {
  const { ask, byApp, content } = await open(true)
  for (let i = 0; i < 5; i += 1) expect((await ask('/about', gzip)).status).toBe(200)
  expect(byApp).toHaveBeenCalledOnce()
  content.rules = [{ from: '/about', to: '/us', is_permanent: false }]
  content.version = 'v2'
  expect((await ask('/about', gzip)).headers.location).toBe('/us')
})
