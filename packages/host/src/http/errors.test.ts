import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { HttpError, sendError } from './errors.ts'

const log = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => void log.mockClear())

const answer = (error: unknown, options = {}) => new Hono().get('/x', (c) => sendError(c, error, options)).request('/x')

it('says when to ask again, which methods there are, and is never kept (RELIABILITY 6, 16)', async () => {
  const headersOf = async (...params: Parameters<typeof answer>) => {
    const { status, headers } = await answer(...params)
    return [status, headers.get('allow'), headers.get('retry-after'), headers.get('cache-control')]
  }
  expect(await headersOf(new HttpError('No', 404))).toEqual([404, null, null, 'no-store'])
  expect(await headersOf(new HttpError('No', 405))).toEqual([405, 'GET, HEAD', null, 'no-store'])
  expect(await headersOf(new HttpError('No', 405), { allow: 'POST' })).toEqual([405, 'POST', null, 'no-store'])
  expect(await headersOf(new HttpError('No', 429))).toEqual([429, null, '60', 'no-store'])
  expect(await headersOf(new HttpError('No', 503, { retryAfter: 9 }))).toEqual([503, null, '9', 'no-store'])
  expect(await headersOf(new HttpError('No', 503), { retryAfter: 5 })).toEqual([503, null, '5', 'no-store'])
  expect(log).not.toHaveBeenCalled()
})

it('keeps the cause of a failure to the log (ENT-02, RELIABILITY 17)', async () => {
  const error = new Error('secret')
  const response = await answer(error)
  expect([response.status, await response.json()]).toEqual([500, { message: 'Error', code: 500 }])
  expect(log.mock.calls).toEqual([['GET /x:', error]])
})

it('names the fields that are not accepted, and why (DRV-06)', async () => {
  const response = await answer(new HttpError('No', 400, { fields: { file: 'Too large' }, failure: 'Keine PDF' }))
  expect(await response.json()).toEqual({ message: 'No', code: 400, fields: { file: 'Too large' }, failure: 'Keine PDF' })
})
