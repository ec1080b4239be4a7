import { ApiError } from '@brand/content'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { sendError } from './send-error.ts'

const lines: string[] = []
const log = (line: string) => void lines.push(line)
const answered = async (error: unknown) => {
  const app = new Hono().get('/x', (c) => sendError(c, error, log))
  const { status, headers } = await app.request('/x')
  return [status, headers.get('allow'), headers.get('retry-after'), headers.get('cache-control')]
}

it('says when to ask again, which methods there are, and is never kept (RELIABILITY 6, 16)', async () => {
  expect(await answered(new ApiError('No', 404))).toEqual([404, null, null, 'no-store'])
  expect(await answered(new ApiError('No', 405))).toEqual([405, 'GET, HEAD', null, 'no-store'])
  expect(await answered(new ApiError('No', 429))).toEqual([429, null, '60', 'no-store'])
  expect(await answered(new ApiError('No', 503))).toEqual([503, null, '2', 'no-store'])
  expect(lines).toEqual([])
})

it('keeps the cause of a failure to the log (ENT-02, RELIABILITY 17)', async () => {
  for (const error of [new Error('secret'), new ApiError('secret', 418), 'secret']) {
    const app = new Hono().get('/x', (c) => sendError(c, error, log))
    const response = await app.request('/x')
    expect([response.status, await response.json()]).toEqual([500, { message: 'Error', code: 500 }])
    expect(lines.pop()).toMatch(/^GET \/x: .*secret/)
  }
})

it('names the fields that are not accepted (DRV-06)', async () => {
  const app = new Hono().get('/x', (c) => sendError(c, new ApiError('No', 400, { fields: { locale: 'Invalid' } })))
  expect(await (await app.request('/x')).json()).toEqual({ message: 'No', code: 400, fields: { locale: 'Invalid' } })
})
