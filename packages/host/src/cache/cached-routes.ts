import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { ProxyTrust } from '../http/proxy-trust.ts'
import type { Languages } from '../locale/localize.ts'
import { preferredHome } from '../locale/preferred-home.ts'
import type { PageCache } from './page-cache.ts'
import { conditionsFrom } from './page.ts'

/** Most targets of requests that are remembered. */
const maxTargets = 5_000

interface Options {
  cache: Pick<PageCache, 'answerNow'>
  /** Version of the content, which may redirect a target or give it another page. */
  version: () => string | undefined
  trust: ProxyTrust
  languages: Languages
  /** Name of the cookie of visitors whom the app must answer, such as those in preview. Default: there is none. */
  ownCookie?: string | undefined
  /** Called with each request that is answered. */
  onRequest: () => void
}

/**
 * Serves cached pages without running the app, as most requests ask for one. The app remembers a target, without a query, here when
 * neither a redirect nor the language nor preview has decided about it.
 */
export function createCachedRoutes({ cache, version, trust, languages, ownCookie, onRequest }: Options) {
  /** The version of the content by which a target is the path of a page. */
  const remembered = new LRUCache<string, string>({ max: maxTargets })

  /** Whether only the app can say what a visitor sees: drafts, or the home page of a language. */
  function isForApp({ url, headers }: IncomingMessage): boolean {
    if (ownCookie && headers.cookie?.includes(`${ownCookie}=`)) return true
    const choice = { get: (name: string) => headers[name]?.toString() ?? null }
    return url === '/' && preferredHome(choice, languages) !== undefined
  }

  return {
    /** Remembers that a target is the path of a page. */
    remember(target: string): void {
      const now = version()
      if (now !== undefined) remembered.set(target, now)
    },

    /** Answers a request that is valid, with these headers beside those of the page. `false` where the app has to. */
    answer(request: IncomingMessage, response: ServerResponse, security: Readonly<Record<string, string>>): boolean {
      const { url = '', method, headers } = request
      const seen = remembered.get(url)
      if (seen === undefined || seen !== version() || method !== 'GET' || headers.expect || isForApp(request)) return false
      if (trust.findOtherBaseUrl(request) !== undefined) return false
      const address = { path: url, baseUrl: trust.findBaseUrl(request) }
      const conditions = conditionsFrom(headers['accept-encoding']?.toString(), headers['if-none-match'])
      const answer = cache.answerNow(address, conditions)
      if (!answer) return false
      onRequest()
      const length = answer.body && { 'content-length': String(answer.body.length) }
      response.writeHead(answer.status, Object.entries({ ...security, ...answer.headers, ...length }).flat())
      response.end(answer.body)
      return true
    },
  }
}

export type CachedRoutes = ReturnType<typeof createCachedRoutes>
