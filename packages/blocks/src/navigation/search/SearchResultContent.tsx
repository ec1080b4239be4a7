import type { ImageValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { highlightRanges, type Range } from './highlight-ranges.ts'
import * as css from './SearchResultContent.css.ts'

/**
 * Height in px and quality in percent that thumbnails are asked for with.
 * @requirement SRCH-10
 */
export const thumbnail = { height: 100, quality: 50 } as const

/**
 * Something found.
 * @requirement SRCH-07
 */
export interface SearchResult {
  /** Name of what was found. */
  title: string
  /** Address that it leads to. */
  href: string
  /** Kind of result, in the language of the page: "Product", "Article". */
  type: string
  /** Name of the group of its kind on the page of all results: "Products". Default: its type. */
  group?: string | undefined
  /** A small picture, `thumbnail.height` px high. Default: an empty place. */
  thumbnail?: ImageValue | undefined
  /** The parts of the title that the keyword matches. Default: none. */
  highlights?: readonly Range[] | undefined
  /**
   * A few words of its text around what the keyword matches there. Default: none.
   * @requirement SRCH-20
   */
  excerpt?: { text: string; highlights: readonly Range[] } | undefined
  /** It has most words of the keyword, and not all of them; then no result has all. Default false. */
  partial?: boolean | undefined
  /**
   * Facts about it, such as the kind and the price of a product. Default: none.
   * @requirement SRCH-22
   */
  notes?: readonly string[] | undefined
  /** Language of the title, a BCP 47 tag. Default: the page's. */
  lang?: string | undefined
}

/** A text with what the keyword matches of it. */
const marked = (text: string, ranges: readonly Range[] | undefined) =>
  highlightRanges(text, ranges).map(({ text: part, hit }, i) =>
    hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no identity and never move
      <mark key={i} data-part="search-result-highlight">
        {part}
      </mark>
    ) : (
      part
    ),
  )

/**
 * Picture, title, excerpt and type of a result, in a group of its type without that; what the keyword matches is marked.
 * @requirement SRCH-09, SRCH-20
 */
export function SearchResultContent({ result, isGrouped = false }: { result: SearchResult; isGrouped?: boolean }) {
  const { title, type, thumbnail: image, highlights, excerpt, notes, lang } = result
  return (
    <>
      <span className={image ? css.picture : cx(css.picture, css.none)} data-part="search-result-media">
        <Picture image={image && { ...image, alt: '' }} sizes="100px" fill />
      </span>
      <span className={css.text} data-part="search-result-text">
        <span key={`title ${JSON.stringify(highlights)}`} className={css.title} data-part="search-result-title" lang={lang}>
          {marked(title, highlights)}
        </span>
        {excerpt && (
          <span key={`excerpt ${JSON.stringify(excerpt)}`} className={css.excerpt} data-part="search-result-excerpt" lang={lang}>
            {marked(excerpt.text, excerpt.highlights)}
          </span>
        )}
        {!!notes?.length && (
          <span className={css.type} data-part="search-result-notes">
            {notes.join(' · ')}
          </span>
        )}
        {!isGrouped && (
          <span className={css.type} data-part="search-result-type">
            {type}
          </span>
        )}
      </span>
    </>
  )
}
