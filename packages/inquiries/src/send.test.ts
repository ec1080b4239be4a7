import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSender, fileTimeout, sendTimeout } from './send.ts'
import { createTestClock } from './test/fakes.ts'

let server: Server
let url: string
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void
const clock = createTestClock()
const message = { id: 'inq_1', locale: 'en', payload: '{"Question":"“—” \\u0000 <b>"}' }

beforeEach(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    answer(request, response, body)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('posts the payload as it is, with its key and a signature by each secret, as Standard Webhooks has it (API-33, RELIABILITY 1, OPS-06)', async () => {
  let seen: { headers: IncomingMessage['headers']; body: string } | undefined
  answer = ({ headers }, response, body) => {
    seen = { headers, body }
    response.end()
  }
  const secret = `whsec_${Buffer.from('very secret').toString('base64')}`
  expect(await createSender({ url, secrets: [secret, 'old'], clock })(message)).toEqual({ ok: true })
  expect(seen!.body).toBe(message.payload)
  expect(seen!.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'inq_1', 'webhook-id': 'inq_1' })
  const { 'webhook-timestamp': time, 'webhook-signature': signature } = seen!.headers
  expect(Number(time)).toBe(clock.now() / 1_000)
  const signed = (key: string) =>
    `v1,${createHmac('sha256', key)
      .update(`inq_1.${time as string}.${message.payload}`)
      .digest('base64')}`
  expect(signature).toBe(`${signed('very secret')} ${signed('old')}`)
})

it('posts a file as base64 within the signed JSON, and gives the service time to look through it (FORM-49)', async () => {
  let seen: { headers: IncomingMessage['headers']; body: string } | undefined
  answer = ({ headers }, response, body) => {
    void clock.move(fileTimeout - 1)
    seen = { headers, body }
    response.end()
  }
  const file = { name: 'Lebenslauf “1”.pdf', type: 'application/pdf' }
  const payload = JSON.stringify({ Formname: 'Application', File: { ...file, size: 5, sha256: 'x' }, Optin: true })
  const bytes = new Uint8Array([37, 80, 0, 255, 10])
  expect(await createSender({ url, secrets: ['s'], clock })({ ...message, payload, file: bytes })).toEqual({ ok: true })
  expect(JSON.parse(seen!.body)).toEqual({ Formname: 'Application', File: { ...file, base64: 'JVAA/wo=' }, Optin: true })
  const { 'webhook-timestamp': time, 'webhook-signature': signature } = seen!.headers
  const digest = createHmac('sha256', 's')
    .update(`inq_1.${time as string}.${seen!.body}`)
    .digest('base64')
  expect(signature).toBe(`v1,${digest}`)
})

it('takes every status outside 2xx for a failure, and says which can pass (ERR-14, ERR-15)', async () => {
  const send = createSender({ url, clock })
  const failures = []
  for (const status of [301, 400, 404, 408, 409, 422, 425, 429, 500, 503, 599]) {
    answer = (_request, response) => response.writeHead(status, { location: '/elsewhere' }).end('Ines')
    const outcome = await send(message)
    failures.push(outcome.ok || [outcome.error, outcome.isPermanent])
  }
  expect(failures).toEqual([
    ['HTTP 301', false],
    ['HTTP 400', true],
    ['HTTP 404', true],
    ['HTTP 408', false],
    ['HTTP 409', false],
    ['HTTP 422', true],
    ['HTTP 425', false],
    ['HTTP 429', false],
    ['HTTP 500', false],
    ['HTTP 503', false],
    ['HTTP 599', false],
  ])
})

it('tells how long the receiver asked to wait (RELIABILITY 4)', async () => {
  answer = (_request, response) => response.writeHead(429, { 'retry-after': '90' }).end()
  expect(await createSender({ url, clock })(message)).toMatchObject({ ok: false, retryAfter: 90_000 })
})

it('gives up after its time, and when the connection fails (RELIABILITY 1)', async () => {
  answer = () => void clock.move(sendTimeout)
  expect(await createSender({ url, clock })(message)).toEqual({ ok: false, error: 'timeout', isPermanent: false })
  answer = (request) => request.socket.destroy()
  expect(await createSender({ url, clock })(message)).toMatchObject({ ok: false, isPermanent: false })
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  expect(await createSender({ url, clock })(message)).toMatchObject({
    ok: false,
    // Depends on the Node.
    error: expect.stringMatching(/^(?:ECONNREFUSED|UND_ERR_SOCKET)$/),
    isPermanent: false,
  })
})
