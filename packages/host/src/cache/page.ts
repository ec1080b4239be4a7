import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Tags } from '@brand/content-api'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { names } from '../http/accept.ts'
import { toGzip } from './compress.ts'
import { choiceVaries } from '../locale/preferred-home.ts'
import type { TagRules } from './tags.ts'

/** A page as it was rendered. */
export interface Rendered {
  status: number
  html: string
  /** Headers of this page alone, without those of caching and encoding. */
  headers: Record<string, string>
  /** Tags of the content in the page. Default: unknown, so every change concerns it. */
  tags?: Tags
}

/** A page, compressed. */
export interface EncodedPage {
  status: number
  tags: Tags
  headers: Record<string, string>
  gzip: Buffer
  br?: Buffer
}

/** An answer, to be turned into a `Response`. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer | null
}

/** Encodings and validators that a client accepts, from its headers. */
export interface Conditions {
  br: boolean
  gzip: boolean
  /** `If-None-Match` */
  ifNoneMatch?: string | undefined
}

const fromGzip = promisify(gunzip)

/** Weak, since it is the same for all encodings of a page. */
const computeEtag = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Headers with another time for which shared caches keep the page, in seconds. */
export const keptFor = (headers: Record<string, string>, seconds: number): Record<string, string> => ({
  ...headers,
  ...(headers['cache-control'] && { 'cache-control': headers['cache-control'].replace(/s-maxage=\d+/, `s-maxage=${seconds}`) }),
})

/**
 * Headers of a page's answer. `/` is private because the language decides there, and so are pages that are not cached.
 * @requirement LOC-26
 */
const pageHeaders = (
  { html, headers, status, tags }: Rendered,
  path: string,
  isCached: boolean,
  { unknown, answerTags, tagHeaders }: TagRules,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  ...headers,
  vary: path === '/' ? `Accept-Encoding, ${choiceVaries}` : 'Accept-Encoding',
  'cache-control': status !== 200 ? 'no-store' : path === '/' || !isCached ? 'private, no-cache' : shared,
  ...(status === 200 && { etag: computeEtag(html) }),
  // Only pages that shared caches keep need tags for a purge.
  ...(status === 200 && isCached && path !== '/' && tagHeaders(answerTags(tags ?? unknown))),
  // Content is usually available soon. @requirement RELIABILITY 6
  ...(status === 503 && { 'retry-after': '2' }),
})

/** Compresses a page quickly. */
export const encodePage = async (page: Rendered, path: string, isCached: boolean, rules: TagRules): Promise<EncodedPage> => ({
  status: page.status,
  tags: page.tags ?? rules.unknown,
  headers: pageHeaders(page, path, isCached, rules),
  gzip: await toGzip(page.html),
})

export const decompressHtml = ({ gzip }: EncodedPage): Promise<Buffer> => fromGzip(gzip)

/** The HTML of the pages that clients without compression ask for, so that it is not decompressed for each of them. */
const decompressed = new LRUCache<Buffer, Buffer>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: (html) => html.length || 1,
  fetchMethod: (gzip) => fromGzip(gzip),
})

/** Reads the conditions from the headers of a request. */
export const conditionsFrom = (acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Conditions => ({
  br: names(acceptEncoding, 'br'),
  gzip: names(acceptEncoding, 'gzip'),
  ifNoneMatch,
})

export const readConditions = (c: Context): Conditions =>
  conditionsFrom(c.req.header('accept-encoding'), c.req.header('if-none-match'))

/** Lists of validators are compared weakly, as `If-None-Match` asks. */
const matches = (header: string | undefined, etag: string | undefined) =>
  !!header &&
  !!etag &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))

/** The answer of a page that is not compressed, or 304. */
export function answerPlain(
  page: Rendered,
  path: string,
  { ifNoneMatch }: Conditions,
  isCached: boolean,
  rules: TagRules,
): Answer {
  const headers = pageHeaders(page, path, isCached, rules)
  const isSame = page.status === 200 && matches(ifNoneMatch, headers['etag'])
  return isSame ? { status: 304, headers, body: null } : { status: page.status, headers, body: page.html }
}

/** A page as it is kept, for a client that takes an encoding of it, or 304; `undefined` where it must be decompressed. */
export function answerPacked(page: EncodedPage, { br, gzip, ifNoneMatch }: Conditions): Answer | undefined {
  const { status, headers } = page
  if (status === 200 && matches(ifNoneMatch, headers.etag)) return { status: 304, headers, body: null }
  if (page.br && br) return { status, headers: { ...headers, 'content-encoding': 'br' }, body: page.br }
  if (gzip) return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: page.gzip }
  return undefined
}

/** Chooses the encoding that a client takes, or 304. */
export async function answerWith(page: EncodedPage, conditions: Conditions): Promise<Answer> {
  const { status, headers } = page
  return answerPacked(page, conditions) ?? { status, headers, body: (await decompressed.fetch(page.gzip))! }
}
