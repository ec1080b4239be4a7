import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { ErrorBody } from '@brand/content'
import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { accepting } from './accepting.ts'
import { createDiskCache } from './image-disk.ts'
import { encode, largest, type Format, type ImageSource } from './image-encode.ts'
import { Busy, createQueue, type Urgency } from './image-queue.ts'
import { parseImageRequest, type ImageRequest } from './image-request.ts'

export interface ImagesOptions {
  /** Finds a picture of the content by id; nothing else can be asked for. */
  find: (id: string) => ImageSource | undefined
  /** Sizes that may be asked for, see `allowedSizes`. */
  sizes: ReadonlySet<string>
  /** Folder that keeps encoded pictures. */
  cacheDir: string
  /** Encoded pictures held in memory, in bytes. Default 48 MB. */
  maxBytes?: number
  /** Encoded pictures kept on disk, in bytes. Default 1 GB. */
  maxDiskBytes?: number
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

/** Wider AVIFs take seconds to encode. */
const widestAvif = 1280
/** How long a variant that could not be encoded is not tried again, in ms. */
const brokenFor = 60_000

const life = { good: 'public, max-age=31536000, immutable', short: 'public, max-age=60' }
const acceptsAvif = accepting('image/avif')
const acceptsWebp = accepting('image/webp')

const outputWidth = (source: ImageSource, { fit, w, h }: ImageRequest) => {
  const natural = h ? (source.width * h) / source.height : Math.min(source.width, largest)
  return fit === 'max' ? Math.min(w ?? natural, source.width) : (w ?? natural)
}

/** The format to answer with, WebP or JPEG, and AVIF, where it is accepted and worth its time, as the one to have instead. */
function formatsFor(accept: string | undefined, width: number): { quick: Format; best?: Format } {
  const quick = acceptsWebp(accept) ? 'webp' : 'jpeg'
  return acceptsAvif(accept) && width <= widestAvif ? { quick, best: 'avif' } : { quick }
}

function refuse(c: Context, message: string, code: 400 | 404 | 405 | 500 | 503, headers: Record<string, string> = {}) {
  const body: ErrorBody = { message, code }
  return c.json(body, code, { 'cache-control': 'no-store', ...headers })
}

/**
 * `GET /:id/:version?fit&w&h&q`: pictures of the content in the sizes that blocks ask for (IMG-06). The version only decides how
 * long the answer may be kept: for good where it is the present one. An AVIF that is not there yet is made in the background.
 */
export function createImages({ find, sizes, cacheDir, maxBytes = 48 * 2 ** 20, maxDiskBytes = 2 ** 30 }: ImagesOptions) {
  const disk = createDiskCache(cacheDir, maxDiskBytes)
  const kept = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length || 1,
    fetchMethod: (name) => disk.read(name),
  })
  const broken = new LRUCache<string, true>({ max: 1_000, ttl: brokenFor })
  const underWay = new Map<string, Promise<Picture>>()
  const queued = createQueue()

  /** What is in memory or on disk. A picture that is made while the disk is read ends the reading with an error. */
  const lookUp = (name: string) => kept.fetch(name).catch(() => kept.get(name))

  async function make({ name, id, source, request, format }: Variant, urgency: Urgency): Promise<Picture> {
    try {
      const picture = await queued(urgency, () => encode(source, request, format))
      kept.set(name, picture)
      void disk.write(name, picture)
      return picture
    } catch (error) {
      if (!(error instanceof Busy)) {
        broken.set(name, true)
        console.error(`Picture ${id} cannot be shown as ${format}: ${(error as Error).message}`)
      }
      throw error
    }
  }

  /** Makes a variant once, however many ask for it. */
  function madeOnce(variant: Variant, urgency: Urgency): Promise<Picture> {
    const { name } = variant
    if (broken.has(name)) return Promise.reject(new Error('could not be encoded a moment ago'))
    const pending = underWay.get(name) ?? make(variant, urgency).finally(() => underWay.delete(name))
    underWay.set(name, pending)
    return pending
  }

  async function answer(c: Context, id: string, source: ImageSource, request: ImageRequest): Promise<Response> {
    const { mtimeMs, size } = await stat(source.file)
    const variant = (format: Format): Variant => {
      // The same on every machine where the file has a hash.
      const facts = JSON.stringify([id, source.version ?? mtimeMs, source.focalPoint, size, request])
      return { name: `${createHash('sha256').update(facts).digest('hex').slice(0, 32)}.${format}`, id, source, request, format }
    }
    const current = source.version !== undefined && c.req.param('version') === source.version
    const holds = ({ name }: Variant) => c.req.header('if-none-match')?.includes(`"${name}"`)
    const headers = ({ name, format }: Variant, final: boolean) => ({
      'content-type': `image/${format}`,
      'cache-control': current && final ? life.good : life.short,
      vary: 'Accept',
      etag: `"${name}"`,
    })
    const send = (picture: Picture, sent: ReturnType<typeof headers>) =>
      c.body(picture, 200, { ...sent, 'content-length': String(picture.length) })

    const formats = formatsFor(c.req.header('accept'), outputWidth(source, request))
    const best = formats.best && variant(formats.best)
    if (best) {
      if (holds(best)) return c.body(null, 304, headers(best, true))
      const picture = await lookUp(best.name)
      if (picture) return send(picture, headers(best, true))
      // Whoever asks again soon gets it; a failure has been reported by then.
      void madeOnce(best, 'later').catch(() => undefined)
    }
    const quick = variant(formats.quick)
    const sent = headers(quick, !best)
    if (holds(quick)) return c.body(null, 304, sent)
    return send((await lookUp(quick.name)) ?? (await madeOnce(quick, 'now')), sent)
  }

  return new Hono()
    .on('GET', ['/:id', '/:id/:version{[\\w-]{1,40}}'], async (c) => {
      const id = c.req.param('id')
      const source = find(id)
      if (!source) return refuse(c, 'Image not found', 404)
      const request = parseImageRequest(new URL(c.req.url).searchParams, sizes)
      if (typeof request === 'string') return refuse(c, request, 400)
      try {
        return await answer(c, id, source, request)
      } catch (error) {
        return error instanceof Busy
          ? refuse(c, 'Too many pictures are being made', 503, { 'retry-after': '5' })
          : refuse(c, 'This picture cannot be shown', 500)
      }
    })
    .get('*', (c) => refuse(c, 'Image not found', 404))
    .all('*', (c) => refuse(c, 'Method not allowed', 405, { allow: 'GET, HEAD' }))
}
