import type { General } from './entities/general.ts'
import type { Organization } from './entities/organization.ts'
import { ApiError } from './errors.ts'
import type { Locale } from './locales.ts'
import type { PageAnswer } from './answers.ts'
import { apiPaths } from './paths.ts'

/** `fetch` itself, or a function of its shape: the API's own `app.request` on the server. */
export type Fetch = (address: string, init?: { signal?: AbortSignal }) => Response | Promise<Response>

interface Ask {
  locale: Locale
  signal?: AbortSignal
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const { message, code } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown; code?: unknown }
  return new ApiError(
    typeof message === 'string' ? message : 'Error',
    response.status,
    typeof code === 'number' ? code : response.status,
  )
}

/**
 * The calls of the API, typed. Each throws an `ApiError` when the answer is an error; what `fetch` itself throws passes
 * through, so that an outage is never taken for a missing page (OR-72). `base` stands before every address.
 */
export function createClient(fetch: Fetch, base = '') {
  async function get<Answer>(path: string, { signal, ...query }: Ask & { slug?: string }): Promise<Answer> {
    const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, signal ? { signal } : {})
    if (!response.ok) throw await errorOf(response)
    return (await response.json()) as Answer
  }
  return {
    /** Menus and accounts (API-02). */
    general: (ask: Ask) => get<General>(apiPaths.general, ask),
    /** Slugs of all published pages (API-03). */
    pages: (ask: Ask) => get<string[]>(apiPaths.pages, ask),
    /** One page by its slug or path (API-04, PAGE-24). */
    page: (ask: Ask & { slug: string }) => get<PageAnswer>(apiPaths.pages, ask),
    /** Who publishes the site (API-15). */
    organization: (ask: Ask) => get<Organization>(apiPaths.organization, ask),
  }
}

export type Client = ReturnType<typeof createClient>
