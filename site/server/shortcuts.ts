import { LRUCache } from 'lru-cache'
import type { renderPage } from 'vike/server'
import type { SiteRequest } from '../pages/context.ts'
import type { Document } from '../pages/context.ts'

/** What Vike finds out about a path: the hooks of its page, and the tags that the build adds to a document. */
interface Found {
  data: (pageContext: object) => Promise<unknown>
  onRenderHtml: (pageContext: object) => { pageContext: { document: Document } }
  Page: unknown
  head: string
  end: string
}

type Rendered = Awaited<ReturnType<typeof renderPage>>

const between = (text: string, from: string, to: string) => text.slice(text.lastIndexOf(from) + from.length, text.lastIndexOf(to))

/**
 * Renders a path that Vike has rendered before without asking it again: which page stands at a path, and the tags of a build,
 * do not change while the server runs, and finding them anew costs three times as much as rendering (docs/PERFORMANCE.md).
 * Vike's hooks are called as it would call them; whatever is unusual (an error, a redirect) is left to Vike itself.
 */
export function createShortcuts({ maxPaths = 5000 } = {}) {
  const found = new LRUCache<string, Found>({ max: maxPaths })

  return {
    /** Notes what Vike found out while it rendered a page; `body` is the whole document. */
    learn(path: string, { document, config, Page }: Rendered, body: string): void {
      if (document?.status !== 200) return
      const { data, onRenderHtml } = config as unknown as Pick<Found, 'data' | 'onRenderHtml'>
      found.set(path, {
        data,
        onRenderHtml,
        Page,
        head: between(body, '<head>', '<meta charset'),
        end: between(body, '</footer>', '</body>'),
      })
    },

    /** Renders a known path; `undefined` when Vike must. */
    async render(urlPathname: string, site: SiteRequest): Promise<{ document: Document; html: string } | undefined> {
      const known = found.get(urlPathname)
      if (!known) return undefined
      try {
        const { data, onRenderHtml, Page, head, end } = known
        const context = { site, urlPathname }
        const { document } = onRenderHtml({ ...context, Page, data: await data(context) }).pageContext
        const { html } = document
        const [afterHead, beforeEnd] = [html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</body>')]
        return {
          document,
          html: html.slice(0, afterHead) + head + html.slice(afterHead, beforeEnd) + end + html.slice(beforeEnd),
        }
      } catch {
        return undefined
      }
    },
  }
}
