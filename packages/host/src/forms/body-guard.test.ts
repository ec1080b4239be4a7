import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { bodyLimit } from '../http/request-limits.ts'
import { bodyGuard } from './body-guard.ts'

const app = new Hono()
app.post('/form', bodyGuard(), async (c) => c.text(await c.req.text()))
app.onError((error, c) => c.text(error.message, (error as unknown as { status: 400 }).status))

const post = (body: BodyInit, type = 'application/json') =>
  app.request('/form', { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit)
const status = async (...asked: Parameters<typeof post>) => (await post(...asked)).status
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a body (RELIABILITY 16)', () => {
  it('reaches the call unchanged when it is valid', async () => {
    expect(await (await post('{"a":[1,{"b":null}]}')).text()).toBe('{"a":[1,{"b":null}]}')
    expect(await (await post('a=1&b=2', 'Application/X-WWW-Form-Urlencoded; charset=utf-8')).text()).toBe('a=1&b=2')
  })

  it('is answered 413 when it is too large, also in chunks without a length', async () => {
    expect(await status(JSON.stringify('x'.repeat(bodyLimit)))).toBe(413)
    const pieces = new ReadableStream({
      pull: (stream) => stream.enqueue(new TextEncoder().encode('x'.repeat(9000))),
    })
    expect(await status(pieces, 'application/x-www-form-urlencoded')).toBe(413)
  })

  it('is answered 415 when it is neither JSON nor a form', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', '', 'application/json5'])
      expect([type, await status('{}', type)]).toEqual([type, 415])
  })

  it('is left to the call that reads it as it arrives (FORM-49)', async () => {
    const open = new Hono()
    open.post('/form', bodyGuard({ streamed: 'multipart/form-data' }), async (c) => c.text(String((await c.req.text()).length)))
    const headers = { 'content-type': 'Multipart/Form-Data; boundary=x' }
    const answer = await open.request('/form', { method: 'POST', body: 'x'.repeat(bodyLimit + 1), headers })
    expect(await answer.text()).toBe(String(bodyLimit + 1))
  })

  it('is answered 400 when it is no JSON, too deep or dangerous', async () => {
    for (const body of ['', '{', 'undefined', nested(9), nested(30_000), '{"a":{"__proto__":{}}}', '[{"constructor":1}]'])
      expect([body.slice(0, 30), await status(body)]).toEqual([body.slice(0, 30), 400])
    expect(await status(nested(8))).toBe(200)
  })
})
