import type { Changes } from '@brand/content-api'
import type { Context, Env, Hono } from 'hono'
import type { Answer } from './cache/page.ts'
import type { RequestLimits } from './http/request-limits.ts'
import type { HeaderOptions } from './http/security-headers.ts'
import type { ImagesOptions } from './images/images.ts'
import type { Languages } from './locale/localize.ts'
import type { HostNode } from './node.ts'
import type { Renderer } from './queue/in-turn.ts'
import type { Redirect } from './redirects/redirect-matcher.ts'
import type { HostSettings } from './settings/read.ts'

/** Content that the pages are made of. */
interface HostContent {
  /** Its version; `undefined` before there is any. */
  version: () => string | undefined
  /** Counts its changes in this process. Default: each version is a change. */
  revision?: () => number | undefined
  /** Returns the changes since a revision. Default: everything has changed. */
  changesSince?: (revision: number) => Changes
  /** Calls back after each change. Default: it never changes. */
  onChange?: (listener: () => void) => unknown
  /**
   * Whether it may be older than what editors have published: a record that is not known may be there. Default: it never is.
   * @requirement RELIABILITY 6
   */
  isStale?: (() => boolean) | undefined
  /**
   * Loads the redirects. Default: there is none.
   * @requirement RED-01
   */
  redirects?: () => Promise<readonly Redirect[]>
}

/** Pages of a site. A visitor is the input of a page beside its path, such as a query. */
interface HostPages<Visitor> {
  /** Renders the page at a path, of the site at an address. */
  render: Renderer<Visitor>
  /** Lists the paths of all published pages, which are rendered ahead. Default: none is. */
  published?: () => Promise<readonly string[]>
  /** Finds the page that stands for a missing one; `undefined` where there may be a page. Default: the path itself is rendered. */
  missing?: (path: string) => string | undefined
  /** Whether a path is that of a record. Default: none is. */
  isOfRecord?: (path: string) => boolean
  /** Reads the input of the page at a path; `undefined` for a page that is the same for all. Default: all are. */
  readVisitor?: (c: Context, path: string) => Visitor | undefined
  /** Redirects of the site itself. Those of the content win. Default: there is none. */
  redirects?: readonly Redirect[]
  /** Pages with drafts, for visitors in preview. Default: there is no preview. */
  drafts?:
    | {
        /** Name of the cookie without which no visitor is in preview. */
        cookie: string
        isOn: (c: Context) => Promise<boolean>
        render: Renderer<Visitor>
        headers: Record<string, string>
      }
    | undefined
  /** Caches pages. Default `true`; `false` in development and in benches. */
  isCached?: boolean
}

/** Apps of a site, in their order. */
export interface HostApps {
  /** Calls before the API, such as those that take forms. */
  calls?: readonly Hono[]
  /** Paths of calls that one client may begin now and then only, such as a search. */
  paced?: readonly string[]
  /** The API, below `/api`. */
  api?: Hono<Env>
  /** Takes visitors into preview, and out of it. */
  preview?: Hono | undefined
  /** Adds routes that are neither API nor page. `pageAt` gives the page at a path, whatever the query of the request. */
  files?: (app: Hono, pageAt: (c: Context, path: string) => Promise<Answer>) => void
}

/** Options of a host, by what they are for. */
export interface HostOptions<Locale extends string, Visitor> {
  settings: HostSettings
  /** See `openNode`. */
  node: HostNode
  content: HostContent
  pages: HostPages<Visitor>
  texts: {
    languages: Languages<Locale>
    /** A page of a few hundred bytes for 429 and 500, made without the content. */
    errorPage: (locale: Locale, status: 429 | 500) => string
  }
  /** Pictures of the content: their path, and where they are. Default: there is none. */
  pictures?: Pick<ImagesOptions, 'find' | 'isOffered' | 'open' | 'cacheDir'> & { path: string }
  /** A function gets the renderer of the host. */
  apps?: HostApps | ((render: Renderer<Visitor>) => HostApps)
  /** State and limits of the server. */
  state?: {
    /** `false` while it has lost what it needs. Default: it never is. */
    isReady?: () => boolean
    /**
     * Problem that `/readyz` reports although pages are served.
     * @requirement RELIABILITY 27, 28
     */
    problem?: () => string | undefined
    security?: HeaderOptions
    limits?: RequestLimits
    /** Gives a turn of the event loop between two pages. Default `setImmediate`. */
    yieldTurn?: () => Promise<void>
  }
}
