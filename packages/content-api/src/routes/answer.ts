import { createHash } from 'node:crypto'
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { ApiError, defaultLocale, errorAnswer, type Locale } from '@brand/content'
import type { Context } from 'hono'
import type { Snapshot } from '../snapshot.ts'

interface Answer {
  body: string
  etag: string
}

const composed = new WeakMap<Snapshot, Map<string, Answer>>()

/** The answer under a key, composed once per snapshot. What throws is not kept, so only what exists takes memory. */
function answerOnce(snapshot: Snapshot, key: string, compose: () => unknown): Answer {
  const answers = composed.get(snapshot) ?? new Map<string, Answer>()
  composed.set(snapshot, answers)
  const known = answers.get(key)
  if (known) return known
  const body = JSON.stringify(compose())
  const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  answers.set(key, answer)
  return answer
}

/** Shared caches may keep an answer but ask each time; an unchanged one costs them a 304. */
const caching = 'public, no-cache, stale-if-error=86400'

const errors = {
  400: 'A part of the query is not accepted, such as a locale that is unknown or not active.',
  405: 'Only GET and HEAD are known here.',
  500: 'The server failed.',
  503: 'There is no content yet; Retry-After says when to ask again.',
}
const errorResponse = (description: string) => ({ description, content: { 'application/json': { schema: errorAnswer } } })

interface Call<Query extends z.ZodRawShape> {
  path: string
  summary: string
  /** What is asked beside the locale. */
  query?: Query
  /** Schema of the answer. */
  answer: z.ZodType
  /** Why a call may find nothing; without it a 404 is not among the answers. */
  notFound?: string
  compose(snapshot: Snapshot, query: z.infer<z.ZodObject<Query>> & { locale: Locale }): unknown
}

/** Adds a call to the API: validated, documented, composed once per snapshot, with ETag; other methods are answered 405. */
export function addCall<Query extends z.ZodRawShape>(
  app: OpenAPIHono,
  { path, summary, query, answer, notFound, compose }: Call<Query>,
  { locales, snapshot }: { locales: readonly Locale[]; snapshot: () => Snapshot | undefined },
): void {
  const locale = z.enum(locales as [Locale, ...Locale[]]).default(defaultLocale)
  const route = createRoute({
    method: 'get',
    path,
    summary,
    request: { query: z.object({ ...query, locale: locale.meta({ description: 'One of the active locales.' }) }) },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: answer } } },
      304: { description: 'The answer is the one that If-None-Match names.' },
      ...Object.fromEntries(
        Object.entries({ ...errors, ...(notFound && { 404: notFound }) }).map(([s, d]) => [s, errorResponse(d)]),
      ),
    },
  })
  const handle = (c: Context) => {
    const asked = (c.req as unknown as { valid(target: 'query'): z.infer<z.ZodObject<Query>> & { locale: Locale } }).valid(
      'query',
    )
    const current = snapshot()
    if (!current) throw new ApiError('There is no content yet', 503)
    const { body, etag } = answerOnce(current, `${path} ${JSON.stringify(asked)}`, () => compose(current, asked))
    return c.body(body, 200, { 'Content-Type': 'application/json', 'Cache-Control': caching, ETag: etag })
  }
  // The answer is text composed before, which the types of the route cannot know.
  app.openapi(route, handle as never)
  app.all(path, () => {
    throw new ApiError('Method not allowed', 405)
  })
}
