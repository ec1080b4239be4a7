import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImageSource } from './encode.ts'
import { createImages } from './images.ts'
import { plainPictures } from './plain-pictures.ts'

/** The real encoder, counted. */
vi.mock('sharp', async (load) => {
  const { default: real } = await load<{ default: typeof sharp }>()
  return { default: Object.assign(vi.fn(real), real) }
})

const sizes = new Set(['480x', '480x700', '2400x', '72x72'])
const isOffered = (w = '', h = '') => sizes.has(`${w}x${h}`)
const open = async () => plainPictures
const all = 'image/avif,image/webp,*/*'
const good = 'public, max-age=31536000, immutable'
const short = 'public, max-age=60'

let folder: string
let sources: Record<string, ImageSource>
let app: ReturnType<typeof createImages>
let complaints: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  const file = join(folder, 'hall.jpg')
  sources = { hall: { file, width: 2000, height: 1000, version: 'abc-500-500' } }
  await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#203528' } })
    .jpeg()
    .toFile(file)
})
afterAll(() => rm(folder, { recursive: true }))

const create = (cacheDir: string, maxAvifWidth?: number) =>
  createImages({ find: (id) => (Object.hasOwn(sources, id) ? sources[id] : undefined), isOffered, open, cacheDir, maxAvifWidth })

beforeEach(async () => {
  app = create(await mkdtemp(join(folder, 'cache-')))
  complaints = []
  const complain = (text: string) => void complaints.push(text)
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  vi.mocked(sharp).mockClear()
})
afterEach(() => vi.restoreAllMocks())

interface GetOptions {
  accept?: string
  ifNoneMatch?: string
  method?: string
}
const get = (path: string, { accept = '', ifNoneMatch, method }: GetOptions = {}, from = app) =>
  from.request(path, { method, headers: { accept, ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }) } })

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
const decode = async (response: Response) => sharp(await bytes(response)).metadata()
const header = (response: Response, name: string) => response.headers.get(name)
const type = async (path: string, accept: string) => header(await get(path, { accept }), 'content-type')

/** Requests the picture until it is an AVIF. */
async function avif(path: string, from = app): Promise<Response> {
  const ask = () => get(path, { accept: all }, from)
  await expect.poll(async () => header(await ask(), 'content-type')).toBe('image/avif')
  return ask()
}

describe('the picture server', () => {
  it('crops and scales to the requested size (IMG-06)', async () => {
    expect(await decode(await get('/hall?fit=crop&w=480&h=700'))).toMatchObject({ width: 480, height: 700, format: 'jpeg' })
    expect(await decode(await get('/hall?w=480&fit=clip'))).toMatchObject({ width: 480, height: 240 })
  })

  it('never enlarges with fit=max (IMG-06)', async () => {
    expect(await decode(await get('/hall?w=2400&fit=max'))).toMatchObject({ width: 2000, height: 1000 })
  })

  it('answers in the best format that the browser names (IMG-06)', async () => {
    expect(await type('/hall?w=480', 'image/webp')).toBe('image/webp')
    expect(await type('/hall?w=480', '*/*')).toBe('image/jpeg')
    expect(await type('/hall?w=480', 'image/webp;q=0, */*')).toBe('image/jpeg')
    expect(await type('/hall?w=480', 'image/avif,*/*')).toBe('image/jpeg')
  })

  it('answers a HEAD with the length and nothing else (IMG-06)', async () => {
    const whole = await bytes(await get('/hall?w=480'))
    const head = await get('/hall?w=480', { method: 'HEAD' })
    expect([head.status, header(head, 'content-length'), (await bytes(head)).length]).toEqual([200, String(whole.length), 0])
  })

  it('can be cached forever under the current version, and for a minute under none or another (IMG-06)', async () => {
    const lives = ['/hall/abc-500-500?w=480', '/hall?w=480', '/hall/old?w=480'].map(async (path) => {
      const response = await get(path)
      return [response.status, header(response, 'cache-control'), header(response, 'vary')]
    })
    expect(await Promise.all(lives)).toEqual([
      [200, good, 'Accept'],
      [200, short, 'Accept'],
      [200, short, 'Accept'],
    ])
  })

  it('encodes once for many requests, and reads the result from disk (RELIABILITY 18)', async () => {
    const cacheDir = await mkdtemp(join(folder, 'cache-'))
    const [first, other] = [create(cacheDir), create(cacheDir)]
    const path = '/hall?fit=crop&w=72&h=72'
    await Promise.all(Array.from({ length: 50 }, () => get(path, {}, first)))
    expect(sharp).toHaveBeenCalledTimes(1)
    await expect.poll(() => readdir(cacheDir)).toEqual([expect.stringMatching(/^\w+\.jpeg$/)])
    expect((await get(path, {}, other)).status).toBe(200)
    expect(sharp).toHaveBeenCalledTimes(1)
  })

  it('answers where its cache cannot be written (RELIABILITY 18)', async () => {
    const broken = create(join(folder, 'hall.jpg', 'cache'))
    expect((await get('/hall?w=480', {}, broken)).status).toBe(200)
    expect((await get('/hall?w=2400', {}, broken)).status).toBe(200)
    await expect.poll(() => complaints).toEqual([expect.stringContaining('The picture cache on disk failed')])
  })
})

describe('an AVIF', () => {
  const path = '/hall/abc-500-500?w=480'

  it('is made in the background: a WebP that expires soon is answered first (IMG-06)', async () => {
    const first = await get(path, { accept: all })
    expect([header(first, 'content-type'), header(first, 'cache-control'), header(first, 'vary')]).toEqual([
      'image/webp',
      short,
      'Accept',
    ])
    const then = await avif(path)
    expect(header(then, 'cache-control')).toBe(good)
    expect((await decode(then)).format).toBe('heif')
    expect(header(then, 'etag')).not.toBe(header(first, 'etag'))
  })

  it('is not made of a picture that is wider than those that may be one: its WebP is the best there is (RELIABILITY 34)', async () => {
    const narrow = create(await mkdtemp(join(folder, 'cache-')), 479)
    for (const response of [await get(path, { accept: all }, narrow), await get('/hall/abc-500-500?w=2400', { accept: all })])
      expect([header(response, 'content-type'), header(response, 'cache-control')]).toEqual(['image/webp', good])
  })

  it('replaces the WebP that a browser has; each is answered 304 while it is current (IMG-06)', async () => {
    const webp = header(await get(path, { accept: all }), 'etag')!
    const best = header(await avif(path), 'etag')!
    expect((await get(path, { accept: all, ifNoneMatch: webp })).status).toBe(200)
    const confirmed = await get(path, { accept: all, ifNoneMatch: `"x", W/${best}` })
    expect([confirmed.status, header(confirmed, 'cache-control')]).toEqual([304, good])
    const webpOnly = await get(path, { accept: 'image/webp', ifNoneMatch: webp })
    expect([webpOnly.status, header(webpOnly, 'cache-control')]).toEqual([304, good])
  })

  it('is made once, beside one WebP, for any number of requests (RELIABILITY 18)', async () => {
    await Promise.all(Array.from({ length: 50 }, () => get(path, { accept: all })))
    await avif(path)
    // One WebP, one AVIF.
    expect(sharp).toHaveBeenCalledTimes(2)
  })

  it('fails no request that comes at the moment when it is done (RELIABILITY 18)', async () => {
    const read = vi.spyOn(LRUCache.prototype, 'fetch').mockRejectedValueOnce(new Error('replaced'))
    expect((await get(path, { accept: all })).status).toBe(200)
    expect(read).toHaveBeenCalled()
  })

  it('is made only where it is quick (IMG-06)', async () => {
    const wide = await get('/hall/abc-500-500?w=2400', { accept: all })
    expect([header(wide, 'content-type'), header(wide, 'cache-control')]).toEqual(['image/webp', good])
    await get('/hall?w=480')
    expect(sharp).toHaveBeenCalledTimes(2)
  })
})

describe('an unknown picture or size', () => {
  it.each(['/other?w=480', '/..%2f..%2fetc%2fpasswd', '/hall%00', '/constructor', '/hall/a/b', '/hall/%2e%2e%2fx', '/'])(
    'has no picture at %s (RELIABILITY 18)',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.json()]).toEqual([404, { message: 'Image not found', code: 404 }])
      expect(header(response, 'cache-control')).toBe('no-store')
    },
  )

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
    '?w=480.0',
    '?w=4e2',
    '?w=',
    '?url=https://x.example/',
  ])('refuses %s with a reason (IMG-06, RELIABILITY 18)', async (query) => {
    const response = await get(`/hall${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w+ .*\.$/), code: 400 })
    expect(header(response, 'cache-control')).toBe('no-store')
    expect(sharp).not.toHaveBeenCalled()
  })

  it('refuses other methods (RELIABILITY 16)', async () => {
    const response = await get('/hall?w=480', { method: 'POST' })
    expect([response.status, header(response, 'allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toEqual({ message: 'Method not allowed', code: 405 })
  })
})

describe('a master that is no picture', () => {
  const add = async (id: string, content: Buffer | string) => {
    const file = join(folder, `${id}.webp`)
    await writeFile(file, content)
    sources[id] = { file, width: 2000, height: 1000, version: 'x' }
  }

  it('is answered with a typed error that is not cached, and is not tried again at once (RELIABILITY 18)', async () => {
    await add('torn', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
    for (let i = 0; i < 3; i++) {
      const response = await get('/torn/x?w=480', { accept: all })
      expect([response.status, await response.json()]).toEqual([500, { message: 'This picture cannot be encoded', code: 500 }])
      expect(header(response, 'cache-control')).toBe('no-store')
    }
    await expect.poll(() => complaints).toHaveLength(2)
    expect(sharp).toHaveBeenCalledTimes(2)
    expect(complaints.toSorted()).toEqual([
      expect.stringMatching(/^Picture torn could not be encoded as avif: .*unsupported/),
      expect.stringMatching(/^Picture torn could not be encoded as webp: .*unsupported/),
    ])
  })

  it('may be one whose file is missing (RELIABILITY 18)', async () => {
    sources['gone'] = { file: join(folder, 'gone.webp'), width: 1, height: 1 }
    expect((await get('/gone?w=480')).status).toBe(500)
  })

  it('does not affect other pictures (RELIABILITY 18)', async () => {
    await add('bad', 'not a picture')
    const [bad, hall] = await Promise.all([get('/bad?w=480'), get('/hall?w=480')])
    expect([bad.status, hall.status]).toEqual([500, 200])
  })
})
