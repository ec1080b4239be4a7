import { createClient, isObject, type Client } from '@brand/content'
import type { Api } from '@brand/content-api'
import { LRUCache } from 'lru-cache'
import { ownTurn } from './own-turn.ts'

/**
 * A client whose answers hold drafts. Nothing of them is cached.
 * @requirement PAGE-23
 */
export const withDrafts = (api: Api, secret: string): Client =>
  createClient((address) => api.app.request(`${address}&preview=${encodeURIComponent(secret)}`))

/** Answers that are kept: those of a language that all its pages share, and of the pages that were rendered last. */
const maxAnswers = 250

/**
 * The API's client without a socket: same code and same answers as over HTTP (docs/server.md). Answers do not
 * change within a content version, so each is parsed once and shared. Callers must not change it.
 */
export function inProcess(api: Pick<Api, 'app' | 'version'>): Client {
  const client = createClient(async (address) => {
    await ownTurn()
    return api.app.request(address)
  })
  const cache = new LRUCache<string, object>({ max: maxAnswers })

  const cached =
    <Query, Answer extends object>(name: string, call: (query: Query) => Promise<Answer>) =>
    async (query: Query): Promise<Answer> => {
      // Drafts are not cached, and what visitors type would evict what others need.
      const version = api.version()
      if (version === undefined || !isObject(query) || ['preview', 'keyword', 'ids'].some((key) => key in query))
        return call(query)
      const key = `${version} ${name} ${JSON.stringify(query)}`
      const known = cache.get(key) as Answer | undefined
      if (known) return known
      const answer = await call(query)
      // The content may have changed meanwhile.
      if (api.version() === version) cache.set(key, answer)
      return answer
    }
  const calls = Object.entries(client).map(([name, call]) => [name, cached(name, call as (query: unknown) => Promise<object>)])
  return Object.fromEntries(calls) as Client
}
