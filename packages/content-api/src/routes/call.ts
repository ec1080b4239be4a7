import { createHash } from 'node:crypto'
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, defaultLocale, errorAnswer, type Locale } from '@brand/content'
import { answerTags, tagHeaders } from '../cache-tags.ts'
import type { Context } from 'hono'
import type { PreviewGate } from '../preview.ts'
import { collectReads, unknownTag, type Tags } from '../reads.ts'
import type { Snapshot } from '../snapshot.ts'
import { createResponseCache } from './response-cache.ts'

/** Whoever calls the API in process is told what an answer was made of, also where it is an error. */
export interface CallBindings {
  noteReads?: (tags: Tags) => void
}

const computeEtag = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Shared caches may store an answer but must revalidate it, unless purges reach them; an unchanged one costs a 304. */
const caching = (tags: Tags, sharedAge?: number) => ({
  'Cache-Control':
    sharedAge === undefined || tags.includes(unknownTag)
      ? 'public, no-cache, stale-if-error=86400'
      : `public, max-age=0, s-maxage=${sharedAge}, stale-if-error=86400`,
  ...tagHeaders(answerTags(tags)),
})
/**
 * A request with a preview key, right or wrong, is never cached.
 * @requirement OR-10
 */
const noStore = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

const errors = {
  400: 'Invalid query, such as an unknown or inactive locale.',
  405: 'Only GET and HEAD are allowed.',
  429: 'Too many wrong preview secrets or searches. Retry-After gives the wait.',
  500: 'Server error.',
  503: 'The content is not loaded yet. Retry-After gives the wait.',
}
const messages: Record<string, string> = {
  400: 'locale: Invalid option',
  404: 'Page not found',
  405: 'Method not allowed',
  429: 'Too many requests',
  500: 'Error',
  503: 'The content is not loaded yet',
}
const errorResponse = (status: string, description: string) => ({
  description,
  content: {
    'application/json': {
      schema: errorAnswer,
      example: {
        message: messages[status],
        code: Number(status),
        ...(status === '400' && { fields: { locale: 'Invalid option' } }),
      },
    },
  },
})

const previewKey = z.string().optional()
const preview = previewKey.meta({ description: 'The preview secret. The response includes drafts and is not cached.' })
const token = previewKey.meta({ description: 'Alias of `preview`.' })

export interface Call<Query extends z.ZodRawShape> {
  path: string
  summary: string
  /** Query parameters beside locale and preview. */
  query?: Query
  /** Schema of the answer. */
  answer: z.ZodType
  /** Query of the example in the API document. Default: no parameters. */
  example?(snapshot: Snapshot): Partial<Record<string, string>>
  /** Why a call may find nothing; without it a 404 is not among the answers. */
  notFound?: string
  /** Whether an answer is composed for each request: it depends on more than the content, or on what a visitor typed. */
  uncached?(query: z.infer<z.ZodObject<Query>>): boolean
  compose(snapshot: Snapshot, query: z.infer<z.ZodObject<Query>> & { locale: Locale }, client: string | undefined): unknown
}

export interface CallOptions {
  locales: readonly Locale[]
  /** The published content; `undefined` before there is any. */
  snapshot: () => Snapshot | undefined
  /** The content with its drafts. */
  drafts: () => Promise<Snapshot>
  gate: PreviewGate
  /** Identifies the client; `undefined` for the server itself. */
  identifyClient: (c: Context) => string | undefined
  /** Seconds for which shared caches keep an answer; see `createApi`. */
  sharedAge?: (() => number | undefined) | undefined
}

/** Adds a call to the API: validated, documented, cached per snapshot, with ETag; other methods get 405. */
export function addCall<Query extends z.ZodRawShape>(
  app: OpenAPIHono,
  { path, summary, query, answer, notFound, uncached, compose }: Call<Query>,
  { locales, snapshot, drafts, gate, identifyClient, sharedAge }: CallOptions,
): void {
  const locale = z.enum(locales as [Locale, ...Locale[]]).default(defaultLocale)
  const route = createRoute({
    method: 'get',
    path,
    summary,
    request: {
      query: z.object({ ...query, locale: locale.meta({ description: 'One of the active locales.' }), preview, token }),
    },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: answer } } },
      304: { description: 'Not modified: If-None-Match has the current ETag.' },
      ...Object.fromEntries(
        Object.entries({ ...errors, ...(notFound && { 404: notFound }) }).map(([s, d]) => [s, errorResponse(s, d)]),
      ),
    },
  })
  type Params = z.infer<z.ZodObject<Query>> & { locale: Locale; preview?: string; token?: string }
  const cache = createResponseCache(path)

  const handle = async (c: Context) => {
    const { preview, token, ...rest } = (c.req as unknown as { valid(target: 'query'): Params }).valid('query')
    const query = rest as unknown as z.infer<z.ZodObject<Query>> & { locale: Locale }
    const client = identifyClient(c)
    const given = preview ?? token
    const isPreview = given !== undefined && (await gate.admits(given, client))
    const current = isPreview ? await drafts() : snapshot()
    if (!current) throw new ApiError('The content is not loaded yet', 503)
    const isCacheable = !isPreview && !uncached?.(query)
    const cached = isCacheable ? cache.get(current, query) : undefined
    const { noteReads } = (c.env ?? {}) as CallBindings
    let response = cached
    if (!response) {
      const reads = new Set<string>()
      try {
        const composed = collectReads(reads, () => compose(current, query, client))
        // Reads of an asynchronous answer cannot be tracked.
        if (composed instanceof Promise) reads.add(unknownTag)
        const body = JSON.stringify(await composed)
        response = { body, etag: computeEtag(body), tags: [...reads] }
      } catch (error) {
        noteReads?.([...reads])
        throw error
      }
      if (isCacheable) cache.set(current, query, response)
    }
    const { body, etag, tags } = response
    noteReads?.(tags)
    const headers = given === undefined ? caching(tags, sharedAge?.()) : noStore
    return c.body(body, 200, { 'Content-Type': 'application/json', ETag: etag, ...headers })
  }
  // The body is JSON text already, which the types of the route cannot express.
  app.openapi(route, handle as never)
  app.all(path, () => {
    throw new ApiError('Method not allowed', 405)
  })
}
