import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDiskCache } from './disk-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const kilobyte = Buffer.alloc(1_000, 7)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Puts a file there that was last used so many hours ago. */
async function old(name: string, hours: number) {
  await createDiskCache(folder, 1e6).write(name, kilobyte)
  await utimes(join(folder, name), hoursAgo(hours), hoursAgo(hours))
}
const becomes = (names: string[]) => expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(names)

describe('pictures on disk', () => {
  it('outlive the process that wrote them (RELIABILITY 18)', async () => {
    await createDiskCache(folder, 1e6).write('a', kilobyte)
    expect(await createDiskCache(folder, 1e6).read('a')).toEqual(kilobyte)
    expect(await createDiskCache(folder, 1e6).read('b')).toBeUndefined()
  })

  it.each([
    ['cut short', (content: Buffer) => content.subarray(0, -1)],
    ['longer', (content: Buffer) => Buffer.concat([content, Buffer.from('x')])],
    ['changed', (content: Buffer) => Buffer.concat([content.subarray(0, -1), Buffer.from('x')])],
    ['empty', () => Buffer.alloc(0)],
    ['the bytes of a version that stored no checksum', () => kilobyte],
  ])('are not served when they are %s: the file is removed, to be made anew (RELIABILITY 18)', async (_, damage) => {
    const cache = createDiskCache(folder, 1e6)
    await cache.write('a', kilobyte)
    await writeFile(join(folder, 'a'), damage(await readFile(join(folder, 'a'))))
    expect(await cache.read('a')).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  it('are not served under the name of another (RELIABILITY 18)', async () => {
    const cache = createDiskCache(folder, 1e6)
    await cache.write('a', kilobyte)
    await rename(join(folder, 'a'), join(folder, 'b'))
    expect(await cache.read('b')).toBeUndefined()
  })

  it('stay within their limit: the least recently used ones are deleted first (RELIABILITY 18, RELIABILITY 22)', async () => {
    await Promise.all([old('a', 4), old('b', 3), old('c', 2), old('d', 1)])
    const cache = createDiskCache(folder, 4_200)
    await cache.read('a')
    await cache.write('e', kilobyte)
    await becomes(['a', 'd', 'e'])
  })

  it('are cleared of unfinished files of ended processes, not of those being written (RELIABILITY 18)', async () => {
    await Promise.all([old('a.1.tmp', 1), old('b', 1), writeFile(join(folder, 'c.2.tmp'), kilobyte)])
    createDiskCache(folder, 1e6)
    await becomes(['b', 'c.2.tmp'])
  })

  it('can be shared: a file that another process removes is missing, without an error (RELIABILITY 18)', async () => {
    const [one, other] = [createDiskCache(folder, 2_500), createDiskCache(folder, 2_500)]
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).write(`f${i % 10}`, kilobyte)))
    await expect.poll(async () => (await readdir(folder)).length).toBeLessThanOrEqual(3)
    await rm(folder, { recursive: true })
    expect(await one.read('f1')).toBeUndefined()
  })

  it('that cannot be stored are logged once and delay no answer (RELIABILITY 18)', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await writeFile(join(folder, 'file'), '')
    const cache = createDiskCache(join(folder, 'file', 'cache'), 1e6)
    await cache.write('a', kilobyte)
    await cache.write('b', kilobyte)
    expect(await cache.read('a')).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
