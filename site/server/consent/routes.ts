import { findIncoming, postRoute, type ProxyTrust } from '@brand/host'
import type { Hono } from 'hono'
import { chosen, consentCookies, consentPath, consentStylePath, readConsent } from '../../request/consent.ts'
import { findFormPage } from '../http/page-of.ts'

/**
 * The notice of consent without JavaScript: what takes the choice, and the stylesheet that shows the notice until then.
 * @requirement CONSENT-04
 */
export function createConsentRoutes({ trust }: { trust: ProxyTrust }): Hono {
  const app = postRoute(consentPath, trust, async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const isUntracked = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
    const consent = chosen(fields, fields.get('choice'), isUntracked)
    const isSecure = trust.findBaseUrl(findIncoming(c)).startsWith('https:')
    for (const cookie of consentCookies(consent, isSecure)) c.header('Set-Cookie', cookie, { append: true })
    const { path, query } = findFormPage(c)
    return c.redirect(query.size ? `${path}?${query}` : path, 303)
  })
  return app.get(consentStylePath, (c) =>
    c.body(
      readConsent(c.req.header('cookie') ?? '')
        ? ''
        : '[data-part="consent-notice"]{display:block}:root{--b-view-end:var(--consent-size)}',
      200,
      {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'private, no-store',
      },
    ),
  )
}
