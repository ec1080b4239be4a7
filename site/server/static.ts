import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Handler, Hono, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

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

const film = /^\/media\/([\w-]+\.(?:mp4|webm|ogg|ogv))$/

/** Mounts the films of a content folder, with ranges, so that a player can jump. Nothing else of the folder is served. */
export function addFilms(app: Hono, folder: string): void {
  const serve = serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace('/media/', '/assets/') })
  // Compares the tag that is there, without reading the film.
  app.use('/media/*', etag(), async (c, next) => {
    await next()
    if (c.res.status === 416) c.header('Cache-Control', 'no-store')
  })
  app.get('/media/*', async (c, next) => {
    const name = film.exec(c.req.path)?.[1]
    const found = name && (await stat(join(folder, 'assets', name)).catch(() => undefined))
    if (!found) return c.notFound()
    c.header('ETag', `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`)
    c.header('Cache-Control', 'public, max-age=86400')
    c.header('Accept-Ranges', 'bytes')
    return serve(c, next)
  })
}

/** Where the licence of the fonts stands; it has to travel with them. */
export const fontLicencePath = '/fonts/OFL-Archivo.txt'

/** The licence, from the package that brings the fonts. */
export const fontLicence: Handler = async (c) =>
  c.text(await readFile(new URL(import.meta.resolve('@brand/blocks/fonts/OFL-Archivo.txt')), 'utf8'), 200, {
    'Cache-Control': 'public, max-age=86400',
  })
