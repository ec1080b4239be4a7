import type { Api } from '@brand/content-api'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { inProcess, withDrafts } from './in-process.ts'

it.each([
  ['for visitors', inProcess],
  ['for editors', (api: Api) => withDrafts(api, 'secret')],
])('asks the API for everything, by its addresses, and nothing else: %s (GEN-02)', async (_, clientOf) => {
  const outside = vi.spyOn(globalThis, 'fetch')
  const asked: string[] = []
  const app = new Hono().all('*', (c) => {
    asked.push(c.req.path)
    return c.json({})
  })
  const client = clientOf({ app, version: () => 'v1' } as unknown as Api)
  const query = { locale: 'en', slug: 'a', keyword: 'ab', name: 'page', path: '/a', title: 'A', template: 'all' }
  const calls = Object.values(client) as ((given: object) => Promise<unknown>)[]
  for (const call of calls) await call(query)
  expect(asked).toHaveLength(calls.length)
  expect(new Set(asked).size).toBeGreaterThan(15)
  for (const path of asked) expect(path).toMatch(/^\/api\/[\w-]+$/)
  expect(outside).not.toHaveBeenCalled()
})

it('parses an answer once per content version, and caches no error', async () => {
  const answer = vi.fn((locale: string | undefined) => ({ menus: [], socials: [], locale }))
  const app = new Hono().get('/api/general', (c) =>
    c.req.query('locale') === 'it' ? c.json({ message: 'No', code: 503 }, 503) : c.json(answer(c.req.query('locale'))),
  )
  let version = 'v1'
  const client = inProcess({ app, version: () => version } as unknown as Api)
  const first = await client.general({ locale: 'en' })
  expect(await client.general({ locale: 'en' })).toBe(first)
  expect(await client.general({ locale: 'nl' })).not.toBe(first)
  expect(answer).toHaveBeenCalledTimes(2)
  version = 'v2'
  expect(await client.general({ locale: 'en' })).not.toBe(first)
  for (let i = 0; i < 2; i++) await expect(client.general({ locale: 'it' })).rejects.toMatchObject({ code: 503 })
})
