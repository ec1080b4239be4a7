import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createImages, cropAround } from './images.ts'
import { parseImageRequest } from './image-request.ts'

/** The real encoder, counted. */
vi.mock('sharp', async (load) => {
  const { default: real } = await load<{ default: typeof sharp }>()
  return { default: Object.assign(vi.fn(real), real) }
})

const sizes = new Set(['480x', '480x700', '2400x', '72x72'])
let folder: string
let app: ReturnType<typeof createImages>
const find = vi.fn((id: string) => (id === 'hall' ? { file: join(folder, 'hall.jpg'), width: 2000, height: 1000 } : undefined))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  const pixels = { create: { width: 2000, height: 1000, channels: 3 as const, background: '#203528' } }
  await sharp(pixels)
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toFile(join(folder, 'hall.jpg'))
  app = createImages({ find, sizes, cacheDir: join(folder, 'cache') })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (query: string, accept = 'image/avif,image/webp,*/*') => app.request(`/hall${query}`, { headers: { accept } })
const decode = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

const type = async (query: string, accept?: string) => (await get(query, accept)).headers.get('content-type')

describe('the picture server', () => {
  it('crops and shrinks to what is asked (IMG-06)', async () => {
    expect(await decode(await get('?fit=crop&w=480&h=700', ''))).toMatchObject({ width: 480, height: 700, format: 'jpeg' })
    expect(await decode(await get('?w=480&fit=clip', ''))).toMatchObject({ width: 480, height: 240 })
  })

  it('never enlarges with fit=max', async () => {
    expect(await decode(await get('?w=2400&fit=max', ''))).toMatchObject({ width: 2000, height: 1000 })
  })

  it('answers in the best format that the browser accepts, AVIF only where it is quick', async () => {
    expect(await type('?w=480')).toBe('image/avif')
    expect(await type('?w=2400')).toBe('image/webp')
    expect(await type('?w=480', 'image/webp')).toBe('image/webp')
    expect(await type('?w=480', '*/*')).toBe('image/jpeg')
  })

  it('can be cached for good, by format, and is validated', async () => {
    const { headers } = await get('?w=480')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toBe('Accept')
    const again = await app.request('/hall?w=480', { headers: { accept: 'image/avif', 'if-none-match': headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  it('carries no metadata of the master', async () => {
    expect(await decode(await get('?w=480', ''))).not.toHaveProperty('exif')
  })

  it('encodes once for many requests, and reads what it has kept on disk', async () => {
    const query = '?fit=crop&w=72&h=72'
    vi.mocked(sharp).mockClear()
    await Promise.all(Array.from({ length: 20 }, () => get(query)))
    expect(sharp).toHaveBeenCalledTimes(1)
    const other = createImages({ find, sizes, cacheDir: join(folder, 'cache') })
    await vi.waitFor(async () => expect(await readdir(join(folder, 'cache'))).not.toContainEqual(expect.stringMatching(/\d$/)))
    expect((await other.request(`/hall${query}`, { headers: { accept: 'image/avif' } })).status).toBe(200)
    expect(sharp).toHaveBeenCalledTimes(1)
  })

  it('knows the content’s pictures only', async () => {
    for (const path of ['/other?w=480', '/..%2f..%2fetc%2fpasswd']) {
      const response = await app.request(path)
      expect([response.status, await response.json()]).toEqual([404, { message: 'Image not found', code: 404 }])
    }
  })

  it.each([
    '?w=481',
    '?w=99999',
    '?h=100',
    '?fit=fill&w=480',
    '?w=480&blur=9',
    '?w=480&w=480',
    '?fit=crop&w=480',
    '?w=480&q=3',
    '?w=-480',
    '?w=',
  ])('refuses %s with a reason (IMG-06)', async (query) => {
    const response = await get(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w+ .*\.$/), code: 400 })
  })
})

describe('what an address asks for', () => {
  it('is read with its quality, as thumbnails need it (IMG-07)', () => {
    const query = new URLSearchParams('h=100&q=50')
    expect(parseImageRequest(query, new Set(['x100']))).toEqual({ fit: 'max', w: undefined, h: 100, q: 50 })
  })
})

describe('a crop', () => {
  const hall = { width: 2000, height: 1000 }
  it('is the largest part of the wanted shape, around the middle', () => {
    expect(cropAround(hall, 500, 500)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 })
  })
  it('keeps the focal point and stays inside', () => {
    expect(cropAround({ ...hall, focalPoint: { x: 0.6, y: 0 } }, 500, 500)).toMatchObject({ left: 700, top: 0 })
    expect(cropAround({ ...hall, focalPoint: { x: 1, y: 1 } }, 500, 500)).toMatchObject({ left: 1000, top: 0 })
  })
})
