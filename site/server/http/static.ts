import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { downloadType, isFilmFile, mediaPaths } from '@brand/content'
import { fileIn } from '@brand/content-api'
import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { brand } from '../../brand/brand.ts'
import { limitConcurrency } from './concurrency-limit.ts'

const year = 'public, max-age=31536000, immutable'

/** Files of the build: their names contain a hash, and they are compressed at build time. */
export const builtFiles = (): MiddlewareHandler =>
  serveStatic({
    root: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    precompressed: true,
    onFound: (_file, c) => c.header('Cache-Control', year),
  })

/** The icons of the build; browsers and phones ask for some of them by fixed names. */
export const builtIcons = (): MiddlewareHandler =>
  serveStatic({
    root: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    onFound: (_file, c) => c.header('Cache-Control', 'public, max-age=86400'),
  })

/** Path of the licences of what our scripts contain. */
export const noticesPath = '/third-party-notices.md'

/** The licences of the packages that are part of our scripts, as the build has written them. */
export const builtNotices = (): MiddlewareHandler =>
  serveStatic({
    root: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    onFound(_file, c) {
      c.header('Content-Type', 'text/plain; charset=utf-8')
      c.header('Cache-Control', 'public, max-age=86400')
    },
  })

/** Captions, whose type the file server does not know. */
const filmType = (name: string) => (name.toLowerCase().endsWith('.vtt') ? 'text/vtt; charset=utf-8' : undefined)

/**
 * Files of a content folder besides pictures: path, folder, which names, their type where the file server does not know it, `max-age` in
 * seconds, whether browsers save them.
 */
const staticRoutes = [
  { path: mediaPaths.files, folder: 'assets', isTaken: isFilmFile, typeOf: filmType, maxAge: 86_400, save: false },
  {
    path: mediaPaths.downloads,
    folder: 'assets/files',
    isTaken: (name: string) => downloadType(name) !== undefined,
    typeOf: downloadType,
    maxAge: 3600,
    save: true,
  },
]

/** The file of a download's address; `undefined` where there is none. */
export function downloadAt(root: string, address: string) {
  const file = address.startsWith(mediaPaths.downloads) ? address.slice(mediaPaths.downloads.length) : ''
  return downloadType(file) ? fileIn(root, `assets/files/${file}`) : undefined
}

/** Files sent at a time, and requests that may wait. */
const [maxSending, maxWaiting] = [48, 1000]

/** Whether a header is one valid range of bytes. Anything else, several ranges too, is answered with the whole (RFC 9110, 14.2). */
function isRange(header = ''): boolean {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  return !!(first || last) && (!first || !last || Number(first) <= Number(last))
}

/** Decides who gets the films and downloads of a content folder. */
export interface FileGuard {
  /** Whether everyone may have the file at a path. */
  isOpen(path: string): boolean
  /** The answer to a request that may not have it; `undefined` where it may. */
  refuse(c: Context): Response | Promise<Response> | undefined
}

/**
 * Serves films and downloads, with ranges, so that a player can seek and a download can resume. No other file of the folder is
 * served. The guard decides who gets these.
 */
export function addAssets(app: Hono, root: string, guard: FileGuard): void {
  const limited = limitConcurrency(maxSending, maxWaiting)
  for (const { path, folder, isTaken, typeOf, maxAge, save } of staticRoutes) {
    const findFile = ({ req }: Context) => {
      const file = req.path.slice(path.length)
      return isTaken(file) ? fileIn(root, `${folder}/${file}`) : undefined
    }
    const serve = serveStatic({ root, rewriteRequestPath: (address) => address.replace(path, `/${folder}/`) })
    // Compares the ETag that is set below, without reading the file.
    app.use(`${path}*`, etag(), async (c, next) => {
      await next()
      if (c.res.status === 416) c.header('Cache-Control', 'no-store')
      const type = c.res.ok && typeOf(c.req.path.slice(path.length))
      if (type) c.header('Content-Type', type)
    })
    app.get(
      `${path}*`,
      // Before it waits for its turn: that costs more than a refusal.
      async (c, next) => {
        if (guard.isOpen(c.req.path)) return next()
        return findFile(c) ? (guard.refuse(c) ?? next()) : c.notFound()
      },
      limited,
      async (c, next) => {
        const file = findFile(c)
        if (!file) return c.notFound()
        const { size, mtimeMs } = file.stats
        const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
        c.header('ETag', tag)
        // A range of a changed file would not fit the ranges that the client has.
        const isChanged = ![undefined, tag].includes(c.req.header('if-range'))
        if (isChanged || !isRange(c.req.header('range'))) c.req.raw.headers.delete('range')
        c.header('Cache-Control', guard.isOpen(c.req.path) ? `public, max-age=${maxAge}` : 'private, no-cache')
        c.header('Accept-Ranges', 'bytes')
        if (save) c.header('Content-Disposition', `attachment; filename="${c.req.path.slice(path.length)}"`)
        return serve(c, next)
      },
    )
  }
}

/** Path of the licence of the brand's fonts, which must be distributed with them. */
export const fontLicencePath = `/fonts/${brand.fontLicence.split('/').at(-1)}`

/** The licence, from the package that contains the fonts. */
export const fontLicence: Handler = async (c) =>
  c.text(await readFile(new URL(import.meta.resolve(brand.fontLicence)), 'utf8'), 200, {
    'Cache-Control': 'public, max-age=86400',
  })
