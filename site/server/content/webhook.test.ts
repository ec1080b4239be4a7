import { createProxyTrust } from '@brand/host'
import { expect, it, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { cmsCalls } from '../http/body-limits.ts'
import { webhookRoute } from './webhook.ts'

const secret = 'a-secret-of-many-letters'
const path = cmsCalls.webhook
const take = vi.fn<(body: unknown) => boolean>(() => true)
const open = () => webhookRoute(path, { secrets: [secret, 'the-secret-before-that'], trust: createProxyTrust(readEnv({})), take })

function post(body: string, given: string | undefined, { app = open(), method = 'POST', client = '192.0.2.1' } = {}) {
  const headers: Record<string, string> = given === undefined ? {} : { 'x-webhook-secret': given }
  const init = { method, headers, ...(method === 'POST' && { body }) }
  return app.request(path, init, { incoming: { headers, socket: { remoteAddress: client } } })
}

it('takes what the CMS says with either secret, and is never stored (RELIABILITY 7, OPS-06)', async () => {
  for (const validSecret of [secret, 'the-secret-before-that']) {
    const response = await post('{"entity_type":"item"}', validSecret)
    expect([response.status, response.headers.get('cache-control')]).toEqual([202, 'no-store'])
    expect(take).toHaveBeenLastCalledWith({ entity_type: 'item' })
  }
})

it.each([undefined, '', 'wrong', `${secret}x`])('refuses %s as its secret (RELIABILITY 7)', async (given) => {
  take.mockClear()
  const response = await post('{}', given)
  expect([response.status, await response.json()]).toEqual([403, { message: 'Invalid secret', code: 403 }])
  expect(take).not.toHaveBeenCalled()
})

it('takes the right secret from a client that has tried too many wrong ones, of which it takes no more (OPS-10, RELIABILITY 21)', async () => {
  const app = open()
  for (let tries = 0; tries < 10; tries++) expect((await post('{}', 'wrong', { app })).status).toBe(403)
  expect((await post('{}', 'wrong', { app })).status).toBe(429)
  expect((await post('{}', secret, { app })).status).toBe(202)
  expect((await post('{}', 'wrong', { app })).status).toBe(429)
})

it('says what it does not understand or take (RELIABILITY 16)', async () => {
  take.mockReturnValueOnce(false)
  expect((await post('{', secret)).status).toBe(400)
  expect((await post(`"${'x'.repeat(5 * 2 ** 20)}"`, secret)).status).toBe(413)
  const get = await post('', secret, { method: 'GET' })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
})
