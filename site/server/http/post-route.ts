import { ApiError, defaultLocale, locales } from '@brand/content'
import { findIncoming, isOwnOrigin, localize, type ProxyTrust, TooManyWaitingError } from '@brand/host'
import { bodyGuard, sendError } from '@brand/content-api'
import { Hono, type Context, type Handler } from 'hono'
import { tooManyRequests } from './bare-page.ts'
import { findFormPage } from './page-of.ts'

type Options = Parameters<typeof bodyGuard>[1] & {
  /** Refuses a request before its body is looked at. */
  refuse?: (c: Context) => Promise<Response | undefined>
}

/**
 * An app with one call, which takes the POST of a form or of JSON from this site only.
 * @requirement FORM-42, RELIABILITY 16
 */
export function postRoute(path: string, trust: ProxyTrust, answer: Handler, { refuse, ...guard }: Options = {}): Hono {
  const app = new Hono()
  app.use(path, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method !== 'POST') throw new ApiError('Method not allowed', 405)
    if (!isOwnOrigin(c, trust.findBaseUrl(findIncoming(c)))) throw new ApiError('Forms are accepted from this site only', 403)
    return (await refuse?.(c)) ?? next()
  })
  app.use(path, bodyGuard(app, guard))
  app.post(path, answer)
  app.onError((error, c) =>
    error instanceof TooManyWaitingError
      ? tooManyRequests(c, localize(findFormPage(c).path, { active: locales, defaultLocale }).locale, 1)
      : sendError(c, error, { allow: 'POST' }),
  )
  return app
}
