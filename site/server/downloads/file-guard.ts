import { defaultLocale, pathFor, type Locale } from '@brand/content'
import { type Answer, type FileGuard, preferredLocales } from '@brand/host'
import { createLimiter } from '@brand/content-api'
import type { Context } from 'hono'
import { requestPath } from '../../routes/download-request.ts'
import { tooManyRequests } from '../http/bare-page.ts'
import { toLanguages } from '../languages.ts'
import type { Locks } from './locks.ts'

interface GuardOptions {
  locks: Pick<Locks, 'at' | 'find' | 'isOpen' | 'isSigned' | 'translated'>
  active: readonly Locale[]
  /** The page at a path. */
  show: (c: Context, path: string) => Promise<Answer>
  identifyClient: (c: Context) => string | undefined
  /** Most refusals of one client within a minute that come with a page. */
  perMinute: number
}

/**
 * Gives only open files, and locked files with a signature, in the language that is asked for. The plain address of a locked file
 * gives 403 and the page that asks for it, in a language of the file. Any other file of the folder, such as that of a draft,
 * gives 403 and the page of a missing address. A client that requests more than people can is refused without a page.
 * @requirement DL-05, DL-38, RELIABILITY 21, 33
 */
export function createFileGuard({ locks, active, show, identifyClient, perMinute }: GuardOptions): FileGuard {
  const limiter = createLimiter({ limit: perMinute, window: 60_000 })

  async function refusal(c: Context): Promise<Response> {
    const { saved, preferred } = preferredLocales({ get: (name) => c.req.header(name) ?? null }, toLanguages(active))
    if (limiter.count(identifyClient(c))) return tooManyRequests(c, saved ?? preferred ?? defaultLocale, 60)
    const locked = locks.at(c.req.path)
    const isIn = (wanted: Locale) => locked && locks.find(locked.id, wanted)?.url === c.req.path
    const locale = [saved, preferred, locked?.locale].find((wanted) => wanted && (!locked || isIn(wanted))) ?? defaultLocale
    const page = locked ? requestPath(locked.id, locale) : pathFor('page', c.req.path.slice(1), locale)
    const { status, body, headers } = await show(c, page)
    const { etag: _, ...rest } = headers
    return new Response(body as BodyInit | null, {
      status: status < 500 ? 403 : 503,
      headers: { ...rest, 'cache-control': 'no-store' },
    })
  }
  return {
    isOpen: locks.isOpen,
    refuse(c) {
      const { path } = c.req
      const query = new URL(c.req.url).searchParams
      if (locks.isOpen(path)) return undefined
      if (!locks.at(path) || !locks.isSigned(path, query)) return refusal(c)
      const location = locks.translated(path, query)
      return location ? c.body(null, 302, { location, 'cache-control': 'no-store' }) : undefined
    },
  }
}
