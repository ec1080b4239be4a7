import { EventEmitter } from 'node:events'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

afterEach(() => void vi.useRealTimers())

const open = () => new Hono().get('*', limitConcurrency(2, 1), (c) => c.text('file'))

describe('large files', () => {
  it('are sent a few at a time; further requests wait, and too many are answered 503 (RELIABILITY 15, 16)', async () => {
    const app = open()
    const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()]
    const get = (outgoing: EventEmitter) => app.request('/', {}, { outgoing })
    expect([(await get(first)).status, (await get(second)).status]).toEqual([200, 200])
    let isAnswered = false
    const waiting = Promise.resolve(get(third)).then((response) => ((isAnswered = true), response))
    const refused = await get(new EventEmitter())
    expect([refused.status, refused.headers.get('retry-after'), isAnswered]).toEqual([503, '5', false])
    expect(refused.headers.get('connection')).toBe('close')
    first.emit('close')
    expect((await waiting).status).toBe(200)
    const impatient = new EventEmitter()
    void get(impatient)
    impatient.emit('close')
    second.emit('close')
    third.emit('close')
    expect((await get(new EventEmitter())).status).toBe(200)
  })

  it('let no request wait for long (RELIABILITY 15)', async () => {
    vi.useFakeTimers()
    const app = open()
    const sending = Array.from({ length: 2 }, () => new EventEmitter())
    for (const outgoing of sending) await app.request('/', {}, { outgoing })
    const waiting = Promise.resolve(app.request('/', {}, { outgoing: new EventEmitter() }))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await waiting).status).toBe(503)
    for (const outgoing of sending) outgoing.emit('close')
    expect((await app.request('/', {}, { outgoing: new EventEmitter() })).status).toBe(200)
  })

  it('are not counted where nothing is sent', async () => {
    const app = open()
    for (let i = 0; i < 5; i++) expect((await app.request('/')).status).toBe(200)
  })
})
