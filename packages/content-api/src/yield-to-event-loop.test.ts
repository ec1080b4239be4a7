import { expect, it } from 'vitest'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

it('gives each a turn of the event loop of its own (RELIABILITY 33)', async () => {
  const order: string[] = []
  const render = async (page: string) => {
    await yieldToEventLoop()
    order.push(page)
    setImmediate(() => order.push('a request'))
  }
  await Promise.all(['one', 'two', 'three'].map(render))
  expect(order).toEqual(['one', 'a request', 'two', 'a request', 'three'])
})
