import type { FormTarget } from '@brand/blocks/forms'
import type { Client, Locale } from '@brand/content'
import type { PagePreview } from './preview.ts'

/**
 * Request data of a page, for Vike. All but `form`, `preview` and the searches of `client` is the same for every visitor of an
 * address. This file imports no page, so that all may import it.
 */
export interface SiteRequest {
  locale: Locale
  /** Path with its locale prefix. */
  path: string
  /** The query of the address; empty for pages that ignore it. */
  query: URLSearchParams
  /**
   * Result of a form that was sent from this page without JavaScript.
   * @requirement FORM-41
   */
  form?: FormTarget | undefined
  active: readonly Locale[]
  baseUrl: string
  /** Pages may be indexed and carry no notes for editors. */
  production: boolean
  /** In preview: what its editor is told. */
  preview?: PagePreview | undefined
  client: Client
  /**
   * Addresses of the forms that are hosted elsewhere, by name.
   * @requirement CONTACT-05
   */
  embeddedForms: Readonly<Record<string, string>>
  /**
   * Container of the tag manager, where there is one, and whether it waits for consent.
   * @requirement CONSENT-01
   */
  tagManager?: string | undefined
  tagManagerWaits?: boolean | undefined
  /**
   * The address of a locked file that the query of this page has the signature of.
   * @requirement DL-05
   */
  findFileUrl: (id: string) => string | undefined
  /**
   * The id of the locked file that lies at an address.
   * @requirement DL-04
   */
  findLock: (url: string) => string | undefined
  /** The blocks' own styles, by type of record, as one text. */
  collectCss: (types: readonly string[]) => string
  /** That of `@brand/content-api`, of which a page's bundle would have a second copy. */
  yieldToEventLoop: () => Promise<void>
}

/** A rendered document, without the tags that Vite's build adds. */
export interface Document {
  status: number
  html: string
  /** Text of its style element, which the policy must name by hash. */
  style: string
}

declare global {
  namespace Vike {
    interface PageContext {
      request: SiteRequest
      /** The rendered document, for the server; missing when even the error page could not be rendered. */
      document?: Document
    }
  }
}
