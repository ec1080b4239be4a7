import { cx } from '../../elements/styles/cx.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import type { ArticleShape } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type ArticlePageMessages } from './ArticlePage.messages.ts'
import * as css from './NextArticle.css.ts'

export interface NextArticleProps extends RootProps {
  /** The article to read next. */
  article: ArticleShape
  /** Texts in place of the English ones. */
  messages?: Partial<ArticlePageMessages> | undefined
}

/** A link to the next article, at the end of an article, in the colour of its category. */
export function NextArticle({ article: { title, href, intro, color, lang }, messages, ...rest }: NextArticleProps) {
  const own = toCustomColor(color)
  return (
    <section
      {...rootProps(rest, {
        className: cx(css.muted, css.next, own && (own.legible ? css.coloured : css.striped), own?.texture && surfaceClass),
        style: own?.style,
      })}
      data-part="next-article"
    >
      <Grid>
        <div className={css.text} data-part="next-article-text">
          <p className={css.label} data-part="next-article-label">
            {messages?.next ?? en.next}
          </p>
          <h2 className={css.title} data-part="next-article-title" lang={lang}>
            <a className={css.link} data-part="next-article-link" href={href}>
              <span>
                <FittedText text={title} />
              </span>
            </a>
          </h2>
          {intro && (
            <p className={css.intro} data-part="next-article-intro" lang={lang}>
              {intro}
            </p>
          )}
        </div>
        <span className={css.icon} data-part="next-article-icon">
          <Icon name="arrow" />
        </span>
      </Grid>
    </section>
  )
}
