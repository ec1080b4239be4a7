import { expect, it } from 'vitest'
import { createFairQueue, type Turn } from './fair-queue.ts'
import { inTurn, type Renderer } from './in-turn.ts'

it('paces pages that depend on a query, which have no end, and none that is cached (RELIABILITY 33)', async () => {
  const turns: Turn[] = []
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 1 })
  const noting = Object.assign(<T>(turn: Turn, task: () => Promise<T>) => (turns.push(turn), queue(turn, task)), queue)
  const page = { status: 200, html: '', headers: {} }
  const render: Renderer<object> = inTurn(async () => page, noting)
  expect(await render('/', 'https://example.com', undefined, { client: 'a' })).toBe(page)
  await render('/search', 'https://example.com', { query: new URLSearchParams('keyword=felt') }, { client: 'a' })
  expect(turns).toEqual([
    { client: 'a', isPaced: false },
    { client: 'a', isPaced: true },
  ])
})
