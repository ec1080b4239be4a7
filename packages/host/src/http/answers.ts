import type { Context } from 'hono'
import type { Answer } from '../cache/page.ts'

/**
 * Browsers cache a permanent redirect forever unless told otherwise, and an editor may take it back.
 * @requirement OR-76
 */
export const shortLived = { 'Cache-Control': 'public, max-age=60' }

/** Whether a proxy passes a request on: for the outside the health calls do not exist, however their paths are written. */
export const isPassedOn = (c: Context) => c.req.header('x-forwarded-for') !== undefined

/** The path and query that a client asks for, as it wrote them; `undefined` when the app is called in process. */
export const readTarget = (c: Context) => (c.env as { incoming?: { url?: string } } | undefined)?.incoming?.url

export const sendText = (c: Context, text: string, status: 200 | 503, headers = {}) =>
  c.text(`${text}\n`, status, { 'Cache-Control': 'no-store', ...headers })

/** A page's redirect keeps the query of the request, unless it has one of its own, which may be an empty one. */
const withQuery = (location: string, search: string) => (location.includes('?') ? location.replace(/\?$/, '') : location + search)

/** The answer of a page for a request with a query. */
export function toResponse({ status, headers, body }: Answer, search: string): Response {
  const { location } = headers
  return new Response(body as BodyInit | null, {
    status,
    headers: location ? { ...headers, location: withQuery(location, search) } : headers,
  })
}
