import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSharedLimits } from './shared-limits.ts'

/** A database that takes connections and never answers. */
async function hanging() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await once(server, 'listening')
  return { url: `postgres://a@127.0.0.1:${(server.address() as AddressInfo).port}/a`, sockets }
}

it('asks a database that hangs once, and counts by itself for five seconds (OPS-12)', async () => {
  const { url, sockets } = await hanging()
  let time = 0
  const makeLimiter = createSharedLimits(url, () => time)
  const [search, preview] = ['search', 'preview'].map((name) => makeLimiter(name, { limit: 2, window: 60_000 })) as [
    ReturnType<typeof makeLimiter>,
    ReturnType<typeof makeLimiter>,
  ]
  const client = '192.0.2.1'
  expect(await search.isOver(client)).toBe(false)
  expect(sockets).toHaveLength(1)
  time = 4_999
  for (const isOver of [false, false, true]) expect(await search.count(client)).toBe(isOver)
  expect([await search.isOver(client), await preview.count(client), await search.isOver('192.0.2.2')]).toEqual([
    true,
    false,
    false,
  ])
  expect(sockets).toHaveLength(1)
  time = 5_000
  expect(await search.isOver(client)).toBe(true)
  expect(sockets).toHaveLength(2)
})
