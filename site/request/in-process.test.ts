import type { Api, CallBindings, Snapshot } from '@brand/content-api'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { inProcess, withDrafts } from './in-process.ts'

it.each([
  ['for visitors', inProcess],
  ['for editors', (api: Api) => withDrafts(api, 'secret')],
])('asks the API for everything, by its addresses, and nothing else: %s (GEN-02)', async (_, makeClient) => {
  const outside = vi.spyOn(globalThis, 'fetch')
  const asked: string[] = []
  const app = new Hono().all('*', (c) => {
    asked.push(c.req.path)
    return c.json({})
  })
  const client = makeClient({ app, version: () => 'v1', onChange: () => () => {} } as unknown as Api)
  const query = { locale: 'en', slug: 'a', keyword: 'ab', name: 'page', path: '/a', title: 'A', template: 'all' }
  const calls = Object.values(client) as ((given: object) => Promise<unknown>)[]
  for (const call of calls) await call(query)
  expect(asked).toHaveLength(calls.length)
  expect(new Set(asked).size).toBeGreaterThan(15)
  for (const path of asked) expect(path).toMatch(/^\/api\/[\w-]+$/)
  expect(outside).not.toHaveBeenCalled()
})

it('parses an answer once until a change concerns it, and caches no error (RELIABILITY 7)', async () => {
  const answer = vi.fn((locale: string | undefined) => ({ menus: [], socials: [], locale }))
  const app = new Hono<{ Bindings: CallBindings }>().get('/api/general', (c) => {
    c.env.noteReads?.(['general/general'])
    return c.req.query('locale') === 'it' ? c.json({ message: 'No', code: 503 }, 503) : c.json(answer(c.req.query('locale')))
  })
  let version = 'v1'
  const listeners: Parameters<Api['onChange']>[0][] = []
  const onChange = (listener: (typeof listeners)[number]) => void listeners.push(listener)
  const client = inProcess({ app, version: () => version, onChange } as unknown as Api)
  const change = (...changes: string[]) => {
    version += '+'
    for (const listener of listeners) listener({} as Snapshot, new Set(changes))
  }
  const first = await client.general({ locale: 'en' })
  expect(await client.general({ locale: 'en' })).toBe(first)
  expect(await client.general({ locale: 'nl' })).not.toBe(first)
  expect(answer).toHaveBeenCalledTimes(2)
  change('page/about', 'page')
  expect(await client.general({ locale: 'en' })).toBe(first)
  change('general/general', 'general')
  expect(await client.general({ locale: 'en' })).not.toBe(first)
  for (let i = 0; i < 2; i++) await expect(client.general({ locale: 'it' })).rejects.toMatchObject({ code: 503 })
})
