import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type * as WorkerThreads from 'node:worker_threads'
import type { Worker } from 'node:worker_threads'
import { createClient } from '@brand/content'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi, embeddedSource, searchLimits, type Source } from '../index.ts'
import { contentFolder, writeFiles } from '../test/content-folder.ts'
import { page } from '../test/page.ts'
import { start } from '../test/start.ts'
import { createSearch } from './index.ts'
import { emptyIndex } from './word-index.ts'

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

/** Opens the API over a folder, each time with the same folder for the index. */
async function reopening(content: Record<string, unknown>) {
  const [folder, cacheDir] = await Promise.all([contentFolder(content), contentFolder({})])
  const lines: string[] = []
  const open = async () => {
    const api = createApi({ source: embeddedSource(folder), cacheDir, activeLocales: ['en'], log: (line) => lines.push(line) })
    onTestFinished(api.close)
    await api.ready
    await api.settled()
    const client = createClient((address) => api.app.request(address))
    return async (keyword: string) => (await client.search({ keyword, locale: 'en' })).map(({ title }) => title)
  }
  const files = async () => (await readdir(cacheDir)).filter((name) => name.startsWith('search-'))
  return { open, files, cacheDir, folder, lines }
}

describe('the index', () => {
  it('is saved on disk by content version, and loaded from there at the next start (RELIABILITY 7)', async () => {
    const { open, files, cacheDir, folder } = await reopening(page('a', 'First'))
    expect(await (await open())('first')).toEqual(['First'])
    const [file, ...others] = await files()
    expect(others).toEqual([])
    // A word that only the file has is found, so the file was read.
    const changed = (await readFile(join(cacheDir, file!), 'latin1')).replaceAll('first', 'inked')
    await writeFile(join(cacheDir, file!), changed, 'latin1')
    expect(await (await open())('inked')).toEqual(['First'])
    await writeFiles(folder, page('a', 'Second'))
    expect(await (await open())('second')).toEqual(['Second'])
    expect((await files()).filter((name) => name === file)).toEqual([])
  })

  it.each([
    ['is cut short', (index: Buffer) => index.subarray(0, index.length / 2)],
    ['has another format', () => '{}'],
    ['is empty', () => ''],
    ['has fewer records', () => serialize(emptyIndex)],
  ])('is built again where its file %s (RELIABILITY 26)', async (_, damage) => {
    const { open, files, cacheDir, lines } = await reopening(page('a', 'First'))
    await open()
    const [name] = await files()
    const file = join(cacheDir, name!)
    const whole = await readFile(file)
    await writeFile(file, damage(whole))
    expect(await (await open())('first')).toEqual(['First'])
    expect((await readFile(file)).equals(whole)).toBe(true)
    expect(lines).toEqual([])
  })

  it('delays a search for a short time only, then the answer is 503 with Retry-After (RELIABILITY 6)', async () => {
    // More than are searched in full for a word that most of them have.
    const records = Array.from({ length: 6_000 }, (_, number) => ({
      type: 'page',
      id: `p${number}`,
      file: '',
      locales: ['en' as const],
      read: () => ({ id: `p${number}`, ctPageSlug: `p${number}`, ctPageMetadata: { og_title: `Title ${number} ${number * 7}` } }),
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
    // A word of every title is searched in a sample of them, a rare one in all.
    const idsOf = async (keyword: string) =>
      ((await (await api.app.request(`/api/search?keyword=${keyword}`)).json()) as { id: string }[]).map(({ id }) => id)
    expect(await idsOf('title')).toHaveLength(searchLimits.all)
    for (const number of [4_711, 5_999]) expect(await idsOf(`title ${number} ${number * 7}`)).toEqual([`p${number}`])
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

  it('does not fail because its index cannot be saved (RELIABILITY 26)', async () => {
    const lines: string[] = []
    const folder = join(await contentFolder({}), 'assets/assets.json/not-a-folder')
    const search = createSearch({ ...patient, folder, log: (line) => lines.push(line) })
    onTestFinished(search.close)
    search.update(await snapshot())
    expect(await search.find(ask)).toHaveLength(1)
    expect(lines).toContainEqual(expect.stringContaining('The search index could not be saved: '))
  })
})
