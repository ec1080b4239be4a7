import { ArticleCard } from '../../blocks/article-grid/ArticleCard.tsx'
import { ArticleGrid } from '../../blocks/article-grid/ArticleGrid.tsx'
import type { ColorValue } from '../../contract/values.ts'
import { cx } from '../../elements/styles/cx.ts'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { toCustomColor } from '../../elements/styles/custom-color.ts'
import { surfaceClass } from '../../elements/styles/surface.css.ts'
import type { ArticleShape } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { from } from '../../theme/breakpoints.ts'
import { rootProps } from '../../root-props.ts'
import * as css from './ArticleList.css.ts'
import { en } from './ArticlePage.messages.ts'
import { CategoryFilter, type CategoryFilterProps } from './CategoryFilter.tsx'

export interface ArticleListProps extends CategoryFilterProps {
  /** Subject of the list, such as a category. */
  title: string
  /** A sentence or two under the title. */
  intro?: string | undefined
  /** Colour behind the title: that of the category shown. */
  color?: ColorValue | undefined
  /** The bar stands inverted on the head, which then makes room for it. Default: false. */
  inverted?: boolean | undefined
  /**
   * Newest first; the first three are shown large.
   * @requirement ART-01
   */
  articles: readonly ArticleShape[]
}

const heroCount = 3
const sizes = { first: `${from.l} 66vw, 100vw`, other: `${from.l} 33vw, ${from.m} 50vw, 100vw` }

/**
 * All articles, or those of a category: the filter, three large ones, and the rest as a grid.
 * @requirement ART-01 to ART-05
 */
export function ArticleList(props: ArticleListProps) {
  const { title, intro, color, inverted, articles, categories, current, allHref, messages } = props
  const own = toCustomColor(color)
  return (
    <div {...rootProps(props, css.list)} data-part="article-list">
      <header
        className={cx(
          css.head,
          inverted && css.underBar,
          own && (own.legible ? css.coloured : css.striped),
          own?.texture && surfaceClass,
        )}
        data-part="article-list-head"
        style={own?.style}
      >
        <Grid>
          <div className={css.title} data-part="article-list-title">
            <DisplayTitle headingLevel={1} text={title} />
          </div>
          {intro && (
            <p className={css.intro} data-part="article-list-intro">
              {intro}
            </p>
          )}
        </Grid>
      </header>
      <Grid>
        <div className={css.body} data-part="article-list-body">
          <CategoryFilter categories={categories} current={current} allHref={allHref} messages={messages} />
          {articles.length === 0 && (
            <p className={css.empty} data-part="article-list-empty">
              {messages?.empty ?? en.empty}
            </p>
          )}
          {articles.length > 0 && (
            <ul className={css.heroes} data-part="article-list-heroes">
              {articles.slice(0, heroCount).map((article, i) => (
                <li key={article.id} data-part="article-list-hero">
                  <ArticleCard
                    article={article}
                    headingLevel={2}
                    sizes={i ? sizes.other : sizes.first}
                    priority={i === 0}
                    messages={messages}
                  />
                </li>
              ))}
            </ul>
          )}
          <ArticleGrid articles={articles.slice(heroCount)} messages={messages} />
        </div>
      </Grid>
    </div>
  )
}
