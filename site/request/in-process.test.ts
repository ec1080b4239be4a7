import type { Api } from '@brand/content-api'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { inProcess } from './in-process.ts'

it('parses an answer once per content version, and caches no error (GEN-02)', async () => {
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
