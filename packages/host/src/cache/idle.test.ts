import { expect, it } from 'vitest'
import { createIdle } from './idle.ts'

/** A clock that a test moves; while work waits, a request comes every `requestEvery` ms. */
function open(requestEvery = Number.POSITIVE_INFINITY) {
  let time = 1000
  const idle = createIdle({
    quiet: 20,
    maxWait: 250,
    now: () => time,
    async sleep(ms) {
      time += Math.min(ms, requestEvery)
      if (requestEvery < ms) idle.noteRequest()
    },
  })
  const wait = async () => {
    const begun = time
    await idle.wait()
    return time - begun
  }
  return { idle, wait }
}

it('does not wait when no request has come', async () => expect(await open().wait()).toBe(0))

it('waits until no request has come for a while', async () => {
  const { idle, wait } = open()
  idle.noteRequest()
  expect([await wait(), await wait()]).toEqual([20, 0])
})

it('waits for a quarter of a second at most, however many requests come', async () => {
  const { idle, wait } = open(5)
  idle.noteRequest()
  expect(await wait()).toBe(250)
})
