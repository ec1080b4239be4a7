import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContentFiles } from '../files.ts'

let folder: string
const app = new Hono()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'))
  await mkdir(join(folder, 'assets'))
  for (const file of ['loop.mp4', 'loop.webm', 'loop.ogv', 'film-fr.vtt', 'assets.json', 'room.webp'])
    await writeFile(join(folder, 'assets', file), '0123456789')
  addContentFiles(app, folder, { isOpen: () => true, refuse: () => undefined })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { method, headers })
const some = ({ status, headers }: Response, ...names: string[]) => [status, ...names.map((name) => headers.get(name))]

describe('films', () => {
  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=8-', 'bytes 8-9/10', '89'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
  ])('are sent in parts: %s', async (range, part, content) => {
    const response = await get('/media/loop.mp4', { range })
    expect(some(response, 'content-range', 'accept-ranges', 'content-type')).toEqual([206, part, 'bytes', 'video/mp4'])
    expect(await response.text()).toBe(content)
  })

  it('are answered 416 for a range beyond their end', async () => {
    const response = await get('/media/loop.mp4', { range: 'bytes=10-' })
    expect(some(response, 'content-range', 'cache-control')).toEqual([416, 'bytes */10', 'no-store'])
  })

  it('are sent with their type, and with their length for HEAD', async () => {
    const types = ['loop.mp4', 'loop.webm', 'loop.ogv', 'film-fr.vtt'].map(async (file) =>
      some(await get(`/media/${file}`, {}, 'HEAD'), 'content-type', 'content-length', 'accept-ranges'),
    )
    expect(await Promise.all(types)).toEqual([
      [200, 'video/mp4', '10', 'bytes'],
      [200, 'video/webm', '10', 'bytes'],
      [200, 'video/ogg', '10', 'bytes'],
      [200, 'text/vtt; charset=utf-8', '10', 'bytes'],
    ])
  })

  it('are cached for a day and then revalidated, with one ETag for parts and whole', async () => {
    const whole = await get('/media/loop.mp4')
    const tag = whole.headers.get('etag')!
    expect(some(whole, 'cache-control')).toEqual([200, 'public, max-age=86400'])
    expect((await get('/media/loop.mp4', { range: 'bytes=0-1' })).headers.get('etag')).toBe(tag)
    expect((await get('/media/loop.mp4', { 'if-none-match': tag })).status).toBe(304)
  })

  it.each(['bytes=4-2', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1', 'items=0-1', '0-1', 'bytes=0-1,3-4', ' ', 'bytes=0x1-2'])(
    'are sent whole for a range that is none: %j (BLK-home_header-12)',
    async (range) => {
      const response = await get('/media/loop.mp4', { range })
      expect(some(response, 'content-range', 'content-length')).toEqual([200, null, '10'])
    },
  )

  it('are regular files in the folder: no link leads out of it, no pipe is opened (RELIABILITY 18)', async () => {
    const outside = join(folder, '..', `outside-${process.pid}.mp4`)
    await writeFile(outside, 'secret')
    await symlink(outside, join(folder, 'assets', 'out.mp4'))
    await symlink('loop.mp4', join(folder, 'assets', 'in.mp4'))
    execFileSync('mkfifo', [join(folder, 'assets', 'pipe.mp4')])
    await mkdir(join(folder, 'assets', 'folder.mp4'))
    const statuses = ['out', 'in', 'pipe', 'folder'].map(async (name) => (await get(`/media/${name}.mp4`)).status)
    expect(await Promise.all(statuses)).toEqual([404, 200, 404, 404])
    await rm(outside)
  })

  it.each(['assets.json', 'room.webp', 'none.mp4', '..%2fassets%2floop.mp4', 'a/loop.mp4'])(
    'are all there is: no %s (RELIABILITY 18)',
    async (file) => expect((await get(`/media/${file}`)).status).toBe(404),
  )
})
