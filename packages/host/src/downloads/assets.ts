import type { Stats } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { limitConcurrency } from '../http/concurrency-limit.ts'

/** A file, and where it really lies. */
export interface FoundFile {
  path: string
  stats: Stats
}

/** Files of a folder that are served below a path. */
export interface FileRoute {
  /** Path with a slash at its end: `/files/`. */
  path: string
  /** The folder of these files, in the folder of all. */
  folder: string
  /** Whether a file of this name is served. */
  isTaken: (name: string) => boolean
  /** Finds the media type of a file whose type the file server does not know. */
  typeOf: (name: string) => string | undefined
  /** Time that browsers keep a file, in seconds. */
  maxAge: number
  /** Whether browsers save the file. */
  save: boolean
}

interface AssetOptions {
  /** Folder of all files. */
  root: string
  routes: readonly FileRoute[]
  /** Finds a file of that folder; `undefined` for one that is missing or leads out of the folder. */
  find: (file: string) => FoundFile | undefined
  guard: FileGuard
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
export function addAssets(app: Hono, { root, routes, find, guard }: AssetOptions): void {
  const limited = limitConcurrency(maxSending, maxWaiting)
  for (const { path, folder, isTaken, typeOf, maxAge, save } of routes) {
    const findFile = ({ req }: Context) => {
      const file = req.path.slice(path.length)
      return isTaken(file) ? find(`${folder}/${file}`) : undefined
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
