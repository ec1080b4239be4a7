import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { isAccepted } from '../http/accept.ts'
import { plainTags, type TagRules } from '../cache/tags.ts'
import { hasStatus, HttpError, sendError } from '../http/errors.ts'
import { createDiskCache } from './disk-cache.ts'
import { encode, type Format, type ImageSource, type Pictures } from './encode.ts'
import { QueueFullError, createQueue, type Priority } from './queue.ts'
import { maxDefaultWidth, parseImageRequest, type ImageRequest, type IsOffered } from './request.ts'

export interface ImagesOptions {
  /** Finds a picture of the content by id; other pictures are not served. */
  find: (id: string) => ImageSource | undefined
  isOffered: IsOffered
  /** Loads the decoder: where all pictures are on disk, none takes memory. Default `plainPictures`. */
  open?: () => Promise<Pictures>
  /** Default `plainTags`. */
  rules?: TagRules | undefined
  /** Folder of the disk cache. */
  cacheDir: string
  /** Size of the memory cache, in bytes. Default 48 MB. */
  maxBytes?: number
  /** Pictures that are encoded at a time. Default 2. */
  concurrency?: number
  /** Size of the disk cache, in bytes. Default 1 GB. */
  maxDiskBytes?: number
  /** The widest pictures that are encoded as AVIF, in px: wider ones take seconds, and much memory. Default 1280. */
  maxAvifWidth?: number
}

/** One size and format of a picture. */
interface Variant {
  /** Its name in the caches; another for other content of the file. */
  name: string
  id: string
  source: ImageSource
  request: ImageRequest
  format: Format
}

type Picture = Uint8Array<ArrayBuffer>

/** A variant that failed to encode is tried again after this time, in ms. */
const retryAfter = 60_000

const cacheControl = { immutable: 'public, max-age=31536000, immutable', short: 'public, max-age=60' }

const outputWidth = (source: ImageSource, { fit, w, h }: ImageRequest) => {
  const natural = h ? (source.width * h) / source.height : Math.min(source.width, maxDefaultWidth)
  return fit === 'max' ? Math.min(w ?? natural, source.width) : (w ?? natural)
}

/** The format that is encoded quickly, WebP or JPEG; and the best one, AVIF, where it is accepted and may be. */
function formatsFor(c: Context, mayBeAvif: boolean): { quick: Format; best?: Format } {
  const quick = isAccepted(c, 'Accept', 'image/webp') ? 'webp' : 'jpeg'
  return mayBeAvif && isAccepted(c, 'Accept', 'image/avif') ? { quick, best: 'avif' } : { quick }
}

/**
 * `GET /:id/:version?fit&w&h&q`: pictures of the content in the sizes that blocks ask for. The version only decides the caching:
 * immutable when it is the current one. An AVIF that is not cached yet is encoded in the background.
 * @requirement IMG-06
 */
export function createImages({
  find,
  isOffered,
  open = async () => (await import('./plain-pictures.ts')).plainPictures,
  rules: { tagHeaders } = plainTags,
  cacheDir,
  maxBytes = 48 * 2 ** 20,
  concurrency,
  maxDiskBytes = 2 ** 30,
  maxAvifWidth = 1280,
}: ImagesOptions) {
  const disk = createDiskCache(cacheDir, maxDiskBytes)
  const memory = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length || 1,
    fetchMethod: (name) => disk.read(name),
  })
  const failed = new LRUCache<string, true>({ max: 1_000, ttl: retryAfter })
  const pending = new Map<string, Promise<Picture>>()
  const enqueue = createQueue(concurrency)

  /** A picture in memory or on disk. The disk read fails when the picture is stored in memory meanwhile. */
  const lookUp = (name: string) => memory.fetch(name).catch(() => memory.get(name))

  async function encodeAndStore({ name, id, source, request, format }: Variant, priority: Priority): Promise<Picture> {
    try {
      const { inspect, cropAround } = await open()
      const master = await inspect(source.file)
      const { focalPoint } = source
      const picture = await enqueue({ priority, isLarge: master.isLarge }, () =>
        encode(master, { ...request, focalPoint }, format, cropAround),
      )
      memory.set(name, picture)
      void disk.write(name, picture)
      return picture
    } catch (error) {
      if (!(error instanceof QueueFullError)) {
        failed.set(name, true)
        console.error(`Picture ${id} could not be encoded as ${format}: ${(error as Error).message}`)
      }
      throw error
    }
  }

  /** Encodes a variant once for all concurrent requests. */
  function encodeOnce(variant: Variant, priority: Priority): Promise<Picture> {
    const { name } = variant
    if (failed.has(name)) return Promise.reject(new Error('encoding failed recently'))
    const running = pending.get(name) ?? encodeAndStore(variant, priority).finally(() => pending.delete(name))
    pending.set(name, running)
    return running
  }

  async function answer(c: Context, id: string, source: ImageSource, request: ImageRequest): Promise<Response> {
    await source.load?.()
    const { mtimeMs, size } = await stat(source.file)
    const variant = (format: Format): Variant => {
      // The version is the same on every machine; without one the file's time decides.
      const facts = JSON.stringify([id, source.version ?? mtimeMs, source.focalPoint, size, request])
      return { name: `${createHash('sha256').update(facts).digest('hex').slice(0, 32)}.${format}`, id, source, request, format }
    }
    const current = source.version !== undefined && c.req.param('version') === source.version
    const hasCached = ({ name }: Variant) => c.req.header('if-none-match')?.includes(`"${name}"`)
    const headers = ({ name, format }: Variant, final: boolean) => ({
      'content-type': `image/${format}`,
      'cache-control': current && final ? cacheControl.immutable : cacheControl.short,
      vary: 'Accept',
      etag: `"${name}"`,
      ...tagHeaders([`picture/${encodeURIComponent(id)}`]),
    })
    const send = (picture: Picture, sent: ReturnType<typeof headers>) =>
      c.body(picture, 200, { ...sent, 'content-length': String(picture.length) })

    const formats = formatsFor(c, outputWidth(source, request) <= maxAvifWidth)
    const best = formats.best && variant(formats.best)
    if (best) {
      if (hasCached(best)) return c.body(null, 304, headers(best, true))
      const picture = await lookUp(best.name)
      if (picture) return send(picture, headers(best, true))
      // The next request gets it; a failure is already logged.
      void encodeOnce(best, 'low').catch(() => undefined)
    }
    const quick = variant(formats.quick)
    const sent = headers(quick, !best)
    if (hasCached(quick)) return c.body(null, 304, sent)
    return send((await lookUp(quick.name)) ?? (await encodeOnce(quick, 'high')), sent)
  }

  return new Hono()
    .on('GET', ['/:id', '/:id/:version{[\\w-]{1,40}}'], async (c) => {
      const id = c.req.param('id')
      const source = find(id)
      if (!source) return sendError(c, new HttpError('Image not found', 404))
      const request = parseImageRequest(new URL(c.req.url).searchParams, isOffered)
      if (typeof request === 'string') return sendError(c, new HttpError(request, 400))
      try {
        return await answer(c, id, source, request)
      } catch (error) {
        if (hasStatus(error)) return sendError(c, error, { retryAfter: 5 })
        return error instanceof QueueFullError
          ? sendError(c, new HttpError('Too many pictures are being encoded', 503), { retryAfter: 5 })
          : sendError(c, new HttpError('This picture cannot be encoded', 500))
      }
    })
    .get('*', (c) => sendError(c, new HttpError('Image not found', 404)))
    .all('*', (c) => sendError(c, new HttpError('Method not allowed', 405)))
}
