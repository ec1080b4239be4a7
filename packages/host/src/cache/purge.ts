import { setTimeout as wait } from 'node:timers/promises'
import { plainTags, type TagRules } from './tags.ts'

/** The caches that are known: Varnish with xkey and our VCL, Fastly, Cloudflare. */
export const purgeForms = ['varnish', 'fastly', 'cloudflare'] as const
export type PurgeForm = (typeof purgeForms)[number]

/** Most tags of one request. */
const maxTags: Record<PurgeForm, number> = { varnish: 50, fastly: 250, cloudflare: 30 }

/** A request that purges some tags. Where a cache can, it keeps what is purged for when no node answers. */
function requestFor(form: PurgeForm, tags: readonly string[], token: string | undefined): RequestInit {
  if (form === 'varnish')
    return { method: 'PURGE', headers: { 'xkey-softpurge': tags.join(' '), ...(token && { 'x-purge-token': token }) } }
  if (form === 'fastly')
    return {
      method: 'POST',
      headers: { 'surrogate-key': tags.join(' '), 'fastly-soft-purge': '1', ...(token && { 'fastly-key': token }) },
    }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ tags }),
  }
}

interface PurgeOptions {
  /** The addresses of the caches, each of which is purged. */
  urls: readonly string[]
  form: PurgeForm
  token?: string | undefined
  /** Default `plainTags`. */
  rules?: TagRules | undefined
  fetch?: typeof globalThis.fetch
  sleep?: (ms: number) => Promise<unknown>
  log?: (line: string) => void
}

/** Most tags that are purged one by one. */
const maxPurged = 250
/** Time limit of a cache's answer, in ms. */
const timeout = 5_000
/** The first wait after a failure, and the longest one, in ms. */
const [minWait, maxWait] = [500, 30_000]
/** Time until everything is purged once more, in ms: an answer in transit during a change of the content has arrived by then. */
const secondRound = 2_000

/**
 * Purges shared caches. Each cache has one set of pending tags, however many changes there are, and gets one request at a time. A
 * cache that does not answer gets the request again until it does. More tags than are purged one by one become all of the site.
 * @requirement OPS-07, RELIABILITY 7
 */
export function createPurge({
  urls,
  form,
  token,
  rules: { everyAnswer, purgedTags } = plainTags,
  fetch = globalThis.fetch,
  sleep = unrefWait,
  log = console.warn,
}: PurgeOptions) {
  const caches = urls.map((url) => ({ url, pending: new Set<string>(), running: undefined as Promise<void> | undefined }))
  type Cache = (typeof caches)[number]

  async function send(url: string, tags: readonly string[]): Promise<void> {
    for (let from = 0; from < tags.length; from += maxTags[form]) {
      const request = requestFor(form, tags.slice(from, from + maxTags[form]), token)
      const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
    }
  }

  async function drain(cache: Cache): Promise<void> {
    let pause = minWait
    while (cache.pending.size) {
      const tags = cache.pending.size > maxPurged ? [everyAnswer] : [...cache.pending]
      cache.pending.clear()
      try {
        await send(cache.url, tags)
        if (pause > minWait) log(`The cache at ${cache.url} accepts purges again.`)
        pause = minWait
      } catch (error) {
        if (pause === minWait) log(`The cache at ${cache.url} could not be purged: ${(error as Error).message}`)
        for (const tag of tags) cache.pending.add(tag)
        await sleep(pause)
        pause = Math.min(pause * 2, maxWait)
      }
    }
  }

  function add(cache: Cache, tags: readonly string[]): Promise<void> {
    for (const tag of tags) cache.pending.add(tag)
    cache.running ??= drain(cache).finally(() => {
      cache.running = undefined
      // Between the last look and now more may have come.
      if (cache.pending.size) return add(cache, [])
    })
    return cache.running
  }

  return {
    /** To be called with what has changed; without it, as at the start, with everything. Resolves when it is purged. */
    async changed(changes: Iterable<string> = [everyAnswer]): Promise<void> {
      const tags = purgedTags(changes)
      const once = () => Promise.all(caches.map((cache) => add(cache, tags)))
      await once()
      await sleep(secondRound)
      await once()
    },
  }
}

/** A wait that does not keep the process alive. */
const unrefWait = (ms: number) => wait(ms, undefined, { ref: false })
