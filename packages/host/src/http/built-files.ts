import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** Serves files of the build in a folder: their names contain a hash, and they are compressed at build time. */
export const builtFiles = (root: string): MiddlewareHandler =>
  serveStatic({ root, precompressed: true, onFound: (_file, c) => c.header('Cache-Control', year) })

/** Serves files of a folder whose names are fixed, for a day: icons, licences. `type` replaces their media type. */
export const fixedFiles = (root: string, type?: string): MiddlewareHandler =>
  serveStatic({
    root,
    onFound(_file, c) {
      if (type) c.header('Content-Type', type)
      c.header('Cache-Control', day)
    },
  })
