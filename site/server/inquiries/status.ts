import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@brand/content'
import type { Inquiries, Trouble } from '@brand/inquiries'
import type { Context, Handler } from 'hono'
import { incomingOf, type ProxyTrust } from '../http/proxy-trust.ts'

const troubles: Record<Trouble, string> = {
  moved: 'inquiries cannot be kept, their folder has been moved or deleted',
  unusable: 'inquiries cannot be kept',
}

/** What is wrong, for who asks whether the server is ready. It names no place. */
export const troubleOf = (trouble: Trouble | undefined): string | undefined => trouble && troubles[trouble]

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

const isLoopback = (client: string | undefined) => client !== undefined && /^(?:127\.[\d.]+|0:0:0:0::\/64|::1)$/.test(client)
const isForwarded = (c: Context) =>
  ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name) !== undefined)

interface StatusOptions {
  inquiries: Pick<Inquiries, 'status' | 'trouble'>
  trust: ProxyTrust
  /** Who sends it as `Authorization: Bearer` is answered. Default: who asks from this machine. */
  token?: string | undefined
}

/**
 * How many inquiries wait, and since when: numbers and times, nothing that was written. Others are told that there is no such call.
 * @requirement RELIABILITY 31
 */
export function createStatus({ inquiries, trust, token }: StatusOptions): Handler {
  const isOperator = (c: Context) =>
    token === undefined
      ? isLoopback(trust.clientOf(incomingOf(c))) && !isForwarded(c)
      : isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!isOperator(c)) throw new ApiError('Not found', 404)
    const trouble = troubleOf(inquiries.trouble()) ?? null
    const status = await inquiries.status().catch(() => undefined)
    if (!status) return c.json({ trouble: troubles.unusable }, 503)
    const { counts, oldest, failing, missing } = status
    return c.json({
      trouble,
      counts,
      oldest: iso(oldest),
      failing: failing ? { since: iso(failing.since), error: failing.error } : null,
      missing,
    })
  }
}
