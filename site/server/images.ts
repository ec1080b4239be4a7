import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { parseImageRequest, type ImageRequest } from './image-request.ts'

/** A master picture, as the content names it. */
export interface ImageSource {
  /** Path of the file. */
  file: string
  width: number
  height: number
  /** The point that crops keep, as fractions; the centre by default. */
  focalPoint?: { x: number; y: number } | null
}

export interface ImagesOptions {
  /** Finds a picture of the content by id; nothing else can be asked for. */
  find: (id: string) => ImageSource | undefined
  /** Sizes that may be asked for, see `allowedSizes`. */
  sizes: ReadonlySet<string>
  /** Folder that keeps encoded pictures. */
  cacheDir: string
  /** Encoded pictures held in memory, in bytes. Default 48 MB. */
  maxBytes?: number
}

/** Widest answer to an address without a size, in pixels. */
const largest = 2400

type Format = 'avif' | 'webp' | 'jpeg'

/** Wider AVIFs take seconds to encode. */
const widestAvif = 1280
const atOnce = 2
const quality: Record<Format, number> = { avif: 52, webp: 76, jpeg: 80 }

/** Runs at most `atOnce` tasks together; the others wait in line. */
function limiter() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** Where a piece of a length begins so that the focus is as near its middle as can be. */
const start = (focus: number, size: number, whole: number) =>
  Math.round(Math.min(Math.max(focus * whole - size / 2, 0), whole - size))

/** The part of a `width` x `height` picture that fills `w` x `h` with the focal point as near its middle as can be. */
export function cropAround({ width, height, focalPoint }: Omit<ImageSource, 'file'>, w: number, h: number) {
  const scale = Math.min(width / w, height / h)
  const [cw, ch] = [Math.round(w * scale), Math.round(h * scale)]
  return { left: start(focalPoint?.x ?? 0.5, cw, width), top: start(focalPoint?.y ?? 0.5, ch, height), width: cw, height: ch }
}

function encode(source: ImageSource, { fit, w, h, q }: ImageRequest, format: Format): Promise<Buffer> {
  // Metadata is not copied unless asked for; a picture that claims more pixels than this is refused before it is decoded.
  let image = sharp(source.file, { limitInputPixels: 50e6, failOn: 'error' }).autoOrient()
  if (fit === 'crop' && w && h) image = image.extract(cropAround(source, w, h)).resize(w, h)
  else
    image = image.resize({
      width: w ?? (h ? undefined : largest),
      height: h,
      fit: 'inside',
      withoutEnlargement: fit === 'max' || !(w || h),
    })
  if (format === 'avif') return image.avif({ quality: q ?? quality.avif, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: q ?? quality.webp, effort: 3 }).toBuffer()
  return image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: q ?? quality.jpeg, mozjpeg: true })
    .toBuffer()
}

const outputWidth = (source: ImageSource, { fit, w, h }: ImageRequest) => {
  const natural = h ? (source.width * h) / source.height : Math.min(source.width, largest)
  return fit === 'max' ? Math.min(w ?? natural, source.width) : (w ?? natural)
}

/** AVIF where it is accepted and quick enough, else WebP, else JPEG. */
const formatFor = (accept: string, width: number): Format =>
  accept.includes('image/avif') && width <= widestAvif ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'

/** `GET /:id?fit&w&h&q`: pictures of the content in the sizes that blocks ask for (IMG-06). */
export function createImages({ find, sizes, cacheDir, maxBytes = 48 * 2 ** 20 }: ImagesOptions) {
  const memory = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (image) => image.length || 1 })
  const underWay = new Map<string, Promise<Buffer>>()
  const limited = limiter()
  const made = mkdir(cacheDir, { recursive: true })

  async function make(key: string, source: ImageSource, request: ImageRequest, format: Format): Promise<Buffer> {
    const file = join(cacheDir, `${key}.${format}`)
    const kept = await readFile(file).catch(() => undefined)
    const image = kept ?? (await limited(() => encode(source, request, format)))
    memory.set(key, image)
    if (!kept) {
      await made
      // Written under another name first, so that no other process reads half a file.
      await writeFile(`${file}.${process.pid}`, image)
      await rename(`${file}.${process.pid}`, file)
    }
    return image
  }

  return new Hono().get('/:id', async (c) => {
    const source = find(c.req.param('id'))
    if (!source) return c.json({ message: 'Image not found', code: 404 }, 404)
    const request = parseImageRequest(new URL(c.req.url).searchParams, sizes)
    if (typeof request === 'string') return c.json({ message: request, code: 400 }, 400)

    const format = formatFor(c.req.header('accept') ?? '', outputWidth(source, request))
    const { mtimeMs, size } = await stat(source.file)
    const key = createHash('sha256')
      .update(JSON.stringify([source, mtimeMs, size, request, format]))
      .digest('hex')
      .slice(0, 32)
    const headers = {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      etag: `"${key}"`,
    }
    if (c.req.header('if-none-match')?.includes(headers.etag)) return c.body(null, 304, headers)

    let image = memory.get(key)
    if (!image) {
      let pending = underWay.get(key)
      if (!pending) {
        pending = make(key, source, request, format).finally(() => underWay.delete(key))
        underWay.set(key, pending)
      }
      image = await pending
    }
    return c.body(new Uint8Array(image), 200, headers)
  })
}
