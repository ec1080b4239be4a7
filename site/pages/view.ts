import type { Locale, LocalizedSlugs } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import type { ChromeProps } from '../chrome/Chrome.tsx'
import type { Head } from './head.ts'

/** What the document needs to know about its page, of any kind. */
export interface View {
  /** Status of the answer. */
  status: number
  head: Head
  /** The language that the page itself is in. */
  language: Locale
  /** Whose styles the page needs: types of block, or parts of the library with a stylesheet of their own. */
  styles: readonly string[]
  /** Styles of the site's own that only this kind of page needs. */
  ownStyles?: string
  /** The item shown, whose problems preview lists. Default: none, which lists those of all of the content. */
  item?: LocalizedSlugs
  chrome: Pick<ChromeProps, 'shell' | 'light' | 'addressIn' | 'trail' | 'isContact'>
}

/** A page's `+view.ts`. */
type ViewOf = (pageContext: PageContextServer) => View

declare global {
  namespace Vike {
    interface Config {
      /** The view of this kind of page: `+view.ts` beside its `+Page.tsx`. */
      view?: ViewOf
    }
  }
}
