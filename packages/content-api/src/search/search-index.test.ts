import type * as WorkerThreads from 'node:worker_threads'
import type { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi, searchLimits, type Source } from '../index.ts'
import { page } from '../test/page.ts'
import { start } from '../test/start.ts'
import { createSearch } from './index.ts'

/** The search workers, and the messages to them while they are held back. */
const workers = vi.hoisted(() => ({ all: [] as Worker[], held: undefined as (() => void)[] | undefined }))
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof WorkerThreads>()
  class TrackedWorker extends real.Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options)
      workers.all.push(this)
    }
    override postMessage(message: unknown) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      const send = () => super.postMessage(message)
      if (workers.held) workers.held.push(send)
      else send()
    }
  }
  return { ...real, Worker: TrackedWorker }
})

/** A search that waits for its index without a limit. */
const patient = { indexTimeout: 30_000 }

describe('the index', () => {
  it('delays a search for a short time only, then the answer is 503 with Retry-After (RELIABILITY 6)', async () => {
    const records = Array.from({ length: 50 }, (_, number) => ({
      type: 'page',
      id: `p${number}`,
      file: '',
      locales: ['en' as const],
      read: () => ({ id: `p${number}`, ctPageSlug: `p${number}`, ctPageMetadata: { og_title: `Title ${number}` } }),
      where: () => '',
    }))
    const source: Source = { load: async () => ({ records, problems: [] }), watch: () => () => {} }
    workers.held = []
    const api = createApi({ source, activeLocales: ['en'], indexTimeout: 1 })
    onTestFinished(api.close)
    await api.ready
    const early = await api.app.request('/api/search?keyword=title')
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2'])
    const { held } = workers
    workers.held = undefined
    for (const send of held) send()
    await api.settled()
    const found = (await (await api.app.request('/api/search?keyword=title')).json()) as object[]
    expect(found).toHaveLength(searchLimits.all)
  })
})

it('indexes a change at once, and those that follow it within five seconds together (RELIABILITY 15)', async () => {
  const { api, write } = await start({ content: page('a', 'First') })
  const first = api.snapshot()
  await write(page('a', 'Second'))
  const second = api.snapshot()
  await write(page('a', 'Third'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const search = createSearch({ ...patient, log: () => {} })
  onTestFinished(search.close)
  const isFound = async (keyword: string) => (await search.find({ ...ask, keyword })).length > 0
  const isFoundLater = async (keyword: string) => {
    // As many turns of the worker as an update takes many times over.
    for (let turn = 0; turn < 200; turn += 1) if (await isFound(keyword)) return true
    return false
  }
  search.update(first)
  vi.advanceTimersByTime(5_000)
  await search.settled()
  vi.advanceTimersByTime(5_000)
  search.update(second)
  vi.advanceTimersByTime(1)
  expect(await isFoundLater('second')).toBe(true)
  search.update(api.snapshot())
  vi.advanceTimersByTime(4_900)
  expect(await isFoundLater('third')).toBe(false)
  vi.advanceTimersByTime(200)
  expect(await isFoundLater('third')).toBe(true)
})

const snapshot = async () => (await start({ content: page('a', 'First') })).api.snapshot()
const ask = { locale: 'en' as const, keyword: 'first', types: ['page'], limit: 20 }

describe('a search that fails', () => {
  it('is answered 503 once, and works again (SRCH-14)', async () => {
    const lines: string[] = []
    const search = createSearch({ ...patient, log: (line) => lines.push(line) })
    onTestFinished(search.close)
    search.update(await snapshot())
    expect(await search.find(ask)).toHaveLength(1)
    await expect(search.find({ ...ask, keyword: 7 as unknown as string })).rejects.toMatchObject({ status: 503 })
    expect(lines).toEqual([expect.stringContaining('The search has failed: ')])
    expect(await search.find(ask)).toHaveLength(1)
  })

  it('works again after its worker has ended, whether or not a search was pending (SRCH-14)', async () => {
    const search = createSearch({ ...patient, log: () => {} })
    onTestFinished(search.close)
    search.update(await snapshot())
    expect(await search.find(ask)).toHaveLength(1)
    await workers.all.at(-1)!.terminate()
    expect(await search.find(ask)).toHaveLength(1)
    const pending = search.find({ ...ask, keyword: 'fi' })
    await workers.all.at(-1)!.terminate()
    await pending.catch((error: unknown) => expect(error).toMatchObject({ status: 503 }))
    expect(await search.find(ask)).toHaveLength(1)
  })

  it('refuses searches above the limit of pending ones, and answers the rest (RELIABILITY 21)', async () => {
    const search = createSearch({ ...patient, log: () => {} })
    onTestFinished(search.close)
    search.update(await snapshot())
    await search.find(ask)
    const answers = await Promise.allSettled(Array.from({ length: 300 }, () => search.find(ask)))
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(answers.length - refused.length).toBe(100)
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, message: 'The search is busy' })
    expect(await search.find(ask)).toHaveLength(1)
  })
})
