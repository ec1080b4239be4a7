import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readHostSettings } from '../settings/read.ts'
import { createHttpServer } from './http-server.ts'
import type { RequestLimits } from './request-limits.ts'
import { securityHeaders } from './security-headers.ts'
import { defaultTimeouts, type Timeouts } from './timeouts.ts'
import { urlLimit } from './validate-request.ts'
import { createProxyTrust } from './proxy-trust.ts'

/** Short enough for a test; what takes longer is cut off. */
const brief = { headers: 150, request: 300, upload: 60_000, read: 200, idle: 200, check: 20 }
const [bodyLimit, uploadLimit] = [64 * 1024, 20 * 2 ** 20]
/** Requests to one call may have a file. */
const limits: RequestLimits = {
  isUpload: ({ url, headers }) => url === '/api/inquiries' && headers['content-type'] === 'multipart/form-data; boundary=x',
  findLimit: (request) => (limits.isUpload(request) ? uploadLimit : bodyLimit),
}
const big = new Uint8Array(16 * 2 ** 20)
const fetch = vi.fn(async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  if (pathname === '/slow-work') await wait(3 * brief.read)
  if (pathname === '/full') return new Response('', { status: 503, headers: { connection: 'close' } })
  if (pathname === '/read' || pathname === '/api/inquiries') return new Response(await request.text())
  return new Response(pathname === '/big' ? big : `${request.method} ${request.url}`)
})

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close().closeAllConnections()
  fetch.mockClear()
})

async function open(env: NodeJS.ProcessEnv = {}, timeouts?: Partial<Timeouts>) {
  server = createHttpServer({
    trust: createProxyTrust(readHostSettings(env)),
    fetch,
    limits,
    ...(timeouts && { timeouts: { ...defaultTimeouts, ...timeouts } }),
  }).listen(0, 'localhost')
  await once(server, 'listening')
}

/** A connection that collects what it receives, until it is paused. */
async function dial(text: string) {
  const socket = connect((server.address() as AddressInfo).port, 'localhost')
  sockets.push(socket)
  let received = ''
  socket.on('data', (data) => (received += data.toString('latin1'))).on('error', () => {})
  await once(socket, 'connect')
  socket.write(text, 'latin1')
  return { socket, received: () => received, closed: new Promise<void>((resolve) => socket.once('close', () => resolve())) }
}

/** Sends text and resolves with the whole answer when the connection ends. */
async function ask(text: string) {
  const { received, closed } = await dial(text)
  await closed
  const [head = '', body = ''] = received().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
  )
  return { status: Number(first.split(' ')[1]), headers, body }
}
const host = 'Host: loden.example\r\n'
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}${more}Connection: close\r\n\r\n`

describe('a request', () => {
  it.each([
    ['an address that is too long', get(`/${'a'.repeat(urlLimit)}`), 414],
    ['one that does not even fit a parser', get(`/${'a'.repeat(100_000)}`), 414],
    ['headers that are too long', get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
    ['a body over the limit', `POST / HTTP/1.1\r\n${host}Content-Length: ${bodyLimit + 1}\r\n\r\n`, 413],
    [
      'a body over the limit, announced',
      `POST / HTTP/1.1\r\n${host}Content-Length: 99999999\r\nExpect: 100-continue\r\n\r\n`,
      413,
    ],
    ['a body of a GET', get('/', 'Content-Length: 2\r\n'), 400],
    ['a body in pieces of a GET', get('/', 'Transfer-Encoding: chunked\r\n'), 400],
    ['chunks before HTTP/1.1', 'POST / HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', get('/', 'Host: other.example\r\n'), 400],
    ['an odd host', 'GET / HTTP/1.1\r\nHost: a@b/c\r\nConnection: close\r\n\r\n', 400],
    ['a backslash in its path', get('/\\evil.example'), 400],
    ['no path', get('about'), 400],
    ['an asterisk', get('*'), 400],
    ['an address that is none', get('http://[::1'), 400],
    ['bytes that are no text', get('/\xff'), 400],
    ['a tunnel', `CONNECT loden.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
    ['an unknown method', 'BREW / HTTP/1.1\r\n\r\n', 400],
    ['an unknown expectation', get('/', 'Expect: cake\r\n'), 417],
    ['another protocol', '\x16\x03\x01\x02\r\n\r\n', 400],
    ['a version that there is not', 'GET / HTTP/9.9\r\n\r\n', 400],
    ['a line end in a header', get('/', 'X: a\rb\r\n'), 400],
  ])('with %s is refused with all headers, before the app sees it (RELIABILITY 14, 16)', async (_name, text, status) => {
    await open()
    const answer = await ask(text)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      ...securityHeaders(false),
      'cache-control': 'no-store',
      connection: 'close',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.body).toMatch(/^[\w ./-]+\n$/)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is refused by the API with a message and a code (ENT-02)', async () => {
    await open()
    const { status, headers, body } = await ask(get('/api/general', 'Content-Length: 1\r\n'))
    expect([status, headers['content-type'], JSON.parse(body)]).toEqual([
      400,
      'application/json',
      { message: 'GET must not have a body', code: 400 },
    ])
  })

  it.each([
    ['with a host that we do not know', get('/a?b=1')],
    ['without a host, before HTTP/1.1', 'GET /a?b=1 HTTP/1.0\r\n\r\n'],
    ['with a full address', get('http://evil.example/a?b=1')],
    ['with doubled slashes', get('//a?b=1')],
    ['that asks for another protocol', get('/a?b=1', 'Upgrade: h2c\r\n')],
  ])('%s is accepted, and its host is removed (RELIABILITY 13)', async (_name, text) => {
    await open()
    const { status, body } = await ask(text)
    expect([status, body]).toEqual([200, expect.stringMatching(/^GET http:\/\/site\.invalid\/{1,2}a\?b=1$/)])
  })

  it('with Expect: 100-continue is asked for its body', async () => {
    await open()
    const { socket, received } = await dial(`POST /read HTTP/1.1\r\n${host}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`)
    await expect.poll(() => received()).toContain('100 Continue')
    socket.write('ok')
    await expect.poll(() => received()).toMatch(/200 OK[^]*\r\n\r\nok$/)
  })
})

describe('the security headers', () => {
  it('include Strict-Transport-Security for a site on https (RELIABILITY 14)', async () => {
    await open({ BASE_URL: 'https://loden.example' })
    for (const text of [get('/'), get('about')])
      expect((await ask(text)).headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains/)
  })

  it('follow the address that a trusted proxy names', async () => {
    await open({ TRUSTED_PROXIES: 'loopback', TRUSTED_HOSTS: 'loden.example' })
    const named = (name: string) => get('/', `X-Forwarded-Host: ${name}\r\nX-Forwarded-Proto: https\r\n`)
    expect((await ask(named('loden.example'))).headers).toHaveProperty('strict-transport-security')
    expect((await ask(named('evil.example'))).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('a client (RELIABILITY 15)', () => {
  it.each([
    ['says nothing', '', ''],
    ['does not end its headers', `GET / HTTP/1.1\r\n${host}`, '408'],
    ['does not end its body', `POST /read HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\na`, '408'],
    ['sends its body drop by drop', `POST /read HTTP/1.1\r\n${host}Content-Length: 999\r\n\r\na`, '408'],
  ])('that %s is disconnected', async (name, text, status) => {
    await open({}, brief)
    const { socket, received, closed } = await dial(text)
    const drops = setInterval(() => name.includes('drop') && socket.write('a'), 30)
    await closed
    clearInterval(drops)
    expect(received()).toContain(status)
    if (received()) expect(received()).toContain('x-content-type-options: nosniff')
  })

  const upload = (length: number) =>
    `POST /api/inquiries HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`

  it('that sends a file has more time, as long as it goes on fast enough (FORM-49)', async () => {
    await open({}, brief)
    const begun = performance.now()
    const steady = await dial(upload(200_000))
    // 1 MB/s; what it sends is allowed 6 s.
    const pieces = setInterval(() => steady.socket.write('a'.repeat(20_000)), 60)
    await expect.poll(() => steady.received()).toContain('200 OK')
    clearInterval(pieces)
    expect(performance.now() - begun).toBeGreaterThan(brief.request)
    const slow = await dial(upload(200_000))
    const drops = setInterval(() => slow.socket.write('a'), 30)
    await slow.closed
    clearInterval(drops)
    expect(slow.received()).toContain('408')
  })

  it('that says to send a larger file than is read is refused, and so is a large body elsewhere (FORM-49, RELIABILITY 16)', async () => {
    await open()
    expect((await ask(upload(uploadLimit + 1))).status).toBe(413)
    expect((await ask(upload(100_000).replace('/api/inquiries', '/api/consent'))).status).toBe(413)
    expect((await ask(upload(100_000).replace('multipart/form-data', 'application/json'))).status).toBe(413)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('that does not read is disconnected, and its waiting requests are dropped', async () => {
    await open({}, { read: brief.read })
    const { socket } = await dial(get('/big'))
    socket.pause()
    await expect.poll(() => fetch).toHaveBeenCalled()
    await expect.poll(() => connections()).toBe(0)
  })

  it('that pipelines requests is answered in sequence, and disconnected beyond the limit', async () => {
    await open()
    const some = await dial(`GET /slow-work HTTP/1.1\r\n${host}\r\n${`GET /a HTTP/1.1\r\n${host}\r\n`.repeat(20)}`)
    await expect.poll(() => fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(1)
    await expect.poll(() => some.received().match(/200 OK/g)).toHaveLength(21)
    expect(some.received()).toMatch(/\/slow-work[^]*\/a/)
    const many = await dial(`GET /slow-work HTTP/1.1\r\n${host}\r\n${`GET /a HTTP/1.1\r\n${host}\r\n`.repeat(200)}`)
    await many.closed
    expect(many.received()).toBe('')
    expect(fetch).toHaveBeenCalledTimes(22)
  })

  it('that pipelines requests behind one whose answer ends the connection is disconnected, and they are dropped', async () => {
    await open()
    const { received, closed } = await dial(`GET /full HTTP/1.1\r\n${host}\r\n`.repeat(30))
    await closed
    expect(received().match(/HTTP\/1\.1 503/g)).toHaveLength(1)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('that sends an invalid request after a valid one still gets a correct answer', async () => {
    await open()
    const { received, closed, socket } = await dial(`GET /big HTTP/1.1\r\n${host}\r\n`)
    socket.once('data', () => socket.pause().write('nonsense\r\n\r\n'))
    await expect.poll(() => received()).toContain('200 OK')
    await expect.poll(() => connections()).toBe(0)
    socket.resume()
    await closed
    expect(received()).not.toContain('400 Bad Request')
  })

  it('that reads stays connected, however long an answer takes', async () => {
    await open({}, { read: brief.read })
    expect((await ask(get('/slow-work'))).body).toContain('/slow-work')
  })

  it('that is idle is disconnected', async () => {
    await open({}, { idle: brief.idle })
    const { received, closed } = await dial(`GET /a HTTP/1.1\r\n${host}\r\n`)
    await closed
    expect(received()).toContain('200 OK')
  })
})

const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
