import type { ImageValue } from '../../contract/values.ts'
import { cx } from '../../elements/cx.ts'
import { Picture } from '../../elements/Picture.tsx'
import { marked, type Range } from './marked.ts'
import * as css from './ResultFace.css.ts'

/** Height in px and quality in percent that thumbnails are asked for with (SRCH-10). */
export const thumbnail = { height: 100, quality: 50 } as const

/** Something found (SRCH-07). */
export interface SearchResult {
  title: string
  /** Where it leads. */
  link: string
  /** What it is, in the visitor's language: "Product", "Article". */
  type: string
  thumbnail?: ImageValue
  /** The parts of the title that the keyword matches. */
  highlights?: readonly Range[]
  /** Language of the title, where it is not the page's. */
  lang?: string
}

/** Picture, title and type of a result (SRCH-09); what the keyword matches is marked. */
export function ResultFace({ result }: { result: SearchResult }) {
  const { title, type, thumbnail: image, highlights, lang } = result
  return (
    <>
      <span className={image ? css.picture : cx(css.picture, css.none)}>
        <Picture image={image && { ...image, alt: '' }} sizes="100px" fill />
      </span>
      <span className={css.text}>
        <span className={css.title} lang={lang}>
          {marked(title, highlights).map(({ text, hit }, i) =>
            // oxlint-disable-next-line react/no-array-index-key -- parts of a title have no identity and never move
            hit ? <mark key={i}>{text}</mark> : text,
          )}
        </span>
        <span className={css.type}>{type}</span>
      </span>
    </>
  )
}
