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
  /** A small picture, `thumbnail.height` px high. Default: an empty place. */
  thumbnail?: ImageValue | undefined
  /** The parts of the title that the keyword matches. Default: none. */
  highlights?: readonly Range[] | undefined
  /** It has most words of the keyword, and not all of them; then no result has all. Default false. */
  partial?: boolean | undefined
  /** Language of the title, a BCP 47 tag. Default: the page's. */
  lang?: string | undefined
}

/**
 * Picture, title and type of a result; what the keyword matches is marked.
 * @requirement SRCH-09
 */
export function SearchResultContent({ result }: { result: SearchResult }) {
  const { title, type, thumbnail: image, highlights, lang } = result
  return (
    <>
      <span className={image ? css.picture : cx(css.picture, css.none)} data-part="search-result-media">
        <Picture image={image && { ...image, alt: '' }} sizes="100px" fill />
      </span>
      <span className={css.text} data-part="search-result-text">
        <span className={css.title} data-part="search-result-title" lang={lang}>
          {highlightRanges(title, highlights).map(({ text, hit }, i) =>
            hit ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts of a title have no identity and never move
              <mark key={i} data-part="search-result-highlight">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        <span className={css.type} data-part="search-result-type">
          {type}
        </span>
      </span>
    </>
  )
}
