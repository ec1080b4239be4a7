import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { HttpError } from '../http/errors.ts'
import { createHttpServer } from '../http/http-server.ts'
import { createProxyTrust } from '../http/proxy-trust.ts'
import { readHostSettings } from '../settings/read.ts'
import { postRoute } from './post-route.ts'

const answer = vi.fn(async () => new Response('taken'))
const app = postRoute('/api/x', createProxyTrust(readHostSettings({ BASE_URL: 'https://www.example.com' })), answer)
const type = 'application/x-www-form-urlencoded'
const ask = async (method: string, headers = {}, body?: string) => {
  const response = await app.request('/api/x', { method, headers: { 'content-type': type, ...headers }, body: body ?? null })
  return [response.status, response.headers.get('cache-control'), response.headers.get('allow')]
}

it('takes a form from this site only, by POST, of a size and kind that it can read (FORM-42, RELIABILITY 16)', async () => {
  expect(await ask('POST', { 'sec-fetch-site': 'same-origin' }, 'a=b')).toEqual([200, null, null])
  answer.mockClear()
  for (const method of ['GET', 'PUT', 'DELETE']) expect(await ask(method)).toEqual([405, 'no-store', 'POST'])
  expect(await ask('POST', { 'sec-fetch-site': 'cross-site' }, 'a=b')).toEqual([403, 'no-store', null])
  expect(await ask('POST', { origin: 'https://evil.example' }, 'a=b')).toEqual([403, 'no-store', null])
  expect(await ask('POST', { 'content-type': 'text/plain' }, 'a=b')).toEqual([415, 'no-store', null])
  expect(await ask('POST', {}, 'a'.repeat(70_000))).toEqual([413, 'no-store', null])
  expect(answer).not.toHaveBeenCalled()
})

it('answers what fails as JSON (ENT-02)', async () => {
  answer.mockRejectedValueOnce(new HttpError('Too many requests', 429))
  const response = await app.request('/api/x', { method: 'POST', headers: { 'content-type': type }, body: 'a=b' })
  expect([response.status, await response.json()]).toEqual([429, { message: 'Too many requests', code: 429 }])
})

it('takes what a browser says is from here, and nothing else, where the site has no address (RED-14, FORM-42)', async () => {
  const nowhere = postRoute(
    '/api/x',
    createProxyTrust(readHostSettings({ DEFAULT_BASE_URL: '' })),
    async () => new Response('taken'),
  )
  const status = async (headers: Record<string, string>) =>
    (await nowhere.request('/api/x', { method: 'POST', headers: { 'content-type': type, ...headers }, body: 'a=b' })).status
  expect(await status({ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' })).toBe(200)
  expect(await status({ origin: 'https://www.example.com' })).toBe(403)
})

it('writes one line for a form that a browser ended half-way (RELIABILITY 16)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const trust = createProxyTrust(readHostSettings({}))
  const begun = Promise.withResolvers<void>()
  const app = postRoute('/api/x', trust, async (c) => {
    begun.resolve()
    return c.text(await c.req.text())
  })
  const server = createHttpServer({ trust, fetch: app.fetch }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\na=`)
  await begun.promise
  socket.destroy()
  await expect.poll(() => log).toHaveBeenCalled()
  expect(log.mock.calls).toEqual([['POST /api/x:', 'the client aborted the request.']])
})
