import { createProxyTrust } from '@brand/host'
import { beforeEach, describe, expect, it } from 'vitest'
import { createInquiryRoutes } from './routes.ts'
import { overdueOf } from './status.ts'
import { answer, env, inquiries, status, problem } from './test/posting.ts'

describe('GET /api/inquiries/status (RELIABILITY 31)', () => {
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}, ...tokens: string[]) => {
    const statusTokens = tokens.length ? tokens : undefined
    const app = createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute: 100, statusTokens })
    return app.request('/api/inquiries/status', { headers }, { incoming: { headers, socket: { remoteAddress } } })
  }
  beforeEach(() => {
    const failing = { since: 60_000, error: 'ECONNREFUSED' }
    status
      .mockReset()
      .mockResolvedValue({ counts: { waiting: 3 }, oldest: 0, oldestDead: undefined, overdue: 2, failing, missing: 0 })
    problem.mockReset()
  })

  it('tells who asks from this machine what waits, and why', async () => {
    for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const response = await ask(local)
      expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
        200,
        'no-store',
        {
          trouble: null,
          counts: { waiting: 3 },
          oldest: '1970-01-01T00:00:00.000Z',
          overdue: 2,
          failing: { since: '1970-01-01T00:01:00.000Z', error: 'ECONNREFUSED' },
          missing: 0,
        },
      ])
    }
    status.mockRejectedValue(new Error('file is not a database'))
    expect([(await ask('127.0.0.1')).status, await (await ask('127.0.0.1')).text()]).toEqual([
      503,
      '{"trouble":"inquiries cannot be stored"}',
    ])
  })

  it('does not exist for others: neither visitors nor who comes through a proxy of this machine', async () => {
    for (const response of [
      ask('192.0.2.1'),
      ask('2001:db8::1'),
      ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
      ask('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }),
    ])
      expect(await answer(response)).toEqual([404, { message: 'Not found', code: 404 }])
    expect(status).not.toHaveBeenCalled()
  })

  it('is for who knows the token, where there is one', async () => {
    const token = 'a-token-of-many-letters'
    expect((await ask('192.0.2.1', { authorization: `Bearer ${token}` }, token)).status).toBe(200)
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token])
      expect((await ask('127.0.0.1', { authorization }, token)).status).toBe(404)
  })

  it('is for who knows the old token too, while there are two (OPS-06)', async () => {
    const both = ['the-new-token-of-many', 'the-old-token-of-many']
    for (const token of both) expect((await ask('192.0.2.1', { authorization: `Bearer ${token}` }, ...both)).status).toBe(200)
    expect((await ask('192.0.2.1', { authorization: `Bearer ${both.join(',')}` }, ...both)).status).toBe(404)
  })
})

it('lets /readyz name what has waited for more than seven days, and nothing else (RELIABILITY 31)', () => {
  expect([overdueOf(), overdueOf(0), overdueOf(2)]).toEqual([
    undefined,
    undefined,
    '2 inquiries have waited for more than 7 days',
  ])
})
