import { localizedPath, type Locale, type LocalizedSlugs } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import type { ChromeProps } from '../chrome/Chrome.tsx'
import { filmsIn } from '../cms/kinds/film.ts'
import { listStyles, type PageBlock } from '../cms/page-blocks.ts'
import { itemHead, type Head, type ItemHead } from './head.ts'
import type { ItemData } from './load.ts'
import type { PageOf } from './page-of.ts'
import { videoData } from './structured-data.ts'

/** Description of a page of any kind, for the document. */
export interface View {
  /** Status of the answer. */
  status: number
  head: Head
  /** The language that the page itself is in. */
  contentLocale: Locale
  /** Library entries (blocks and parts) whose styles the page needs. */
  styles: readonly string[]
  /** Styles of the site's own that only this kind of page needs. */
  pageStyles?: string
  /** Ids of records that have an element on the page, to which preview leads. Default: none. */
  anchors?: readonly string[]
  /** The item shown, on which preview has notes. Default: none; preview then shows the problems of all of the content. */
  item?: LocalizedSlugs
  chrome: Pick<ChromeProps, 'shell' | 'inverted' | 'partlyEnglish' | 'addressIn' | 'trail' | 'isContact' | 'hasSecondBlock'>
}

/** Parts of the view that differ by kind of record. */
interface ItemView extends ItemHead {
  /** The blocks of the page. Default: none. */
  blocks?: readonly PageBlock[]
  /** Library entries whose styles the page needs beside those of its blocks. */
  styles?: readonly string[]
  anchors?: readonly string[]
  /**
   * The page's slug is `contact`.
   * @requirement FTR-07
   */
  isContact?: boolean
}

/** The view of a record's page. */
export function itemView(
  { data, request }: PageOf<ItemData>,
  { blocks = [], styles = [], anchors = [], isContact, ...head }: ItemView,
): View {
  const { shell, trail, contentLocale, partlyEnglish, localizedSlugs } = data
  return {
    status: 200,
    head: itemHead(data, request, {
      ...head,
      structured: [...(head.structured ?? []), ...filmsIn(blocks).map((film) => videoData(film, request.baseUrl))],
    }),
    contentLocale,
    item: localizedSlugs,
    anchors,
    styles: [...styles, ...listStyles(blocks)],
    chrome: {
      shell,
      inverted: head.inverted,
      addressIn: (locale) => localizedPath(localizedSlugs, locale),
      partlyEnglish,
      trail,
      isContact,
      hasSecondBlock: blocks.length > 1,
    },
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
