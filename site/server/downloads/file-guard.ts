import type { Locale } from '@brand/content'
import type { Context } from 'hono'
import { requestPath } from '../../request-path.ts'
import type { Rendered } from '../cache/page.ts'
import type { FileGuard } from '../http/static.ts'
import { preferredLocales } from '../locale/preferred-home.ts'
import type { Locks } from './locks.ts'

interface GuardOptions {
  locks: Pick<Locks, 'at' | 'find' | 'isSigned'>
  active: readonly Locale[]
  /** Renders the page at a path. */
  showRequest: (c: Context, path: string) => Promise<Rendered>
}

/** Answers the plain address of a locked file with 403 and the page that asks for it, in a language that the file is in. */
export function createFileGuard({ locks, active, showRequest }: GuardOptions): FileGuard {
  const isLocked = (url: string) => locks.at(url) !== undefined

  async function answer(c: Context, { id, locale }: { id: string; locale: Locale }): Promise<Response> {
    const { saved, preferred } = preferredLocales(c.req.raw.headers, active)
    const own = [saved, preferred, locale].find((wanted) => wanted && locks.find(id, wanted)?.url === c.req.path)
    const { status, html, headers } = await showRequest(c, requestPath(id, own ?? locale))
    return c.html(html, status === 200 ? 403 : 503, headers)
  }
  return {
    isLocked,
    refuse(c) {
      const found = locks.at(c.req.path)
      return found && !locks.isSigned(c.req.path, new URL(c.req.url).searchParams) ? answer(c, found) : undefined
    },
  }
}
