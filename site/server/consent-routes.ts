import { ApiError } from '@brand/content'
import { bodyGuard } from '@brand/content-api'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { chosen, consentCookies, consentPath, consentStylePath, readConsent } from '../request/consent.ts'
import { isOwnOrigin } from './http/origin.ts'
import { pageOf } from './http/page-of.ts'
import { incomingOf, type ProxyTrust } from './http/proxy-trust.ts'

/** The notice of consent without JavaScript: what takes the choice, and the stylesheet that shows the notice until then (CONSENT-04). */
export function createConsentRoutes({ trust }: { trust: ProxyTrust }): Hono {
  const app = new Hono()
  app.get(consentStylePath, (c) =>
    c.body(readConsent(c.req.header('cookie') ?? '') ? '' : '[data-part="consent-notice"]{display:block}', 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-store',
    }),
  )
  app.use(consentPath, async (c, next) => {
    if (c.req.method !== 'POST') throw new ApiError('Method not allowed', 405)
    if (!isOwnOrigin(c, trust.baseUrlOf(incomingOf(c)))) throw new ApiError('Forms are sent from this site only', 403)
    return next()
  })
  app.use(consentPath, bodyGuard(app))
  app.post(consentPath, async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const isUntracked = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
    const consent = chosen(fields, fields.get('choice'), isUntracked)
    const isSecure = trust.baseUrlOf(incomingOf(c)).startsWith('https:')
    for (const cookie of consentCookies(consent, isSecure)) c.header('Set-Cookie', cookie, { append: true })
    const { path, query } = pageOf(c)
    c.header('Cache-Control', 'no-store')
    return c.redirect(query.size ? `${path}?${query}` : path, 303)
  })
  app.onError((error, c) => {
    const { message, status } = error instanceof ApiError ? error : new ApiError('Error', 500)
    const headers = { 'Cache-Control': 'no-store', ...(status === 405 && { Allow: 'POST' }) }
    return c.json({ message, code: status }, status as ContentfulStatusCode, headers)
  })
  return app
}
