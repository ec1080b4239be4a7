import { createHmac } from 'node:crypto'
import type { Clock } from './clock.ts'
import { deliveredPayload } from './payload.ts'
import { retryAfter } from './schedule.ts'

/** Timeout for an answer of the inquiry service, in ms. */
export const sendTimeout = 5_000

/** Timeout for an inquiry with a file, in ms: shorter than its claim. A service or a mail server may scan the file. */
export const fileTimeout = 45_000

/** Statuses of the client's kind that can pass: too slow, busy with the same, too early, too many. */
const passing = new Set([408, 409, 425, 429])

/** Result of one attempt. The error holds a status or a code, never text of the visitor. */
export type Outcome = { ok: true } | { ok: false; error: string; isPermanent: boolean; retryAfter?: number | undefined }

export interface Message {
  id: string
  /** The payload as JSON. */
  payload: string
  /** The bytes of its file. Default: it has none. */
  file?: Uint8Array | undefined
  /** The visitor's language. */
  locale: string
}

export type Send = (message: Message) => Promise<Outcome>

interface SenderOptions {
  /**
   * Address of the inquiry service.
   * @requirement API-33
   */
  url: string
  /** Each signs what is sent; `whsec_` and base64, or any text. Default: nothing is signed. */
  secrets?: readonly string[] | undefined
  clock: Clock
}

const decodeSecret = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/**
 * The headers of Standard Webhooks: the receiver checks with them who sent a message, and when. There is a signature by each secret, of
 * which the receiver knows one.
 */
function signMessage(id: string, body: string, secrets: readonly string[], now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', decodeSecret(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** The code of what `fetch` throws, such as ECONNREFUSED. */
function readErrorCode(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name: string }
  return typeof cause?.code === 'string' ? cause.code : name
}

/**
 * Sends one inquiry by HTTP. Every status outside 2xx is a failure, redirects too.
 * @requirement ERR-14, ERR-15
 */
export function createSender({ url, secrets, clock }: SenderOptions): Send {
  return async ({ id, payload, file }) => {
    const controller = new AbortController()
    const cancel = clock.after(file ? fileTimeout : sendTimeout, () => controller.abort())
    try {
      const body = deliveredPayload(payload, file)
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...(secrets?.length && signMessage(id, body, secrets, clock.now())),
        },
        signal: controller.signal,
      })
      const { ok, status, headers } = response
      // The connection is free again only when the body is read or given up.
      await response.body?.cancel()
      if (ok) return { ok }
      const isPermanent = status >= 400 && status < 500 && !passing.has(status)
      return { ok, error: `HTTP ${status}`, isPermanent, retryAfter: retryAfter(headers.get('retry-after'), clock.now()) }
    } catch (error) {
      return { ok: false, error: controller.signal.aborted ? 'timeout' : readErrorCode(error), isPermanent: false }
    } finally {
      cancel()
    }
  }
}
