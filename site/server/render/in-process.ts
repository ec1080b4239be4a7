import { createClient, isObject, type Client } from '@brand/content'
import type { Api } from '@brand/content-api'
import { LRUCache } from 'lru-cache'

/** The same with drafts (PAGE-23). Nothing of it is kept. */
export const withDrafts = (api: Api, secret: string): Client =>
  createClient((address) => api.app.request(`${address}&preview=${encodeURIComponent(secret)}`))

/**
 * The API's client, asking in process: same code and same answers as over a socket (ARCHITECTURE, "A request's way").
 * Answers do not change within a content version, so each is parsed once and is the same, immutable object from then on.
 */
export function inProcess(api: Pick<Api, 'app' | 'version'>): Client {
  const client = createClient((address) => api.app.request(address))
  const answers = new LRUCache<string, object>({ max: 1000 })

  const once =
    <Ask, Answer extends object>(name: string, call: (ask: Ask) => Promise<Answer>) =>
    async (ask: Ask): Promise<Answer> => {
      // Drafts are never kept, and what visitors type would only push out what others ask for.
      const version = api.version()
      if (version === undefined || !isObject(ask) || 'preview' in ask || 'keyword' in ask) return call(ask)
      const key = `${version} ${name} ${JSON.stringify(ask)}`
      const known = answers.get(key) as Answer | undefined
      if (known) return known
      const answer = await call(ask)
      // While it was made the content may have changed.
      if (api.version() === version) answers.set(key, answer)
      return answer
    }
  const calls = Object.entries(client).map(([name, call]) => [name, once(name, call as (ask: unknown) => Promise<object>)])
  return Object.fromEntries(calls) as Client
}
