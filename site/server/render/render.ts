import type { Client } from '@brand/content'
import { collectReads, yieldToEventLoop, type Snapshot } from '@brand/content-api'
import { contentSecurityPolicy, createIntegrity, cspHash, localize, type Rendered, type Renderer } from '@brand/host'
import { renderPage } from 'vike/server'
import type { NoteReads } from '../../request/in-process.ts'
import type { Document, SiteRequest } from '../../request/context.ts'
import type { Locks } from '../downloads/locks.ts'
import type { Env } from '../env.ts'
import { builtFolder } from '../files.ts'
import { pagePolicy } from '../http/policy.ts'
import { toLanguages } from '../languages.ts'
import { sentForm } from '../../forms/sent-form.ts'
import type { Visitor } from './visitor.ts'
import { createPagePreview } from '../preview/page-preview.ts'

export interface RendererOptions {
  env: Env
  /** Makes a client that notes what it reads. */
  clientNoting: (note: NoteReads) => Client
  /** Styles of the blocks of a page, see `blockStyles`. */
  collectCss: (types: readonly string[]) => string
  /**
   * Loads the content with drafts, from which the client answers. Default: published content.
   * @requirement PAGE-23
   */
  drafts?: () => Promise<Snapshot>
  /** The published content, with which the drafts are compared. Default: there is none. */
  published?: () => Snapshot | undefined
  /** The signed address of a locked file, by the query of a page that has its signature. Default: none is known. */
  addressWith?: Locks['addressWith'] | undefined
  /** The locked file that lies at an address. Default: none is known. */
  lockAt?: Locks['at'] | undefined
  /** Development: no content security policy, since Vite adds scripts and styles. Default `false`. */
  dev?: boolean
}

/** Vike would answer the address of a page's data, which pages without a client router do not have: it is changed into a 404. */
const pageUrl = (path: string) => path.replace(/\.pageContext\.json$/, '$&-')

/** Renders the page at a path with its locale prefix, of the site at an address. */
export type PageRenderer = Renderer<Visitor>

const withIntegrity = createIntegrity(builtFolder)

/** Renders pages with Vike. */
export function createRenderer({
  env,
  clientNoting,
  collectCss,
  drafts,
  published,
  addressWith,
  lockAt,
  dev = false,
}: RendererOptions): PageRenderer {
  const { locales: active } = env
  const languages = toLanguages(active)
  const production = env.production && !drafts
  const forms = [...new Set(Object.values(env.embeddedForms).map((address) => new URL(address).origin))]
  const policies = new Map<string, string>()
  const policyFor = (style: string) => {
    let policy = policies.get(style)
    if (!policy)
      policies.set(
        style,
        (policy = contentSecurityPolicy(
          pagePolicy({
            styles: style ? [cspHash(style)] : [],
            forms,
            imageHost: env.imageHost,
            hasTagManager: !!env.tagManager,
            ancestors: env.previewFrames,
          }),
        )),
      )
    return policy
  }

  return async (path, baseUrl, visitor) => {
    const { path: local, locale } = localize(path, languages)
    const { query = new URLSearchParams(), searches, form = sentForm(query) } = visitor ?? {}
    const content = await drafts?.()
    const reads = new Set<string>()
    const client = clientNoting((tags) => tags.forEach((tag) => reads.add(tag)))
    const request: SiteRequest = {
      locale,
      path,
      query,
      form,
      active,
      baseUrl,
      production,
      client: { ...client, ...searches },
      collectCss,
      yieldToEventLoop,
      preview: content && createPagePreview({ content, published: published?.(), reads, locale }),
      embeddedForms: env.embeddedForms,
      tagManager: env.tagManager,
      tagManagerWaits: env.tagManagerWaits,
      findFileUrl: (id: string) => addressWith?.(id, locale, query),
      findLock: (url: string) => collectReads(reads, () => lockAt?.(url)?.id),
    }
    const answer = ({ status, style }: Document, html: string): Rendered => {
      const headers: Rendered['headers'] = dev ? {} : { 'content-security-policy': policyFor(style) }
      return { status, html, headers, tags: [...reads] }
    }
    const { httpResponse, document, errorWhileRendering } = await renderPage({ urlOriginal: pageUrl(local), request })
    // Developers need the reason, not the error page of visitors.
    if (dev && errorWhileRendering) throw errorWhileRendering
    const location = httpResponse.headers.find(([name]) => name === 'Location')
    if (location) return { status: httpResponse.statusCode, html: '', headers: { location: location[1] }, tags: [...reads] }
    if (!document) throw new Error('The error page could not be shown.')
    return answer(document, dev ? httpResponse.body : withIntegrity(httpResponse.body))
  }
}
