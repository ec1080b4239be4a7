import type { HeadingLevel, MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import { SectionHead } from '../../elements/section-head/SectionHead.tsx'
import { place } from '../../elements/styles/place.css.ts'
import type { ArticleGridFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { ArticleCard } from './ArticleCard.tsx'
import type { articleGrid } from './ArticleGrid.contract.ts'
import * as css from './ArticleGrid.css.ts'
import type { ArticleGridMessages } from './ArticleGrid.messages.ts'

export type ArticleGridProps = ArticleGridFields & OptionsOf<typeof articleGrid> & MessagesOption<ArticleGridMessages> & RootProps

/** The cards left over after rows of three share the last row. A card alone in its row has its picture on one half. */
const sizesOf = (index: number, count: number) =>
  `${from.l} ${index < count - (count % 3) ? '33vw' : '50vw'}, ${from.m} 50vw, 100vw`

/**
 * Articles as cards in the colours of their categories. Without an article it renders nothing.
 * @requirement BLK-article_grid-01, BLK-article_grid-02
 */
export function ArticleGrid({ title, articles, action, headingLevel = 2, messages, ...rest }: ArticleGridProps) {
  if (!articles?.length) return null
  const level = Math.min(title ? headingLevel + 1 : headingLevel, 6) as HeadingLevel
  return (
    <div {...rootProps(rest, place)} data-part="article-grid">
      <SectionHead title={title} headingLevel={headingLevel} part="article-grid" messages={messages} classNames={css.section} />
      <ul className={css.cards} data-part="article-grid-cards">
        {articles.map((article, i) => (
          <li key={article.id} data-part="article-grid-item">
            <ArticleCard article={article} headingLevel={level} sizes={sizesOf(i, articles.length)} messages={messages} />
          </li>
        ))}
      </ul>
      {action?.label && action.href && (
        <div className={css.action} data-part="article-grid-action">
          <ActionButton action={action} onPage messages={messages} />
        </div>
      )}
    </div>
  )
}
