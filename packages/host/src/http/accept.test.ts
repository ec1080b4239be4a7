import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { isAccepted } from './accept.ts'

async function isBrotliAccepted(header: string | undefined) {
  const app = new Hono().get('/', (c) => c.json(isAccepted(c, 'Accept-Encoding', 'br')))
  return (await app.request('/', { headers: header === undefined ? {} : { 'accept-encoding': header } })).json()
}

it.each(['gzip, deflate, br', 'br;q=0.1, gzip', 'gzip;q=0.8,br', 'br; q=0.001'])('%j names brotli', async (header) =>
  expect(await isBrotliAccepted(header)).toBe(true),
)

it.each(['gzip;q=0.8, br;q=0', 'br;q=0.000', 'br ; q=0 , gzip', 'sbr, brotli', '*', 'identity', '', undefined])(
  '%j does not',
  async (header) => expect(await isBrotliAccepted(header)).toBe(false),
)
