import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import PQueue from 'p-queue'
import { HttpError } from '../http/errors.ts'
import { sweep } from './disk-cache.ts'
import type { ImageSource } from './encode.ts'

/** A picture that is elsewhere. */
interface RemotePicture {
  url: string
  width: number
  height: number
  focalPoint?: { x: number; y: number } | undefined
  hash?: string | undefined
}

interface RemoteOptions {
  /** Finds a picture of the content by id; no other address is ever asked for. */
  find: (id: string) => (RemotePicture & { version?: string | undefined }) | undefined
  /** Folder for the originals. */
  folder: string
  /** The CMS, where it is not on the web: only its pictures may come without https. */
  endpoint?: string | undefined
  /** Most bytes of all originals. Default 4 GB. */
  maxBytes?: number
}

/** Originals that are fetched at a time, and in which time each must be there, in ms. */
const fetching = { concurrency: 4, within: 20_000 } as const
/** Largest original, in bytes. */
const maxOriginalBytes = 64 * 2 ** 20

const exists = (file: string) =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  )

/** Passes bytes on, up to the largest original. */
async function* limited(body: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > maxOriginalBytes) throw new Error('the picture is too large')
    yield part
  }
}

/**
 * Finds pictures that a CMS keeps. The original is fetched with the first request for one of its sizes, once for all of them, and
 * kept.
 * @requirement RELIABILITY 18
 */
export function remoteImages({ find, folder, endpoint, maxBytes = 4 * 2 ** 30 }: RemoteOptions) {
  const queue = new PQueue({ concurrency: fetching.concurrency })
  const running = new Map<string, Promise<void>>()
  const endpointOrigin = endpoint && new URL(endpoint).origin

  async function download(url: string, file: string): Promise<void> {
    if (await exists(file)) return
    const part = `${file}.${randomUUID()}.tmp`
    try {
      await mkdir(folder, { recursive: true })
      const { ok, status, body } = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(fetching.within) })
      if (!ok || !body) throw new Error(`the response has status ${status}`)
      await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), limited, createWriteStream(part))
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      console.warn(`A picture of the CMS could not be fetched: ${(error as Error).message}`)
      throw new HttpError('This picture is temporarily unavailable', 503)
    }
    await sweep(folder, maxBytes).catch(() => undefined)
  }

  function downloadOnce(url: string, file: string): Promise<void> {
    const started = running.get(file) ?? queue.add(() => download(url, file)).finally(() => running.delete(file))
    running.set(file, started)
    return started
  }

  return (id: string): ImageSource | undefined => {
    const picture = find(id)
    if (!picture || !URL.canParse(picture.url)) return undefined
    const { url, width, height, focalPoint, version } = picture
    const { protocol, origin } = new URL(url)
    if (protocol !== 'https:' && origin !== endpointOrigin) return undefined
    const file = join(folder, createHash('sha256').update(url).digest('hex').slice(0, 32))
    return {
      file,
      width,
      height,
      ...(focalPoint && { focalPoint }),
      ...(version && { version }),
      load: () => downloadOnce(url, file),
    }
  }
}
