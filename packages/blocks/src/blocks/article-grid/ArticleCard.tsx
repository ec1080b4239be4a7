import type { HeadingLevel } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import type { ArticleShape } from '../../generated/props.ts'
import * as css from './ArticleCard.css.ts'
import type { ArticleGridMessages } from './ArticleGrid.messages.ts'
import { readTimeText } from './read-time.ts'

export interface ArticleCardProps {
  article: ArticleShape
  /** Level of its title. */
  headingLevel: HeadingLevel
  /** Width of its picture, as in HTML's `sizes`. */
  sizes: string
  priority?: boolean | undefined
  messages?: Partial<ArticleGridMessages> | undefined
}

/**
 * An article in the colour of its category. The link of its title covers it.
 * @requirement ART-15
 */
export function ArticleCard({ article, headingLevel, sizes, priority, messages }: ArticleCardProps) {
  const { title, href, intro, category, color, image, readTime, lang } = article
  const Heading = `h${headingLevel}` as const
  const own = toCustomColor(color)
  const time = readTimeText(readTime, messages)
  return (
    <article
      className={cx(css.card, own && (own.legible ? css.coloured : css.striped), own?.texture && surfaceClass)}
      data-part="article-card"
      lang={lang}
      style={own?.style}
    >
      {image?.src && (
        <div className={css.media} data-part="article-card-media">
          <Picture image={image} sizes={sizes} priority={priority} />
        </div>
      )}
      <div className={css.text} data-part="article-card-text">
        <Heading className={css.title} data-part="article-card-title">
          <a className={css.link} data-part="article-card-link" href={href}>
            <span>
              <FittedText text={title} />
            </span>
          </a>
        </Heading>
        {(category || time) && (
          <p className={css.meta} data-part="article-card-meta">
            {category && (
              <span className={css.category} data-part="article-card-category">
                {category}
              </span>
            )}
            {time && (
              <span className={css.time} data-part="article-card-time">
                {time}
              </span>
            )}
          </p>
        )}
        {intro && (
          <p className={css.intro} data-part="article-card-intro">
            {intro}
          </p>
        )}
      </div>
    </article>
  )
}
