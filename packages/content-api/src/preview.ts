import { ApiError } from '@brand/content'
import { createLimiter, type Limiter } from './limiter.ts'
import { isOneOf } from './secrets.ts'

/**
 * Wrong keys that a client may try within the window.
 * @requirement RELIABILITY 19
 */
export const previewAttempts = { limit: 10, window: 60_000 } as const

/**
 * Query keys that carry the preview secret.
 * @requirement OR-10
 */
const keys = ['preview', 'token'] as const

/**
 * Removes the preview key from an address, so that it is in no history, log or Referer header. `rest` is path and query without
 * it. `undefined` when the address has no key.
 */
export function takePreviewKey(address: string): { key: string; rest: string } | undefined {
  if (!URL.canParse(address, 'http://site.invalid')) return undefined
  const url = new URL(address, 'http://site.invalid')
  const key = keys.map((name) => url.searchParams.get(name)).find((value) => value !== null)
  if (key === undefined || key === null) return undefined
  for (const name of keys) url.searchParams.delete(name)
  // A path such as "//x" would be another origin.
  return { key, rest: url.pathname.replace(/^\/{2,}/, '/') + url.search }
}

/**
 * Decides which clients see drafts; none without a secret. Two count while one is replaced by another.
 * @requirement PAGE-21, PAGE-22, OR-10
 */
export function createPreviewGate(secrets: readonly string[], wrongKeys: Limiter = createLimiter(previewAttempts)) {
  return {
    /**
     * Whether a key is a secret. Wrong ones count against the client that tries them; after too many each further key,
     * even the right one, throws 429.
     */
    async admits(key: string, client?: string): Promise<boolean> {
      if (!secrets.length || key === '') return false
      if (await wrongKeys.isOver(client)) throw new ApiError('Too many requests', 429)
      const isRight = isOneOf(key, secrets)
      if (!isRight) await wrongKeys.count(client)
      return isRight
    },
  }
}

export type PreviewGate = ReturnType<typeof createPreviewGate>
