import type { Context } from 'hono'
import { createPurge } from './cache/purge.ts'
import { plainTags, type TagRules } from './cache/tags.ts'
import { createProxyTrust, findIncoming } from './http/proxy-trust.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { HostSettings } from './settings/read.ts'

interface NodeOptions {
  settings: HostSettings
  /** Version of the content; `undefined` before there is any. */
  version: () => string | undefined
  /** Default `plainTags`. */
  rules?: TagRules
  /** Counts what happens, see `openMetrics`. Default: nothing is counted. */
  metrics?: Metrics | undefined
}

/** Content that is loaded and watched. */
interface Watched {
  load: (options: never) => Promise<unknown>
  watch: (onChange: () => void) => () => void
  refresh?: (() => void) | undefined
}

/** Time that a shared cache keeps an answer if it is purged after changes, in seconds. */
const purgedAge = 86_400

/**
 * Opens what a node has before its content: trust in proxies, and what it shares with other nodes and with shared caches. The
 * modules of a database are loaded only where there is one.
 */
export async function openNode({ settings, version, rules = plainTags, metrics }: NodeOptions) {
  const { databaseUrl: url, purgeUrls: urls, purgeForm: form, purgeToken: token } = settings
  const trust = createProxyTrust(settings)
  const shared = url ? await import('./nodes/index.ts') : undefined
  const notices = shared?.createContentNotices({ url: url!, version })
  const purge = urls.length ? createPurge({ urls, form, token, rules }) : undefined
  return {
    trust,
    rules,
    metrics,
    /** Identifies the client of a request; `undefined` for the server itself. */
    identifyClient: (c: Context): string | undefined => trust.identifyClient(findIncoming(c)),
    /** The public address of the site for a request; empty where it is not known. */
    findBaseUrl: (c: Context): string => trust.findBaseUrl(findIncoming(c)),
    /** Makes the limiters of clients that all nodes share. Default: each node counts for itself. */
    makeLimiter: shared?.createSharedLimits(url!),
    /**
     * Time that shared caches keep an answer, in seconds, where they are purged. While another node has newer content the caches
     * would keep what this one is about to replace.
     */
    sharedAge: purge && (() => (notices?.isBehind() ? 1 : purgedAge)),
    /** A source whose failures are counted, and that is looked at when another node has new content. */
    watched<Source extends Watched>(source: Source): Source {
      const counted = metrics ? metrics.countFailures(source) : source
      return notices ? notices.watchedBy(counted) : counted
    },
    /** To be called with each change of the content; without the changes, as at the start, everything has changed. */
    noteChange(changes?: Iterable<string>): void {
      notices?.announce()
      void purge?.changed(changes)
      metrics?.contentChanged()
    },
  }
}

/** A node of a site, see `openNode`. */
export type HostNode = Awaited<ReturnType<typeof openNode>>
