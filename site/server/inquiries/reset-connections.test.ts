import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createHttpServer, createProxyTrust } from '@brand/host'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { requestLimits } from '../http/body-limits.ts'
import { createInquiryRoutes } from './routes.ts'
import { accept, fields, form, inquiries } from './test/posting.ts'

let server: Server
let port: number
/** Connections that the server has accepted. */
let accepted: Socket[]

async function open(perMinute: number): Promise<void> {
  const trust = createProxyTrust(readEnv({}))
  const { fetch } = createInquiryRoutes({ inquiries, trust, perMinute, now: () => 0 })
  server = createHttpServer({ trust, fetch, limits: requestLimits }).listen(0, '127.0.0.1')
  server.on('connection', (socket: Socket) => accepted.push(socket))
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}
beforeEach(() => {
  accepted = []
  accept.mockReset().mockResolvedValue({ id: 'inq_1' })
})
afterEach(() => void server.close())

const createBody = (subject: string) => new URLSearchParams({ ...fields, gdpr: 'on', subject }).toString()
const post = (subject: string) =>
  fetch(`http://127.0.0.1:${port}/api/inquiries`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': form },
    body: createBody(subject),
  })

/** Posts, and resets the connection as soon as all is sent. */
async function postAndReset(subject: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const body = createBody(subject)
  socket.write(
    `POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    () => socket.resetAndDestroy(),
  )
  await once(socket, 'close')
}

/** Resolves when the server is through with all that were reset. */
const through = () => expect.poll(() => accepted.every(({ destroyed }) => destroyed)).toBe(true)

it('counts a client whose connections are reset: above its limit nothing is kept (RELIABILITY 21)', async () => {
  await open(20)
  for (let i = 0; i < 20; i += 1) expect((await post(`${i}`)).status).toBe(303)
  for (let i = 0; i < 360; i += 1) await postAndReset(`reset ${i}`)
  expect((await post('at last')).status).toBe(429)
  await through()
  expect(accept).toHaveBeenCalledTimes(20)
})

it('knows by its client that an act is the same when its connection was reset (RELIABILITY 5)', async () => {
  await open(10_000)
  for (let i = 0; i < 100; i += 1) {
    await postAndReset(`${i}`)
    await post(`${i}`)
  }
  await through()
  // Some that were reset have come, of the same client.
  expect(accept.mock.calls.length).toBeGreaterThan(100)
  expect(new Set(accept.mock.calls.map(([, { client }]) => client))).toEqual(new Set(['127.0.0.1']))
})
