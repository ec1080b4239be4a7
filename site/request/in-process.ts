import { createClient, isObject, type Client } from '@brand/content'
import { isAffected, yieldToEventLoop, unknown, type Api, type CallBindings, type Tags } from '@brand/content-api'
import { LRUCache } from 'lru-cache'

/** Called with the tags of what each answer was made of. */
export type NoteReads = (tags: Tags) => void

/**
 * A client whose answers hold drafts. Nothing of them is cached.
 * @requirement PAGE-23
 */
export function withDrafts(api: Api, secret: string, note?: NoteReads): Client {
  const bindings: CallBindings = note ? { noteReads: note } : {}
  return createClient((address) => api.app.request(`${address}&preview=${encodeURIComponent(secret)}`, {}, bindings))
}

type CachedApi = Pick<Api, 'app' | 'version' | 'onChange'>

/** Answers that are kept: those of a language that all its pages share, and of the pages that were rendered last. */
const maxAnswers = 250

interface Known {
  answer: object
  tags: Tags
}

/** The client of one call, and the tags of its answer; `unknown` until the API has answered. */
function createCallClient(api: Pick<Api, 'app'>) {
  let tags: Tags = unknown
  const bindings: CallBindings = { noteReads: (reads) => (tags = reads) }
  const client = createClient(async (address) => {
    await yieldToEventLoop()
    return api.app.request(address, {}, bindings)
  })
  return { client, tags: () => tags }
}

/**
 * The API's client without a socket: same code and same answers as over HTTP (docs/server.md). An answer is parsed once and shared until
 * a change of the content concerns it. Callers must not change it. The function it gives makes a client that notes what it reads.
 */
export function inProcessNoting(api: CachedApi): (note?: NoteReads) => Client {
  const cache = new LRUCache<string, Known>({ max: maxAnswers })
  api.onChange((_, changes) => {
    for (const [key, { tags }] of cache.entries()) if (!changes || isAffected(tags, changes)) cache.delete(key)
  })

  const cached =
    (name: keyof Client, note: NoteReads = () => {}) =>
    async (query: object): Promise<object> => {
      const { client, tags } = createCallClient(api)
      const call = () => (client[name] as (query: object) => Promise<object>)(query).finally(() => note(tags()))
      // Typed queries would evict the answers that others need.
      const version = api.version()
      if (version === undefined || !isObject(query) || ['keyword', 'ids'].some((key) => key in query)) return call()
      const key = `${name} ${JSON.stringify(query)}`
      const existing = cache.get(key)
      if (existing) {
        note(existing.tags)
        return existing.answer
      }
      const answer = await call()
      // The content may have changed meanwhile.
      if (api.version() === version) cache.set(key, { answer, tags: tags() })
      return answer
    }
  const names = Object.keys(createCallClient(api).client) as (keyof Client)[]
  return (note) => Object.fromEntries(names.map((name) => [name, cached(name, note)])) as unknown as Client
}

/** A client whose reads nobody asks for. */
export const inProcess = (api: CachedApi): Client => inProcessNoting(api)()

/** For a client that does not note what it reads: every change concerns its pages. */
export const unknownReads =
  (client: Client) =>
  (note?: NoteReads): Client => {
    note?.(unknown)
    return client
  }
