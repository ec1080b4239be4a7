import { localizedPath, type Block, type Locale, type LocalizedSlugs } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import type { ChromeProps } from '../chrome/Chrome.tsx'
import { itemHead, type Head, type ItemHead } from './head.ts'
import type { ItemData } from './load.ts'
import { videoData } from './structured-data.ts'

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
  chrome: Pick<ChromeProps, 'shell' | 'inverted' | 'addressIn' | 'trail' | 'isContact'>
}

/** What differs by kind of record. */
interface ItemView extends ItemHead {
  /** The blocks of the page. Default: none. */
  body?: readonly Block[]
  /** What else the page needs the styles of: types of block, or parts of the library. */
  styles?: readonly string[]
  /** The page's slug is `contact` (FTR-07). */
  isContact?: boolean
}

/** The view of a record's page. */
export function itemView({ data, request }: PageContextServer, { body = [], styles = [], isContact, ...head }: ItemView): View {
  const { shell, trail, usedLocale, localizedSlugs } = data as ItemData
  return {
    status: 200,
    head: itemHead(data as ItemData, request, {
      ...head,
      structured: [...(head.structured ?? []), ...videoData(body, request.baseUrl)],
    }),
    language: usedLocale,
    item: localizedSlugs,
    styles: [...styles, ...body.map(({ type }) => type)],
    chrome: { shell, inverted: head.inverted, addressIn: (locale) => localizedPath(localizedSlugs, locale), trail, isContact },
  }
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
