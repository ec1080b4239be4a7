import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepting } from './accepting.ts'
import { choiceVaries } from './language.ts'

/** A page as it was rendered. */
export interface Rendered {
  status: number
  html: string
  /** Headers of this page alone; the cache adds those of caching and encoding. */
  headers: Record<string, string>
}

/** A page ready to be sent. */
interface Stored {
  status: number
  headers: Record<string, string>
  gzip: Buffer
  /** The best encoding; made in the background, so missing for the first moments. */
  br?: Buffer
}

/** What the cache looks at. */
interface Asked {
  path: string
  /** The version that the content has now. */
  version: () => string | undefined
  /** Address of the site, which canonical links name; one of the few that are trusted. */
  baseUrl: string
  /** `Accept-Encoding` */
  accept?: string | undefined
  /** `If-None-Match` */
  ifNoneMatch?: string | undefined
  /** `false` for a page that depends on more than its path: it is rendered anew each time. Default `true`. */
  keep?: boolean
}

/** An answer, to be made a Response of. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer | null
}

const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)
const toBrotli = promisify(brotliCompress)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

/** A validator for all encodings of a page, hence weak. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Headers of a page on its way out; `/` stays private because language decides there (LOC-26), as do pages that are not kept. */
export const pageHeaders = ({ html, headers, status }: Rendered, path: string, keep = true): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  ...headers,
  vary: path === '/' ? `Accept-Encoding, ${choiceVaries}` : 'Accept-Encoding',
  'cache-control': status !== 200 ? 'no-store' : path === '/' || !keep ? 'private, no-cache' : shared,
  ...(status === 200 && { etag: etagOf(html) }),
  // Without content there is soon some (RELIABILITY 6).
  ...(status === 503 && { 'retry-after': '2' }),
})

const keyOf = (version: string | undefined, { baseUrl, path }: Asked) => `${version} ${baseUrl} ${path}`

/** How often a page is rendered anew because its content has changed meanwhile. */
const tries = 3

/** Renders a page of one content version, and says of which: no page that is kept is part old, part new (RELIABILITY 7). */
async function renderWhole(version: Asked['version'], render: () => Promise<Rendered>) {
  for (let left = tries; ; left -= 1) {
    const madeOf = version()
    const page = await render()
    const isWhole = madeOf === version()
    if (isWhole || !left) return { page, madeOf, isWhole }
  }
}

const acceptsBrotli = accepting('br')
const acceptsGzip = accepting('gzip')

/** Lists of validators are compared weakly, as `If-None-Match` asks. */
const matches = (header: string | undefined, etag: string | undefined) =>
  !!header &&
  !!etag &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))

/**
 * Keeps rendered pages, compressed, by path, content version and address of the site, up to `maxBytes` (default 64 MB).
 * Requests for a page that is being rendered wait for that one rendering. Only pages with status 200 are kept.
 */
export function createPageCache({ maxBytes = 64 * 2 ** 20 }: { maxBytes?: number } = {}) {
  const pages = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ gzip, br }) => gzip.length + (br?.length ?? 0) + 1024,
  })
  const underWay = new Map<string, Promise<Stored>>()

  async function make(page: Rendered, path: string, keep: boolean): Promise<Stored> {
    return { status: page.status, headers: pageHeaders(page, path, keep), gzip: await toGzip(page.html, { level: 4 }) }
  }

  async function store(asked: Asked, render: () => Promise<Rendered>): Promise<Stored> {
    const { page, madeOf, isWhole } = await renderWhole(asked.version, render)
    const key = keyOf(madeOf, asked)
    const stored = await make(page, asked.path, true)
    if (page.status !== 200 || !isWhole) return stored
    pages.set(key, stored)
    // On the thread pool, after the answer; if the page has left the cache by then, nothing is lost.
    void toBrotli(page.html, best).then((br) => pages.peek(key) === stored && pages.set(key, { ...stored, br }))
    return stored
  }

  function find(asked: Asked, render: () => Promise<Rendered>): Stored | Promise<Stored> {
    const key = keyOf(asked.version(), asked)
    const kept = pages.get(key)
    if (kept) return kept
    let pending = underWay.get(key)
    if (!pending) {
      pending = store(asked, render).finally(() => underWay.delete(key))
      underWay.set(key, pending)
    }
    return pending
  }

  return {
    /** Answers a request for a page, rendering only what is not kept. */
    async answer(asked: Asked, render: () => Promise<Rendered>): Promise<Answer> {
      const { path, accept, ifNoneMatch, keep = true } = asked
      const { status, headers, gzip, br }: Stored = keep ? await find(asked, render) : await make(await render(), path, false)
      if (status === 200 && matches(ifNoneMatch, headers.etag)) return { status: 304, headers, body: null }
      if (br && acceptsBrotli(accept)) return { status, headers: { ...headers, 'content-encoding': 'br' }, body: br }
      if (acceptsGzip(accept)) return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzip }
      return { status, headers, body: await fromGzip(gzip) }
    },
    /** Bytes held now. */
    get bytes() {
      return pages.calculatedSize
    },
  }
}
