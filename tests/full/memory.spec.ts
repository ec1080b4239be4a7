import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { heapFlags, memoryEnv } from '../../scripts/heap-limit.ts'
import { startSite } from '../e2e/server.ts'

const brand = fileURLToPath(new URL('../second-brand/content', import.meta.url))
const side = 7_000
const pictures = Array.from({ length: 12 }, (_, i) => `large-${i}`)

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** The memory of a process in MB, as Linux says it: now, or at most so far. */
async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const [, kb] = new RegExp(`${field}:\\s+(\\d+)`).exec(await readFile(`/proc/${pid}/status`, 'utf8'))!
  return Number(kb) / 1024
}

test('twelve pictures of 49 million pixels at once take at most 100 MB (RELIABILITY 18, 34)', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  test.setTimeout(180_000)
  const content = join(folder, 'content')
  await cp(brand, content, { recursive: true })
  const list = join(content, 'assets/assets.json')
  const assets = JSON.parse(await readFile(list, 'utf8')) as Record<string, object>
  const [asset] = Object.values(assets)
  // The format whose decoder takes most.
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#385' } })
    .png()
    .toBuffer()
  for (const id of pictures) {
    assets[id] = { ...asset, file: `${id}.png`, width: side, height: side }
    await writeFile(join(content, `assets/${id}.png`), picture)
  }
  await writeFile(list, JSON.stringify(assets))
  const settings = { CONTENT_DIR: content, CACHE_DIR: join(folder, 'cache'), DATA_DIR: join(folder, 'data') }
  const site = await startSite({ ...settings, ...memoryEnv({}) }, { command: [process.execPath, ...heapFlags()] })
  try {
    await fetch(site.url)
    const before = await memoryOf(site.pid, 'VmRSS')
    const accept = { accept: 'image/avif,image/webp,*/*' }
    const statuses = await Promise.all(
      pictures.map(async (id) => {
        const answer = await fetch(`${site.url}/api/images/${id}?w=640`, { headers: accept })
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    expect(statuses).toEqual(pictures.map(() => 200))
    // Until each has its AVIF too, which is made after the answer.
    for (const id of pictures)
      await expect
        .poll(async () => (await fetch(`${site.url}/api/images/${id}?w=640`, { headers: accept })).headers.get('content-type'), {
          timeout: 60_000,
        })
        .toBe('image/avif')
    expect((await memoryOf(site.pid, 'VmHWM')) - before).toBeLessThan(100)
  } finally {
    await site.stop()
  }
})
