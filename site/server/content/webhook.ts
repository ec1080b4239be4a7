import { createLimiter, isOneOf } from '@brand/content-api'
import { findIncoming, HttpError, limitBody, sendError, type ProxyTrust } from '@brand/host'
import { Hono } from 'hono'
import { payloadLimit } from '../http/body-limits.ts'

/** The header that the secret is in: the CMS signs nothing, but sends headers that are set once. */
const secretHeader = 'x-webhook-secret'

/** Wrong secrets that a client may try within the window. */
const attempts = { limit: 10, window: 60_000 } as const

interface WebhookOptions {
  /** Each is valid: two while one is replaced by another. */
  secrets: readonly string[]
  trust: ProxyTrust
  /** Takes the payload of the CMS and handles it afterwards; `false` where it is not understood. */
  take: (body: unknown) => boolean
}

/**
 * The call by which a CMS reports changes. It is answered at once, whatever has to be fetched.
 * @requirement RELIABILITY 7, RELIABILITY 16, RELIABILITY 21
 */
export function webhookRoute(path: string, { secrets, trust, take }: WebhookOptions): Hono {
  const wrong = createLimiter(attempts)
  const app = new Hono()
  app.post(
    path,
    async (c, next) => {
      c.header('Cache-Control', 'no-store')
      // Before it is counted who tries: behind a proxy that is not trusted all are one client, and none may lock the CMS out.
      if (isOneOf(c.req.header(secretHeader) ?? '', secrets)) return next()
      const client = trust.identifyClient(findIncoming(c))
      if (wrong.isOver(client)) throw new HttpError('Too many requests', 429)
      wrong.count(client)
      throw new HttpError('Invalid secret', 403)
    },
    limitBody(payloadLimit),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined)
      if (!take(body)) throw new HttpError('Unknown webhook', 400)
      return c.json({ message: 'Accepted' }, 202)
    },
  )
  app.all(path, () => {
    throw new HttpError('Method not allowed', 405)
  })
  app.onError((error, c) => sendError(c, error, { allow: 'POST' }))
  return app
}
