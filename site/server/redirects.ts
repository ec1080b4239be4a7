import { homePath, type Locale, type Redirect } from '@brand/content'
import { createMoved, staysHere, tidy, type Moved } from './moved.ts'

interface Options {
  active: readonly Locale[]
  /** Version of the content: the list is asked for once in each. */
  version: () => string | undefined
  /** The addresses that have moved, from the API (RED-01). */
  list: () => Promise<readonly Redirect[]>
  log?: (line: string) => void
}

/** A failed list is asked for again after this long, in ms. */
const retry = 5000

/** Addresses that have moved with the site itself (OR-14); the content's own rules come first. */
const ours = (active: readonly Locale[]): Redirect[] =>
  active.map((locale) => {
    const home = homePath(locale).replace(/\/$/, '')
    return { from: `${home}/contact/visit-us`, to: `${home}/visit-us`, is_permanent: true }
  })

/**
 * The redirect step (RED-01 to RED-10, OR-76): what the content says has moved, together with the one way in which a path is
 * written, in one redirect. A list that cannot be had is said once and ignored: the last one counts (RED-10).
 */
export function createRedirects({ active, version, list, log = (line) => console.warn(line) }: Options) {
  let moved = createMoved(ours(active))
  let known: string | undefined
  let loading: Promise<void> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const said = new Set<string>()
  const once = (line: string) => {
    if (!said.has(line)) log(line)
    said.add(line)
  }

  async function load(next: string) {
    try {
      moved = createMoved([...(await list()), ...ours(active)])
      known = next
      said.clear()
    } catch (error) {
      failedAt = Date.now()
      once(`The redirects could not be loaded: ${(error as Error).message}`)
    } finally {
      loading = undefined
    }
  }

  /** Where an address of the site at `baseUrl` leads, or `undefined` when it stays. */
  return async (pathname: string, search: string, baseUrl: string): Promise<Moved | undefined> => {
    const next = version()
    if (next !== undefined && next !== known && Date.now() - failedAt > retry) await (loading ??= load(next))
    const path = tidy(pathname)
    if (!staysHere(path)) return undefined
    if (!baseUrl) once('There is no base URL: set BASE_URL. Redirects of the content are left out.')
    const found = baseUrl ? moved(new URL(path + search, baseUrl)) : undefined
    return found ?? (path === pathname ? undefined : { location: path + search, status: 301 })
  }
}

export type Redirects = ReturnType<typeof createRedirects>
