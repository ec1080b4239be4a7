import { expect, it, onTestFinished } from 'vitest'
import { NoAnswerError } from './client.ts'
import type { Fetcher } from './fetch-changes.ts'
import { createView } from './view.ts'
import { createWorker } from './worker.ts'

/** A worker whose CMS answers the small question as `probe` does, and loads as `marks` does. */
function start({ probe, marks }: Pick<Fetcher, 'probe' | 'marks'>) {
  const view = createView(false)
  const lines: string[] = []
  const clock = { now: 0 }
  const fetcher: Fetcher = {
    probe,
    marks,
    fetch: () => Promise.resolve({ models: new Map(), records: new Map(), masters: new Map(), tags: new Map() }),
  }
  const log = (line: string) => void lines.push(line)
  const worker = createWorker({ fetcher, views: [view], locales: () => ['en'], onNew: () => {}, log, now: () => clock.now })
  onTestFinished(worker.stop)
  view.changes.add({ all: true })
  worker.run()
  return { worker, lines, clock }
}
const well = () => Promise.resolve([])

it('does not rest after failed loads once the CMS has called (DRV-14, RELIABILITY 6)', async () => {
  let loads = 0
  const { worker } = start({
    probe: well,
    // As many failures as would be followed by rests of more than a minute together.
    marks() {
      loads += 1
      return loads < 9 ? Promise.reject(new Error('It cannot be loaded')) : Promise.resolve(new Map())
    },
  })
  const calls = setInterval(worker.wake, 5)
  await worker.settled()
  clearInterval(calls)
  expect([loads, worker.isStale()]).toEqual([9, false])
})

it('logs each reason once, also one that comes while it waits, and again after ten minutes (DRV-15)', async () => {
  let reason: Error | undefined = new NoAnswerError('The CMS did not respond: no response in time')
  const probe = () => (reason ? Promise.reject(reason) : well())
  let probes = 0
  const counted = () => {
    probes += 1
    return probe()
  }
  const asked = async () => {
    const before = probes
    await expect.poll(() => probes, { timeout: 10_000 }).toBeGreaterThan(before + 1)
  }
  const { worker, lines, clock } = start({ probe: counted, marks: () => Promise.resolve(new Map()) })
  await asked()
  expect([lines, worker.problem()]).toEqual([[reason.message], 'the CMS does not respond'])
  reason = new Error('The CMS sent an invalid response: it contains no data')
  await asked()
  expect([lines.slice(1), worker.problem()]).toEqual([[reason.message], 'the CMS sends invalid responses'])
  clock.now = 599_999
  await asked()
  expect(lines).toHaveLength(2)
  clock.now = 600_000
  await asked()
  expect(lines.slice(2)).toEqual([reason.message])
  reason = undefined
  await worker.settled()
  expect([lines.slice(3), worker.problem()]).toEqual([['The CMS responds again.'], undefined])
})
