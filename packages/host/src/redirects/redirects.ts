import { isSameOriginPath, normalizePath } from './paths.ts'
import { createRedirectMatcher, type InLanguages, type Redirect, type RedirectTarget } from './redirect-matcher.ts'

interface Options extends InLanguages {
  /** Version of the content; the list is loaded once per version. */
  version: () => string | undefined
  /**
   * Loads the redirects from the API.
   * @requirement RED-01
   */
  list: () => Promise<readonly Redirect[]>
  /** Redirects of the site itself, in all languages; those of the list win. Default: there is none. */
  own?: readonly Redirect[]
  log?: (line: string) => void
}

/** A list that failed to load is tried again after this time, in ms. */
const retryAfter = 5000

/**
 * The redirect step: the content's rules and the normalised spelling of a path, in one redirect. A list that cannot be loaded is
 * logged once, and the last one stays in use.
 * @requirement RED-01 to RED-10, RED-15, OR-76
 */
export function createRedirects({ version, list, own = [], log = (line) => console.warn(line), ...pages }: Options) {
  let match = createRedirectMatcher(own, pages)
  let loadedVersion: string | undefined
  let loading: Promise<void> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const logged = new Set<string>()
  const logOnce = (line: string) => {
    if (!logged.has(line)) log(line)
    logged.add(line)
  }

  async function load(next: string) {
    try {
      match = createRedirectMatcher([...(await list()), ...own], pages)
      loadedVersion = next
      logged.clear()
    } catch (error) {
      failedAt = performance.now()
      logOnce(`The redirects could not be loaded: ${(error as Error).message}`)
    } finally {
      loading = undefined
    }
  }

  /** The redirect of an address of the site at `baseUrl`, or `undefined` without one. */
  return async (pathname: string, search: string, baseUrl: string): Promise<RedirectTarget | undefined> => {
    const next = version()
    if (next !== undefined && next !== loadedVersion && performance.now() - failedAt > retryAfter) await (loading ??= load(next))
    const path = normalizePath(pathname)
    if (!isSameOriginPath(path)) return undefined
    if (!baseUrl) logOnce('The base URL is missing. Set BASE_URL. Redirects of the content are left out.')
    const found = baseUrl ? match(new URL(path + search, baseUrl)) : undefined
    return found ?? (path === pathname ? undefined : { location: path + search, status: 301 })
  }
}

export type Redirects = ReturnType<typeof createRedirects>
