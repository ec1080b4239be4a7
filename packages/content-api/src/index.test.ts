import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi, embeddedSource, type Source } from './index.ts'
import { changeable } from './test/changeable.ts'
import { contentFolder, writeFiles } from './test/content-folder.ts'
import { start } from './test/start.ts'

describe('content that changes', () => {
  it('replaces the snapshot as a whole and notifies listeners (RELIABILITY 7)', async () => {
    const { api, write, client } = await start()
    const before = api.snapshot()
    const onChange = vi.fn()
    const stop = api.onChange(onChange)
    await write({ 'records/page/new.json': { ctPageSlug: 'new' } })
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(onChange).toHaveBeenCalledWith(api.snapshot(), new Set(['page/new', 'page', 'page@new', 'page:list', 'unknown']))
    expect(api.snapshot().version).not.toBe(before.version)
    expect(before.find('page', 'new', 'en')).toBeUndefined()
    expect(await client.pages({ locale: 'en' })).toContain('new')
    stop()
    await write({ 'records/page/newer.json': { ctPageSlug: 'newer' } })
    expect(await client.pages({ locale: 'en' })).toContain('newer')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('is noticed by watching a folder (RELIABILITY 7)', async () => {
    const folder = await contentFolder({ 'records/page/home.json': { ctPageSlug: 'home' } })
    const api = createApi({ source: embeddedSource(folder) })
    onTestFinished(api.close)
    await api.ready
    const changed = new Promise((resolve) => api.onChange(resolve))
    await writeFiles(folder, { 'records/page/new.json': { ctPageSlug: 'new' } })
    expect(await changed).toBe(api.snapshot())
  }, 30_000)

  it('answers every request while the content changes (RELIABILITY 7)', async () => {
    const { api, get, write } = await start()
    const statuses = new Set<number>()
    const end = new AbortController()
    let answers = 0
    const visit = async () => {
      while (!end.signal.aborted) {
        statuses.add((await get('/api/pages?slug=about&locale=nl')).status)
        answers += 1
        await setImmediate()
      }
    }
    const visitors = [visit(), visit(), visit()]
    const versions = new Set<string>()
    api.onChange(({ version }) => versions.add(version))
    for (let number = 0; number < 10; number += 1) {
      const before = answers
      await write({ [`records/page/p${number}.json`]: { ctPageSlug: `p${number}` } })
      expect(answers).toBeGreaterThan(before)
    }
    expect((await get('/api/pages?slug=p9')).status).toBe(200)
    end.abort()
    await Promise.all(visitors)
    expect([...statuses]).toEqual([200])
    expect(versions.size).toBe(10)
  }, 30_000)

  it('does not notify listeners when nothing has changed (RELIABILITY 7)', async () => {
    const load = vi.fn<Source['load']>(async () => ({ records: [], problems: [] }))
    const { source, change } = changeable(load)
    const api = createApi({ source })
    onTestFinished(api.close)
    const onChange = vi.fn()
    api.onChange(onChange)
    await api.ready
    onChange.mockClear()
    change()
    change()
    await api.settled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('does not change while the source is unavailable (RELIABILITY 6)', async () => {
    const { folder, client, lines, reload } = await start()
    await rm(join(folder, 'records'), { recursive: true })
    await reload()
    expect(lines.at(-1)).toContain('The content could not be loaded')
    expect((await client.page({ slug: 'about', locale: 'en' })).usedLocale).toBe('en')
  })

  it('is served once the source becomes available (RELIABILITY 6)', async () => {
    const load = vi.fn<Source['load']>(async () => ({ records: [], problems: [] })).mockRejectedValueOnce(new Error('refused'))
    const { source, change } = changeable(load)
    const api = createApi({ source, log: () => {} })
    onTestFinished(api.close)
    await expect(api.ready).rejects.toThrow('refused')
    change()
    await api.settled()
    expect((await api.app.request('/api/pages')).status).toBe(200)
  })

  it('reports a problem when it appears, and not again with each change (RELIABILITY 26)', async () => {
    const { lines, client, write } = await start({
      content: { 'records/page/bad.json': { ctPageSlug: 'bad', ctPageBody: ['x'] } },
    })
    expect(lines).toHaveLength(1)
    await write({ 'records/page/good.json': { ctPageSlug: 'good' } })
    expect(await client.pages({ locale: 'en' })).toContain('good')
    expect(lines).toHaveLength(1)
  })
})
