import { expect, test } from '@playwright/test'
import { runChaos } from '../chaos/chaos.ts'
import { canTrace, traceOne } from '../chaos/trace.ts'

const nothing = { lost: 0, double: 0, overlapping: 0, changed: 0 }

test('what was acknowledged is delivered once, though the site is killed and its service fails (RELIABILITY 1, FORM-43)', async () => {
  const { acknowledged, drained, ...rest } = await runChaos({ count: 200, perSecond: 50, kills: 2 })
  expect(rest).toMatchObject({ ...nothing, kills: 2, outbox: expect.stringContaining('delivered: 200, dead: 0') })
  expect([acknowledged, drained]).toEqual([200, expect.any(Number)])
})

test('an inquiry is on disk before it is acknowledged, as the system sees it (RELIABILITY 2)', async () => {
  test.skip(!canTrace(), 'system calls cannot be traced on this machine: there is no strace, or it is not permitted')
  const { lines, isInOrder } = await traceOne()
  expect(isInOrder, lines.join('\n')).toBe(true)
})
