import type { Client, LocalizedSlugs } from '@brand/content'
import type { Snapshot } from '@brand/content-api'
import { renderPage } from 'vike/server'
import type { Document } from '../pages/context.ts'
import type { Env } from './env.ts'
import { contentSecurityPolicy, cspHash } from './headers.ts'
import { withIntegrity } from './integrity.ts'
import type { Localized } from './locale.ts'
import type { Rendered } from './page-cache.ts'
import { problemsOf } from './problems.ts'
import { createShortcuts } from './shortcuts.ts'

export interface RendererOptions {
  env: Env
  client: Client
  /** Styles of the blocks of a page, see `blockStyles`. */
  cssOf: (types: readonly string[]) => string
  /** The client's answers hold drafts; gives the content that they are from (PAGE-23). Default: there are none. */
  drafts?: () => Promise<Snapshot>
  /** Vite adds scripts and styles that no policy knows, and pages change while the server runs. Default `false`. */
  dev?: boolean
}

const policies = new Map<string, string>()
const policyFor = (style: string) => {
  let policy = policies.get(style)
  if (!policy) policies.set(style, (policy = contentSecurityPolicy(style ? [cspHash(style)] : [])))
  return policy
}

/** Vike would answer the address of a page's data, which pages without a client router do not have: no page stands there. */
const pageUrl = (path: string) => path.replace(/\.pageContext\.json$/, '$&-')

/** What a page depends on beside its path, for the few that do. */
export interface Visitor {
  query: URLSearchParams
  /** The search of the API, asked in this visitor's name. */
  search: Client['search']
}

/** Renders a page with Vike. `path` has its locale prefix, the next argument says what it means; `baseUrl` is the site's address. */
export function createRenderer({ env, client, cssOf, drafts, dev = false }: RendererOptions) {
  const { locales: active } = env
  const production = env.production && !drafts
  const shortcuts = createShortcuts()

  return async (path: string, { path: local, locale }: Localized, baseUrl: string, visitor?: Visitor): Promise<Rendered> => {
    const { query = new URLSearchParams(), search = client.search } = visitor ?? {}
    const content = await drafts?.()
    const problems = content && ((slugs: LocalizedSlugs | undefined) => problemsOf(content, slugs))
    const request = {
      locale,
      path,
      query,
      active,
      baseUrl,
      production,
      client: { ...client, search },
      cssOf,
      problemsOf: problems,
    }
    const answer = ({ status, style }: Document, html: string): Rendered => {
      const headers: Rendered['headers'] = dev ? {} : { 'content-security-policy': policyFor(style) }
      return { status, html, headers }
    }
    const short = dev ? undefined : await shortcuts.render(local, request)
    if (short) return answer(short.document, short.html)

    const pageContext = await renderPage({ urlOriginal: pageUrl(local), request })
    const { httpResponse, document } = pageContext
    const location = httpResponse.headers.find(([name]) => name === 'Location')
    if (location) return { status: httpResponse.statusCode, html: '', headers: { location: location[1] } }
    if (!document) throw new Error('The error page could not be shown.')
    if (dev) return answer(document, httpResponse.body)
    const html = withIntegrity(httpResponse.body)
    shortcuts.learn(local, pageContext, html)
    return answer(document, html)
  }
}

export type Renderer = ReturnType<typeof createRenderer>
