import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { heapFlags, memoryEnv } from '../../scripts/heap-limit.ts'
import { startSite } from '../e2e/server.ts'

const brand = fileURLToPath(new URL('../second-brand/content', import.meta.url))

/** The largest picture of each format, as a square. A picture that is decoded as a whole may have fewer pixels. */
const masters = [
  { end: 'png', side: 7_000, encode: (picture: Sharp) => picture.png() },
  { end: 'png', side: 4_550, encode: (picture: Sharp) => picture.png({ progressive: true }) },
  { end: 'jpg', side: 7_000, encode: (picture: Sharp) => picture.jpeg() },
  { end: 'jpg', side: 4_900, encode: (picture: Sharp) => picture.jpeg({ progressive: true }) },
  { end: 'webp', side: 3_800, encode: (picture: Sharp) => picture.webp({ lossless: true, effort: 0 }) },
  { end: 'avif', side: 1_990, encode: (picture: Sharp) => picture.avif({ effort: 0 }) },
]
const pictures = Array.from({ length: 12 }, (_, i) => ({ id: `large-${i}`, ...masters[i % masters.length]! }))

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** The memory of a process in MB, as Linux reports it: now, or at most so far. */
async function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const [, kb] = new RegExp(`${field}:\\s+(\\d+)`).exec(await readFile(`/proc/${pid}/status`, 'utf8'))!
  return Number(kb) / 1024
}

test('twelve pictures of every format, as large as they may be, take at most 100 MB at once (RELIABILITY 18, 34)', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  test.setTimeout(180_000)
  const content = join(folder, 'content')
  await cp(brand, content, { recursive: true })
  const list = join(content, 'assets/assets.json')
  const assets = JSON.parse(await readFile(list, 'utf8')) as Record<string, object>
  const [asset] = Object.values(assets)
  for (const { id, end, side, encode } of pictures) {
    assets[id] = { ...asset, file: `${id}.${end}`, width: side, height: side }
    await encode(sharp({ create: { width: side, height: side, channels: 3, background: '#385' } })).toFile(
      join(content, `assets/${id}.${end}`),
    )
  }
  await writeFile(list, JSON.stringify(assets))
  const settings = { CONTENT_DIR: content, CACHE_DIR: join(folder, 'cache'), DATA_DIR: join(folder, 'data') }
  const site = await startSite({ ...settings, ...memoryEnv({}) }, { command: [process.execPath, ...heapFlags()] })
  try {
    const ask = async (id: string) => {
      const answer = await fetch(`${site.url}/api/images/${id}?w=640`, { headers: { accept: 'image/avif,image/webp,*/*' } })
      await answer.arrayBuffer()
      return answer
    }
    /** Until a picture has its AVIF too, which is made after the answer. */
    const untilBest = (id: string) =>
      expect.poll(async () => (await ask(id)).headers.get('content-type'), { timeout: 60_000 }).toBe('image/avif')
    // The first picture loads the encoder.
    await untilBest(Object.keys(assets)[0]!)
    const before = await readMemory(site.pid, 'VmRSS')
    const answers = await Promise.all(pictures.map(({ id }) => ask(id)))
    expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200))
    for (const { id } of pictures) await untilBest(id)
    expect((await readMemory(site.pid, 'VmHWM')) - before).toBeLessThan(100)
  } finally {
    await site.stop()
  }
})
