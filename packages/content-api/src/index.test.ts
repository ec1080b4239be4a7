import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createApi, type Source } from './index.ts'
import { writeFiles } from './test/content-folder.ts'
import { start } from './test/start.ts'

/** A source that is told when it changes. */
function changeable(load: Source['load']) {
  const listeners = new Set<() => void>()
  const source: Source = { load, watch: (listener) => (listeners.add(listener), () => {}) }
  return { source, change: () => listeners.forEach((listener) => listener()) }
}

describe('content that changes', () => {
  it('replaces the snapshot as a whole and tells who listens (RELIABILITY 7)', async () => {
    const { api, folder, client } = await start()
    const before = api.snapshot()
    const onChange = vi.fn()
    const stop = api.onChange(onChange)
    await writeFiles(folder, { 'records/page/new.json': { ctPageSlug: 'new' } })
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 4_000)
    expect(onChange).toHaveBeenCalledWith(api.snapshot())
    expect(api.snapshot().version).not.toBe(before.version)
    expect(before.find('page', 'new', 'en')).toBeUndefined()
    expect(await client.pages({ locale: 'en' })).toContain('new')
    stop()
    await writeFiles(folder, { 'records/page/newer.json': { ctPageSlug: 'newer' } })
    await vi.waitFor(async () => expect(await client.pages({ locale: 'en' })).toContain('newer'), 4_000)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('answers every request while the folder changes (issue 03, point 5)', async () => {
    const { api, folder, get } = await start()
    const statuses = new Map<number, number>()
    const visit = new AbortController()
    const asking = async () => {
      while (!visit.signal.aborted) {
        const { status } = await get('/api/pages?slug=about&locale=nl')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    const visitors = [asking(), asking(), asking()]
    const versions = new Set<string>()
    api.onChange(({ version }) => versions.add(version))
    for (let number = 0; number < 10; number += 1) {
      await writeFiles(folder, { [`records/page/p${number}.json`]: { ctPageSlug: `p${number}` } })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    await vi.waitFor(async () => expect((await get('/api/pages?slug=p9')).status).toBe(200), 4_000)
    visit.abort()
    await Promise.all(visitors)
    expect([...statuses.keys()]).toEqual([200])
    expect(statuses.get(200)).toBeGreaterThan(100)
    expect(versions.size).toBeGreaterThan(2)
  })

  it('tells nobody when nothing has changed (RELIABILITY 7)', async () => {
    const load = vi.fn<Source['load']>(async () => ({ records: [], problems: [] }))
    const { source, change } = changeable(load)
    const api = createApi({ source })
    const onChange = vi.fn()
    api.onChange(onChange)
    await api.ready
    onChange.mockClear()
    change()
    change()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('stays as it was while the source is gone (RELIABILITY 6)', async () => {
    const { folder, client, lines } = await start()
    await rm(join(folder, 'records'), { recursive: true })
    await vi.waitFor(() => expect(lines.at(-1)).toContain('The content could not be loaded'), 4_000)
    expect((await client.page({ slug: 'about', locale: 'en' })).usedLocale).toBe('en')
  })

  it('comes once the source is there, though it was not at first (RELIABILITY 6)', async () => {
    const load = vi.fn<Source['load']>(async () => ({ records: [], problems: [] })).mockRejectedValueOnce(new Error('refused'))
    const { source, change } = changeable(load)
    const api = createApi({ source, log: () => {} })
    await expect(api.ready).rejects.toThrow('refused')
    change()
    await vi.waitFor(async () => expect((await api.app.request('/api/pages')).status).toBe(200))
  })

  it('reports a problem when it comes, and not again with each change (RELIABILITY 26)', async () => {
    const { folder, lines, client } = await start({
      content: { 'records/page/bad.json': { ctPageSlug: 'bad', ctPageBody: ['x'] } },
    })
    expect(lines).toHaveLength(1)
    await writeFiles(folder, { 'records/page/good.json': { ctPageSlug: 'good' } })
    await vi.waitFor(async () => expect(await client.pages({ locale: 'en' })).toContain('good'), 4_000)
    expect(lines).toHaveLength(1)
  })
})
