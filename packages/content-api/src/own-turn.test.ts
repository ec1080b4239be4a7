import { expect, it } from 'vitest'
import { ownTurn } from './own-turn.ts'

it('gives each a turn of the event loop of its own (RELIABILITY 33)', async () => {
  const order: string[] = []
  const render = async (page: string) => {
    await ownTurn()
    order.push(page)
    setImmediate(() => order.push('a request'))
  }
  await Promise.all(['one', 'two', 'three'].map(render))
  expect(order).toEqual(['one', 'a request', 'two', 'a request', 'three'])
})
