import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Handler, MiddlewareHandler } from 'hono'

const year = 'public, max-age=31536000, immutable'

/** Files of the build: their names carry a hash, their compressed forms were made with them. */
export const builtFiles = (): MiddlewareHandler =>
  serveStatic({
    root: fileURLToPath(new URL('../dist/client', import.meta.url)),
    precompressed: true,
    onFound: (_file, c) => c.header('Cache-Control', year),
  })

const film = /^\/media\/[\w-]+\.(?:mp4|webm|ogg|ogv)$/

/** The films of a content folder, with ranges, so that a player can jump. */
export function contentFilms(folder: string): MiddlewareHandler {
  const serve = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.replace('/media/', '/assets/'),
    onFound: (_file, c) => {
      c.header('Cache-Control', 'public, max-age=86400')
      c.header('Accept-Ranges', 'bytes')
    },
  })
  return (c, next) => (film.test(c.req.path) ? serve(c, next) : next())
}

/** Where the licence of the fonts stands; it has to travel with them. */
export const fontLicencePath = '/fonts/OFL-Archivo.txt'

/** The licence, from the package that brings the fonts. */
export const fontLicence: Handler = async (c) =>
  c.text(await readFile(new URL(import.meta.resolve('@brand/blocks/fonts/OFL-Archivo.txt')), 'utf8'), 200, {
    'Cache-Control': 'public, max-age=86400',
  })
