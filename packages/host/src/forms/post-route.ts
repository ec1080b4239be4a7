import { Hono, type Context, type Handler } from 'hono'
import { HttpError, sendError } from '../http/errors.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { findIncoming, type ProxyTrust } from '../http/proxy-trust.ts'
import { bodyGuard, type GuardOptions } from './body-guard.ts'

interface PostOptions extends GuardOptions {
  /** Refuses a request before its body is looked at. Default: none is. */
  refuse?: (c: Context) => Promise<Response | undefined>
  /** Answers an error. Default, and where it returns nothing: as JSON. */
  answerError?: (c: Context, error: Error) => Response | undefined
}

/**
 * An app with one call, which takes the POST of a form or of JSON from this site only.
 * @requirement FORM-42, RELIABILITY 16
 */
export function postRoute(
  path: string,
  trust: ProxyTrust,
  answer: Handler,
  { refuse, answerError, ...guard }: PostOptions = {},
): Hono {
  const app = new Hono()
  app.use(path, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method !== 'POST') throw new HttpError('Method not allowed', 405)
    if (!isOwnOrigin(c, trust.findBaseUrl(findIncoming(c)))) throw new HttpError('Forms are accepted from this site only', 403)
    return (await refuse?.(c)) ?? next()
  })
  app.use(path, bodyGuard(guard))
  app.post(path, answer)
  app.onError((error, c) => answerError?.(c, error) ?? sendError(c, error, { allow: 'POST' }))
  return app
}
