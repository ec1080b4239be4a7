import { ApiError, apiPaths } from '@brand/content'
import { honeypot, readInquiry } from '@brand/content/inquiry'
import { bodyGuard, createLimiter } from '@brand/content-api'
import type { Inquiries } from '@brand/inquiries'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { incomingOf, type ProxyTrust } from '../http/proxy-trust.ts'
import { isOwnOrigin } from './origin.ts'
import { readBody } from './read-body.ts'

/** A token of a browser: printable and not short. */
const tokenPattern = /^[\x21-\x7E]{8,200}$/

interface InquiryRoutesOptions {
  inquiries: Pick<Inquiries, 'accept'>
  trust: ProxyTrust
  /** Most inquiries of one client within a minute (DRV-04, RELIABILITY 21). */
  perMinute: number
  /** Default `Date.now`. */
  now?: () => number
}

const headersOf: Partial<Record<number, Record<string, string>>> = {
  405: { Allow: 'POST' },
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': '2' },
}

function tokenOf(c: Context): string | undefined {
  const token = c.req.header('idempotency-key')
  if (token !== undefined && !tokenPattern.test(token)) throw new ApiError('Idempotency-Key must have 8 to 200 letters', 400)
  return token
}

/** `POST /api/inquiries`: what is answered 200 is on disk, and is delivered (FORM-43, API-33 to API-37). */
export function createInquiryRoutes({ inquiries, trust, perMinute, now = Date.now }: InquiryRoutesOptions): Hono {
  const limiter = createLimiter({ limit: perMinute, window: 60_000, now })
  const clientOf = (c: Context) => trust.clientOf(incomingOf(c))

  /** Keeps what was sent. Throws `ApiError`: 400 with the fields that are not accepted, 503 when it cannot be kept. */
  async function accept(c: Context, values: Record<string, unknown>): Promise<{ id: string }> {
    const token = tokenOf(c)
    const result = readInquiry(values)
    if ('fields' in result) throw new ApiError('Invalid input', 400, { fields: result.fields })
    try {
      return await inquiries.accept(result.inquiry, { token, client: clientOf(c), isProgram: Boolean(values[honeypot]) })
    } catch (error) {
      console.error(`An inquiry could not be kept: ${(error as Error).message}`)
      throw new ApiError('The inquiry could not be kept', 503)
    }
  }

  const app = new Hono()
  app.use(apiPaths.inquiries, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method !== 'POST') throw new ApiError('Method not allowed', 405)
    if (!isOwnOrigin(c, trust.baseUrlOf(incomingOf(c)))) throw new ApiError('Forms are sent from this site only', 403)
    const client = clientOf(c)
    if (limiter.isOver(client)) throw new ApiError('Too many requests', 429)
    limiter.count(client)
    return next()
  })
  app.use(apiPaths.inquiries, bodyGuard(app))
  app.post(apiPaths.inquiries, async (c) => c.json({ ok: true, ...(await accept(c, await readBody(c))) }))
  app.onError((error, c) => {
    const isKnown = error instanceof ApiError
    if (!isKnown) console.error(`POST ${apiPaths.inquiries}: ${error.stack ?? error.message}`)
    const { message, status, fields } = isKnown ? error : new ApiError('Error', 500)
    const body = { message, code: status, ...(fields && { fields }) }
    return c.json(body, status as ContentfulStatusCode, { 'Cache-Control': 'no-store', ...headersOf[status] })
  })
  return app
}
