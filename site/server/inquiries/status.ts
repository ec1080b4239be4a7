import { isOneOf } from '@brand/content-api'
import type { Inquiries, OutboxProblem } from '@brand/inquiries'
import { findIncoming, HttpError, isForwarded, isLoopback, type ProxyTrust } from '@brand/host'
import type { Context, Handler } from 'hono'

const problemTexts: Record<OutboxProblem, string> = {
  moved: 'inquiries cannot be stored: their folder was moved or deleted',
  unusable: 'inquiries cannot be stored',
}

/** Describes a problem for `/readyz` and the status. The text contains no path. */
export const describeProblem = (problem: OutboxProblem | undefined): string | undefined => problem && problemTexts[problem]

/**
 * Describes for `/readyz` that inquiries have waited for more than seven days.
 * @requirement RELIABILITY 31
 */
export const overdueOf = (count = 0): string | undefined =>
  count ? `${count} inquiries have waited for more than 7 days` : undefined

interface StatusOptions {
  inquiries: Pick<Inquiries, 'status' | 'problem'>
  trust: ProxyTrust
  /** Tokens accepted as `Authorization: Bearer`. Default: only requests from this machine are answered. */
  tokens?: readonly string[] | undefined
}

/**
 * Answers an operator with counts, times and the last error of the waiting inquiries, without their contents. Others get 404.
 * @requirement RELIABILITY 31
 */
export function createStatus({ inquiries, trust, tokens }: StatusOptions): Handler {
  const wanted = tokens?.map((token) => `Bearer ${token}`)
  const isOperator = (c: Context) =>
    wanted === undefined
      ? isLoopback(trust.identifyClient(findIncoming(c))) && !isForwarded(c)
      : isOneOf(c.req.header('authorization') ?? '', wanted)
  const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!isOperator(c)) throw new HttpError('Not found', 404)
    const problem = describeProblem(inquiries.problem()) ?? null
    const status = await inquiries.status().catch(() => undefined)
    if (!status) return c.json({ trouble: problemTexts.unusable }, 503)
    const { counts, oldest, overdue, failing, missing } = status
    return c.json({
      trouble: problem,
      counts,
      oldest: iso(oldest),
      overdue,
      failing: failing ? { since: iso(failing.since), error: failing.error } : null,
      missing,
    })
  }
}
