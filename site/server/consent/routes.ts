import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import {
  categoriesOf,
  chosen,
  consentCookie,
  consentDays,
  consentPath,
  consentStylePath,
  downloadsConsentCookie,
  readConsent,
  type Consent,
} from '../../request/consent.ts'
import { pageOf } from '../http/page-of.ts'
import { postRoute } from '../http/post-route.ts'
import { incomingOf, type ProxyTrust } from '../http/proxy-trust.ts'

/** A month, in seconds. */
const month = consentDays * 86_400

/** The choice in the format of the consent manager of the browser, which reads it later. */
function cookieOf(consent: Consent, now: number): string {
  const time = new Date(now).toISOString()
  return JSON.stringify({
    categories: categoriesOf(consent),
    revision: 0,
    data: null,
    consentTimestamp: time,
    consentId: randomUUID(),
    services: { necessary: [], preferences: [], statistics: [] },
    languageCode: '',
    lastConsentTimestamp: time,
    expirationTime: now + month * 1000,
  })
}

interface ConsentRoutesOptions {
  trust: ProxyTrust
  /** Default `Date.now`. */
  now?: () => number
}

/** The notice of consent without JavaScript: what takes the choice, and the stylesheet that shows the notice until then (CONSENT-04). */
export function createConsentRoutes({ trust, now = Date.now }: ConsentRoutesOptions): Hono {
  const app = postRoute(consentPath, trust, async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const isUntracked = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
    const consent = chosen(fields, fields.get('choice'), isUntracked)
    const secure = trust.baseUrlOf(incomingOf(c)).startsWith('https:')
    const scope = { path: '/', secure, sameSite: 'Lax', maxAge: month } as const
    setCookie(c, consentCookie, cookieOf(consent, now()), scope)
    if (consent.preferences) setCookie(c, downloadsConsentCookie, 'true', scope)
    else deleteCookie(c, downloadsConsentCookie, { path: '/', secure })
    const { path, query } = pageOf(c)
    return c.redirect(query.size ? `${path}?${query}` : path, 303)
  })
  return app.get(consentStylePath, (c) =>
    c.body(readConsent(c.req.header('cookie') ?? '') ? '' : '[data-part="consent-notice"]{display:block}', 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-store',
    }),
  )
}
