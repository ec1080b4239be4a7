import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Handler, Hono, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { limitTo } from './places.ts'

const year = 'public, max-age=31536000, immutable'

/** Files of the build: their names carry a hash, their compressed forms were made with them. */
export const builtFiles = (): MiddlewareHandler =>
  serveStatic({
    root: fileURLToPath(new URL('../dist/client', import.meta.url)),
    precompressed: true,
    onFound: (_file, c) => c.header('Cache-Control', year),
  })

/** The icons of the build; browsers and phones look for some of them at these very names. */
export const builtIcons = (): MiddlewareHandler =>
  serveStatic({
    root: fileURLToPath(new URL('../dist/client', import.meta.url)),
    onFound: (_file, c) => c.header('Cache-Control', 'public, max-age=86400'),
  })

/** What a content folder gives besides pictures: where it is served, where it lies, which names count, how long it is kept, in seconds. */
const shelves = [
  { at: '/media/', folder: 'assets', name: /^[\w-]+\.(?:mp4|webm|ogg|ogv)$/, keep: 86_400, save: false },
  { at: '/files/', folder: 'assets/files', name: /^[\w-]+\.(?:csv|dwg|dxf|ies|ldt|pdf|rfa|txt|zip)$/, keep: 3600, save: true },
]

/** Files sent at a time, and how many may wait. */
const [atOnce, line] = [48, 1000]

/** Mounts films to play and files to save, with ranges, so that a player can jump and a broken download goes on. Nothing else of the folder is served. */
export function addAssets(app: Hono, root: string): void {
  const limited = limitTo(atOnce, line)
  for (const { at, folder, name, keep, save } of shelves) {
    const serve = serveStatic({ root, rewriteRequestPath: (path) => path.replace(at, `/${folder}/`) })
    // Compares the tag that is there, without reading the file.
    app.use(`${at}*`, etag(), async (c, next) => {
      await next()
      if (c.res.status === 416) c.header('Cache-Control', 'no-store')
    })
    app.get(`${at}*`, limited, async (c, next) => {
      const file = c.req.path.slice(at.length)
      const found = name.test(file) && (await stat(join(root, folder, file)).catch(() => undefined))
      if (!found) return c.notFound()
      const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
      c.header('ETag', tag)
      // A part of what has changed meanwhile would not fit the parts that the client has.
      if (![undefined, tag].includes(c.req.header('if-range'))) c.req.raw.headers.delete('range')
      c.header('Cache-Control', `public, max-age=${keep}`)
      c.header('Accept-Ranges', 'bytes')
      if (save) c.header('Content-Disposition', `attachment; filename="${file}"`)
      return serve(c, next)
    })
  }
}

/** Where the licence of the fonts stands; it has to travel with them. */
export const fontLicencePath = '/fonts/OFL-Archivo.txt'

/** The licence, from the package that brings the fonts. */
export const fontLicence: Handler = async (c) =>
  c.text(await readFile(new URL(import.meta.resolve('@brand/blocks/fonts/OFL-Archivo.txt')), 'utf8'), 200, {
    'Cache-Control': 'public, max-age=86400',
  })
